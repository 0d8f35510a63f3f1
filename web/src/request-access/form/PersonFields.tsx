import { earliestBirthday } from "@portal/model/calendar/birthdays.ts";
import { type SyntheticEvent, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { FormField } from "../../parts/FormField.tsx";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import { EmailField } from "../../ui/fields/EmailField.tsx";
import type { FieldProps } from "../../ui/fields/Field.tsx";
import { PhoneField } from "../../ui/fields/phone/PhoneField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "../RequestAccess.module.css";
import { CardPicture } from "./CardPicture.tsx";
import type { AccessForm } from "./access-form.ts";
import type { Labels } from "./useLabels.ts";

/** The calendar opens near the birth year of most visitors. */
const OPENS_AT = "1980-01-01";
/** Ten digits with spaces between them. */
const LONGEST_NUMBER = 16;

export function PersonFields({ form, labels }: { form: AccessForm; labels: Labels }) {
  const t = useTexts("request_access");
  const today = useToday();
  return (
    <div className={styles.fields}>
      <div className={styles.number}>
        <FormField form={form} name="insuredNumber">
          {(field) => (
            <TextField
              {...field}
              label={labels.insuredNumber}
              help={t("insuredNumber.help")}
              inputMode="numeric"
              autoComplete="off"
              maxLength={LONGEST_NUMBER}
              hasFigures
            />
          )}
        </FormField>
        <CardPicture label={t("insuredNumber.picture")} />
      </div>
      <FormField form={form} name="birthdate">
        {(field) => (
          <DateField
            {...field}
            label={labels.birthdate}
            opensAt={OPENS_AT}
            // The validation rule refuses minors, not the calendar.
            bounds={{ min: earliestBirthday, max: today }}
          />
        )}
      </FormField>
      <FormField form={form} name="phone">
        {(field) => <PhoneField {...field} label={labels.phone} help={t("phoneHelp")} />}
      </FormField>
      <FormField form={form} name="email">
        {(field) => <EmailField {...field} label={labels.email} />}
      </FormField>
      <FormField form={form} name="emailAgain">
        {(field) => <TypedAgain {...field} label={labels.emailAgain} />}
      </FormField>
    </div>
  );
}

/**
 * Pasting would copy the typing mistake that the second field is meant to find. Only the clipboard is blocked: password
 * managers and assistive technology can fill in the field.
 */
function TypedAgain(field: FieldProps<string>) {
  const t = useTexts("request_access");
  const [isRefused, setRefused] = useState(false);
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    setRefused(true);
  };
  return (
    <div onPaste={refuse} onDrop={refuse}>
      <EmailField {...field} help={isRefused ? t("emailAgain.help") : undefined} />
    </div>
  );
}
