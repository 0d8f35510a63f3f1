import type { PostalUse } from "@portal/model/addresses/postal-addresses.ts";
import { FormField } from "../../parts/FormField.tsx";
import styles from "../Entry.module.css";
import { NumberField, StreetField } from "../PlaceFields.tsx";
import type { PostalFormOf } from "./usePostalForm.tsx";

interface StreetFieldsProps {
  form: PostalFormOf;
  use: PostalUse;
}

/** A post office box needs no street. */
export function StreetFields({ form, use }: StreetFieldsProps) {
  return (
    <div className={styles.short}>
      <FormField form={form} name="street">
        {(field) => <StreetField {...field} isOptional={use === "CORRESPONDANCE"} />}
      </FormField>
      <FormField form={form} name="number">
        {(field) => <NumberField {...field} />}
      </FormField>
    </div>
  );
}
