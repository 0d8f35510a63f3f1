import { Boundary } from "../../core/hydration.tsx";
import {
  type AccessWay,
  type RequestAccess,
  requestAccessRule,
} from "@portal/model/request-access/request-access.ts";
import { useState } from "react";
import { configuration, isDemonstration } from "../../core/configuration.ts";
import { useRuleForm } from "../../core/forms/form.ts";
import { emailCheck, phoneCheck } from "../../core/forms/validation.ts";
import { ApiProblem } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { FormSummary } from "../../parts/FormSummary.tsx";
import { lazyPart, SilentFallback } from "../../ui/feedback/lazy-part.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import styles from "../RequestAccess.module.css";
import type { AccessForm, TypedRequest } from "./access-form.ts";
import { AgreementFields } from "./AgreementFields.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { useLabels } from "./useLabels.ts";
import { WayField } from "./WayField.tsx";

const DemonstrationPeople = lazyPart(
  async () => (await import("./DemonstrationPeople.tsx")).DemonstrationPeople,
  SilentFallback,
);

interface RequestFormProps {
  isDigitalOffered: boolean;
  way: AccessWay;
  typed: RequestAccess | undefined;
  onWay: (way: AccessWay) => void;
  onSend: (typed: RequestAccess) => Promise<void>;
}

/** The visitor's data, the way of identification, and the consents. */
export function RequestForm({ isDigitalOffered, way, typed, onWay, onSend }: RequestFormProps) {
  const t = useTexts("request_access");
  const labels = useLabels();
  const { form, failure } = useRequestForm(way, typed, onSend);
  const choose = (chosen: AccessWay) => {
    form.setValue("way", chosen);
    onWay(chosen);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <FormSummary form={form} labels={labels} />
      {isDigitalOffered && <WayField way={way} onChange={choose} />}
      <fieldset className={styles.group}>
        <legend>{t("you")}</legend>
        {isDemonstration() && (
          <Boundary>
            <DemonstrationPeople form={form} />
          </Boundary>
        )}
        <PersonFields form={form} labels={labels} />
      </fieldset>
      <AgreementFields form={form} labels={labels} way={way} />
      {failure && (
        <div role="alert">
          <Notice kind="warning">
            <p>{t(`failure.${failure}`)}</p>
          </Notice>
        </div>
      )}
      <div className={styles.send}>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {t(`send.${way}`)}
        </BusyButton>
        <span className={styles.already}>
          {t("already")} <a href={configuration().loginPath}>{t("signIn")}</a>
        </span>
      </div>
    </form>
  );
}

/** The reason why nothing was sent: too many requests, not offered here, or an error. */
type Failure = "tooMany" | "notOffered" | "failed";

function useRequestForm(
  way: AccessWay,
  typed: RequestAccess | undefined,
  onSend: (typed: RequestAccess) => Promise<void>,
) {
  const today = useToday();
  const [rule] = useState(() => requestAccessRule(today));
  const [failure, setFailure] = useState<Failure>();
  const form: AccessForm = useRuleForm<TypedRequest, RequestAccess>(rule, {
    start: startOf(way, typed),
    checks: [
      ["email", emailCheck],
      ["phone", phoneCheck],
    ],
    send: async (asked) => {
      setFailure(undefined);
      try {
        await onSend(asked);
      } catch (error) {
        const fields = error instanceof ApiProblem ? error.fields : {};
        if (Object.keys(fields).length > 0) throw renamed(error);
        setFailure(failureOf(error));
        return false;
      }
      return true;
    },
  });
  return { form, failure };
}

function startOf(way: AccessWay, typed: RequestAccess | undefined): TypedRequest {
  return {
    way,
    insuredNumber: String(typed?.insuredNumber ?? ""),
    birthdate: typed?.birthdate ?? "",
    phone: typed?.phone ?? "",
    email: typed?.email ?? "",
    emailAgain: typed?.emailAgain ?? "",
    terms: typed?.terms ?? false,
    privacy: typed?.privacy ?? false,
    userConsentDP: typed?.userConsentDP ?? false,
  };
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiProblem)) return "failed";
  if (error.status === 429) return "tooMany";
  return error.status === 404 ? "notOffered" : "failed";
}

/** The two endpoints name the phone field differently. */
function renamed(error: unknown): unknown {
  if (!(error instanceof ApiProblem)) return error;
  const { phoneNumber: phone, ...fields } = error.fields;
  return new ApiProblem(error.status, {
    ...error.details,
    fields: { ...fields, ...(phone && { phone }) },
  });
}
