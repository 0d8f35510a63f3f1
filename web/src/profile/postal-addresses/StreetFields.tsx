import { postalLengths, type PostalUse } from "@portal/model/addresses/postal-addresses.ts";
import { FormField } from "../../parts/FormField.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "../Entry.module.css";
import type { PostalFormOf } from "./usePostalForm.tsx";

interface StreetFieldsProps {
  form: PostalFormOf;
  use: PostalUse;
}

/** Whoever has a box needs no street. */
export function StreetFields({ form, use }: StreetFieldsProps) {
  const t = useTexts("addresses");
  return (
    <div className={styles.short}>
      <FormField form={form} name="street">
        {(field) => (
          <TextField
            {...field}
            label={t("field.street")}
            maxLength={postalLengths.street}
            isOptional={use === "CORRESPONDANCE"}
          />
        )}
      </FormField>
      <FormField form={form} name="number">
        {(field) => (
          <TextField
            {...field}
            label={t("field.number")}
            maxLength={postalLengths.number}
            isOptional
          />
        )}
      </FormField>
    </div>
  );
}
