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
import { lazyPart, NotMissed } from "../../ui/feedback/lazy-part.tsx";
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
  NotMissed,
);

interface RequestFormProps {
  isDigitalOffered: boolean;
  way: AccessWay;
  wish: RequestAccess | undefined;
  onWay: (way: AccessWay) => void;
  onSend: (wish: RequestAccess) => Promise<void>;
}

/** The visitor's data, the way of identification, and the consents. */
export function RequestForm({ isDigitalOffered, way, wish, onWay, onSend }: RequestFormProps) {
  const t = useTexts("request_access");
  const labels = useLabels();
  const { form, failure } = useRequestForm(way, wish, onSend);
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
  wish: RequestAccess | undefined,
  onSend: (wish: RequestAccess) => Promise<void>,
) {
  const today = useToday();
  const [rule] = useState(() => requestAccessRule(today));
  const [failure, setFailure] = useState<Failure>();
  const form: AccessForm = useRuleForm<TypedRequest, RequestAccess>(rule, {
    start: startOf(way, wish),
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

function startOf(way: AccessWay, wish: RequestAccess | undefined): TypedRequest {
  return {
    way,
    insuredNumber: String(wish?.insuredNumber ?? ""),
    birthdate: wish?.birthdate ?? "",
    phone: wish?.phone ?? "",
    email: wish?.email ?? "",
    emailAgain: wish?.emailAgain ?? "",
    terms: wish?.terms ?? false,
    privacy: wish?.privacy ?? false,
    userConsentDP: wish?.userConsentDP ?? false,
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
