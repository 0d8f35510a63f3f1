import {
  LONGEST_MESSAGE,
  messageAnsweredWithin,
  MessageSubject,
  offeredSubjects,
  subjectName,
  WriteMessage,
} from "@portal/model/contact/conversations.ts";
import { isRequestReference } from "@portal/model/requests/receipt.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRuleForm } from "../../core/forms/form.ts";
import { ApiProblem, post } from "../../core/http/api.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { type Insured, usePortal } from "../../core/portal.tsx";
import { useLocation } from "../../core/routing/router.tsx";
import { DraftNotice } from "../../parts/DraftNotice.tsx";
import { type BoundField, FormField } from "../../parts/FormField.tsx";
import { FormSummary } from "../../parts/FormSummary.tsx";
import { PersonField } from "../../parts/PersonField.tsx";
import { useSubmitAfterUploads } from "../../parts/photos/useSubmitAfterUploads.ts";
import { showReceipt } from "../../parts/receipt/receipt-address.ts";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { AttachmentField } from "../AttachmentField.tsx";
import { everyConversation } from "../conversations.ts";
import { type Refusal, RefusalDialog } from "../RefusalDialog.tsx";
import stack from "../../ui/layout/Stack.module.css";
import styles from "./Write.module.css";

/** The form of a message: subject, person, text and files. */
export function WriteForm({ people }: { people: readonly Insured[] }) {
  const t = useTexts("conversations");
  const { form, refusal, forgetRefusal } = useWriteForm(people);
  const holding = useSubmitAfterUploads(form, "attachments");
  const labels = {
    subjectCode: t("field.subject"),
    concernedInsured: t("field.person"),
    message: t("field.message"),
    attachments: t("field.attachment"),
  };
  return (
    <form className={stack.gap6} noValidate onSubmit={(event) => void holding.submit(event)}>
      <DraftNotice draft={form.draft} />
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="subjectCode">
        {(field) => <SubjectField {...field} label={labels.subjectCode} />}
      </FormField>
      <FormField form={form} name="concernedInsured">
        {(field) => (
          <PersonField
            {...field}
            value={String(field.value ?? "")}
            label={labels.concernedInsured}
            people={people}
          />
        )}
      </FormField>
      <FormField form={form} name="message">
        {(field) => (
          <TextArea
            {...field}
            label={labels.message}
            help={t("write.messageHelp")}
            maxLength={LONGEST_MESSAGE}
          />
        )}
      </FormField>
      <FormField form={form} name="attachments">
        {(field) => <AttachmentField {...field} label={labels.attachments} holding={holding} />}
      </FormField>
      <div>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {t("send")}
        </BusyButton>
      </div>
      {refusal && <RefusalDialog refusal={refusal} onClose={forgetRefusal} />}
    </form>
  );
}

/** Each subject tells when it is answered. */
function SubjectField(field: BoundField<MessageSubject> & { label: string }) {
  const t = useTexts("conversations");
  const { language } = useLanguage();
  const { profile } = usePortal();
  const options = offeredSubjects(profile).map((value) => {
    const { unit, count } = messageAnsweredWithin(value);
    return { value, label: subjectName(value, language), detail: t(`within.${unit}`, { count }) };
  });
  return (
    <div className={styles.subjects}>
      <RadioGroup
        {...field}
        variant="card"
        options={options}
        onChange={(value) => field.onChange(value || undefined)}
      />
    </div>
  );
}

/** The subject, the person and the request that the address of the form names. */
function useNamed(people: readonly Insured[]) {
  const t = useTexts("conversations");
  const { profile } = usePortal();
  const parameters = new URLSearchParams(useLocation().search);
  const subject = MessageSubject.safeParse(parameters.get("type")).data;
  const insured = parameters.get("insured");
  const reference = parameters.get("reference") ?? "";
  const [only, ...others] = people;
  const person =
    others.length === 0
      ? only
      : people.find(({ insuredNumber }) => String(insuredNumber) === insured);
  return {
    concernedInsured: person ? String(person.insuredNumber) : "",
    message: isRequestReference(reference) ? `${t("write.about", { reference })}\n\n` : "",
    ...(subject && offeredSubjects(profile).includes(subject) && { subjectCode: subject }),
  };
}

/** The only person on an account is preselected, and so are the values in the address. */
function useWriteForm(people: readonly Insured[]) {
  const named = useNamed(people);
  const { language } = useLanguage();
  const cache = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useRuleForm(WriteMessage, {
    start: { ...named, attachments: [] },
    draft: "conversations.write@1",
    send: async (written, act) => {
      const { subjectCode } = written;
      try {
        const body = { ...written, subject: subjectName(subjectCode, language) };
        const { id } = await post<{ id: string }>("/v1/contact/message", body, {
          ...act,
          handles: [400, 409, 423],
        });
        void cache.invalidateQueries(everyConversation);
        void cache.invalidateQueries({ queryKey: ["interactions"] });
        showReceipt(id);
      } catch (error) {
        setRefusal(refusalOf(error));
        throw error;
      }
    },
  });
  return { form, refusal, forgetRefusal: () => setRefusal(undefined) };
}

function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  const { conversation } = error.details;
  if (error.status === 409)
    return {
      kind: "asked",
      conversation: typeof conversation === "string" ? conversation : undefined,
    };
  return error.status === 423 ? { kind: "locked" } : undefined;
}
