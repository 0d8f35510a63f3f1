import {
  type ProfessionalPerson,
  professionalDays,
  professionalRule,
} from "@portal/model/professional.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { ApiProblem, post } from "../core/http/api.ts";
import { useRuleForm } from "../core/forms/form.ts";
import { useTexts } from "../core/language/i18n.tsx";
import type { Insured } from "../core/portal.tsx";
import { EditForm } from "../parts/EditForm.tsx";
import { leaveForReceipt } from "../parts/receipt/receipt-address.ts";
import { PendingNotice } from "../parts/PendingNotice.tsx";
import { lazyPart } from "../ui/feedback/lazy-part.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { formOf, professionalData } from "./professional.ts";
import styles from "./ProfessionalScreen.module.css";
import { RecordFacts } from "./RecordFacts.tsx";

/** Loaded after the screen, because reading does not need the form. */
export const ProfessionalFields = lazyPart(
  async () => (await import("./ProfessionalFields.tsx")).ProfessionalFields,
);

interface ProfessionalFormProps {
  insured: Insured;
  record: ProfessionalPerson;
  today: string;
  identity: ReactNode;
}

export function ProfessionalForm(props: ProfessionalFormProps) {
  const { insured, record, today, identity } = props;
  const t = useTexts("professional");
  const { form, bounds, failure, startAgain } = useProfessionalForm(props);
  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    const isSaved = await form.submit(event);
    if (isSaved) startAgain();
    return isSaved;
  };
  return (
    <EditForm
      title={insured.fullname}
      lock={record.pendingUpdate ? { notice: <PendingNotice /> } : undefined}
      editing={{ onSave: save, onCancel: startAgain, draft: form.draft }}
      read={
        <>
          {identity}
          {record.professionalStatus ? (
            <RecordFacts record={record} />
          ) : (
            <p className={styles.quiet}>{t("none")}</p>
          )}
        </>
      }
    >
      {identity}
      <ProfessionalFields form={form} bounds={bounds} today={today} />
      {failure && (
        <div role="alert">
          <Notice kind="warning">
            <p>{t(`warning.${failure}`)}</p>
          </Notice>
        </div>
      )}
    </EditForm>
  );
}

/** The reason why nothing was saved: an earlier change is pending, or an error. */
type Failure = "waiting" | "failed";

function useProfessionalForm({ insured, record, today }: ProfessionalFormProps) {
  const cache = useQueryClient();
  const [failure, setFailure] = useState<Failure>();
  const { insuredNumber, birthdate } = insured;
  const bounds = professionalDays({ birthdate, today });
  const form = useRuleForm(professionalRule(bounds), {
    start: formOf(record),
    draft: `professional.${insuredNumber}@1`,
    send: async (told, act) => {
      setFailure(undefined);
      try {
        const path = `/v1/partners/${insuredNumber}/professional_data`;
        const { id } = await post<{ id: string }>(path, told, { ...act, silent: true });
        leaveForReceipt(id);
      } catch (error) {
        // A field's error is shown at the field only.
        if (error instanceof ApiProblem && Object.keys(error.fields).length > 0) throw error;
        setFailure(failureOf(error));
        // Refetches the insurer's data and keeps the typed values.
        if (failureOf(error) === "waiting") await cache.invalidateQueries(professionalData);
        if (error instanceof ApiProblem) throw error;
        return false;
      }
      await cache.invalidateQueries(professionalData);
      return true;
    },
  });
  const startAgain = () => {
    setFailure(undefined);
    form.reset(formOf(record));
  };
  return { form, bounds, failure, startAgain };
}

function failureOf(error: unknown): Failure {
  return error instanceof ApiProblem && error.code === "CONFLICT" ? "waiting" : "failed";
}
