import { Boundary } from "../core/hydration.tsx";
import { identityRule, LONGEST_INSURED_NUMBER } from "@portal/model/self-service/self-service.ts";
import { useState } from "react";
import { isDemonstration } from "../core/configuration.ts";
import { useRuleForm } from "../core/forms/form.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useToday } from "../core/today.ts";
import { FormField } from "../parts/FormField.tsx";
import { FormSummary } from "../parts/FormSummary.tsx";
import { DateField } from "../ui/fields/dates/DateField.tsx";
import { DigitsField } from "../ui/fields/DigitsField.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import type { Identity } from "./calls.ts";
import { DemonstrationPeople } from "./DemonstrationPeople.tsx";
import styles from "./SelfService.module.css";

/** The calendar opens near the birth year of most visitors. */
const OPENS_AT = "1980-01-01";

/** The visitor's identity: the number of the lost card and the date of birth. */
export function IdentityForm({ onSend }: { onSend: (identity: Identity) => Promise<void> }) {
  const t = useTexts("self_service");
  const today = useToday();
  const [rule] = useState(() => identityRule(today));
  const form = useRuleForm(rule, { start: { insuredNumber: "", birthdate: "" }, send: onSend });
  const labels = { insuredNumber: t("insuredNumber.label"), birthdate: t("birthdate") };
  const use = (identity: Identity) => {
    form.reset(identity);
    form.setFocus("birthdate");
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <FormSummary form={form} labels={labels} days={{ birthdate: { max: today } }} />
      <div className={styles.fields}>
        <FormField form={form} name="insuredNumber">
          {(field) => (
            <DigitsField
              {...field}
              label={labels.insuredNumber}
              help={t("insuredNumber.help")}
              maxLength={LONGEST_INSURED_NUMBER}
            />
          )}
        </FormField>
        <FormField form={form} name="birthdate">
          {(field) => (
            <DateField
              {...field}
              label={labels.birthdate}
              bounds={{ min: "1900-01-01", max: today }}
              opensAt={OPENS_AT}
            />
          )}
        </FormField>
      </div>
      {isDemonstration() && (
        <Boundary>
          <DemonstrationPeople onUse={use} />
        </Boundary>
      )}
      <div className={styles.actions}>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {t("continue")}
        </BusyButton>
      </div>
    </form>
  );
}
