import { birthday } from "@portal/model/calendar/birthdays.ts";
import { Email } from "@portal/model/typing/email.ts";
import { PayoutIban } from "@portal/model/typing/iban.ts";
import { Phone } from "@portal/model/typing/phone.ts";
import { requiredText } from "@portal/model/portal/texts.ts";
import { useState } from "react";
import * as z from "zod/mini";
import { ApiProblem } from "../../core/http/api.ts";
import { useRuleForm } from "../../core/forms/form.ts";
import { FormField } from "../../parts/FormField.tsx";
import { FormSummary } from "../../parts/FormSummary.tsx";
import { useMobileConfirmation } from "../../parts/useMobileConfirmation.tsx";
import { emailCheck, ibanCheck, phoneCheck } from "../../core/forms/validation.ts";
import { Button } from "../../ui/layout/Button.tsx";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import { EmailField } from "../../ui/fields/EmailField.tsx";
import { IbanField } from "../../ui/fields/IbanField.tsx";
import { PhoneField } from "../../ui/fields/phone/PhoneField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./FieldsSection.module.css";

const Person = z.object({
  lastname: requiredText(),
  email: Email,
  phone: Phone,
  iban: PayoutIban,
  birthdate: birthday("2026-11-15"),
});
const labels = {
  lastname: "Nom de famille",
  email: "E-mail",
  phone: "Mobile",
  iban: "Compte (IBAN)",
  birthdate: "Date de naissance",
};

/** A whole form with every rule, as the screens of the portal build them. */
export function ExampleForm() {
  const [sent, setSent] = useState("");
  const { confirm, dialog } = useMobileConfirmation();
  const form = useRuleForm(Person, {
    start: { lastname: "", email: "", phone: "", iban: "", birthdate: "" },
    checks: [
      ["email", emailCheck],
      ["phone", phoneCheck],
      ["iban", ibanCheck],
    ],
    async send(person) {
      if (!(await confirm(person.phone))) return false;
      if (person.lastname === "Refus") {
        throw new ApiProblem(400, { code: "INVALID", fields: { email: "email.invalid" } });
      }
      return setSent(JSON.stringify(person));
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="lastname">
        {(field) => <TextField label={labels.lastname} {...field} />}
      </FormField>
      <FormField form={form} name="email">
        {(field) => <EmailField label={labels.email} {...field} />}
      </FormField>
      <FormField form={form} name="phone">
        {(field) => <PhoneField label={labels.phone} {...field} />}
      </FormField>
      <FormField form={form} name="iban">
        {(field) => <IbanField label={labels.iban} {...field} />}
      </FormField>
      <FormField form={form} name="birthdate">
        {(field) => <DateField label={labels.birthdate} opensAt="1990-01-01" {...field} />}
      </FormField>
      <Button type="submit">Envoyer</Button>
      {sent && <p role="status">{sent}</p>}
      {dialog}
    </form>
  );
}
