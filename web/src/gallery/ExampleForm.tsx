import { birthday } from "@portal/model/birthdays.ts";
import { Email } from "@portal/model/email.ts";
import { PayoutIban } from "@portal/model/iban.ts";
import { Phone } from "@portal/model/phone.ts";
import { requiredText } from "@portal/model/texts.ts";
import { useState } from "react";
import { z } from "zod";
import { ApiProblem } from "../core/api.ts";
import { useRuleForm } from "../core/form.ts";
import { FormField } from "../core/FormField.tsx";
import { FormSummary } from "../core/FormSummary.tsx";
import { useMobileConfirmation } from "../core/useMobileConfirmation.tsx";
import { emailCheck, ibanCheck, phoneCheck } from "../core/validation.ts";
import { Button } from "../ui/Button.tsx";
import { DateField } from "../ui/DateField.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import { IbanField } from "../ui/IbanField.tsx";
import { PhoneField } from "../ui/PhoneField.tsx";
import { TextField } from "../ui/TextField.tsx";
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

/** A whole form with every rule, as the areas of the portal make them. */
export function ExampleForm() {
  const [sent, setSent] = useState("");
  const { confirm, dialog } = useMobileConfirmation();
  const form = useRuleForm(Person, {
    start: { lastname: "", email: "", phone: "", iban: "", birthdate: "" },
    checks: { email: emailCheck, phone: phoneCheck, iban: ibanCheck },
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
      <FormSummary of={form} labels={labels} />
      <FormField of={form} name="lastname">
        {(field) => <TextField label={labels.lastname} {...field} />}
      </FormField>
      <FormField of={form} name="email">
        {(field) => <EmailField label={labels.email} {...field} />}
      </FormField>
      <FormField of={form} name="phone">
        {(field) => <PhoneField label={labels.phone} {...field} />}
      </FormField>
      <FormField of={form} name="iban">
        {(field) => <IbanField label={labels.iban} {...field} />}
      </FormField>
      <FormField of={form} name="birthdate">
        {(field) => <DateField label={labels.birthdate} opensAt="1990-01-01" {...field} />}
      </FormField>
      <Button type="submit">Envoyer</Button>
      {sent && <p role="status">{sent}</p>}
      {dialog}
    </form>
  );
}
