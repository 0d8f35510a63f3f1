import {
  directoryCountries,
  postalLengths,
  type PostalUse,
} from "@portal/model/addresses/postal-addresses.ts";
import { FormField } from "../../parts/FormField.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { useToday } from "../../core/today.ts";
import { CountryField } from "../../ui/fields/places/CountryField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "../Entry.module.css";
import { CityField, StartField, ZipField } from "../PlaceFields.tsx";
import { emptyForm } from "./postal-addresses.ts";
import { StreetFields } from "./StreetFields.tsx";
import { SwissFields } from "./SwissFields.tsx";
import type { PostalFormOf } from "./usePostalForm.tsx";

interface PostalFieldsProps {
  form: PostalFormOf;
  use: PostalUse;
  movesAlone: boolean;
}

/** The country determines the fields; a change of country empties them. */
export function PostalFields({ form, use, movesAlone }: PostalFieldsProps) {
  const t = useTexts("addresses");
  const today = useToday();
  const country = form.watch("country");
  const { flags } = usePortal();
  const isSwiss = directoryCountries.includes(country);
  const changeCountry = (chosen = "") => {
    if (chosen === country) return;
    const { startOfValidity } = form.getValues();
    const isManual = !flags.has("SWISS_ADDRESS_ELASTIC_SEARCH");
    form.reset(emptyForm({ country: chosen, isManual, startOfValidity }), {
      keepDefaultValues: true,
    });
  };
  return (
    <>
      <FormField form={form} name="country">
        {(field) => <CountryField {...field} label={t("field.country")} onChange={changeCountry} />}
      </FormField>
      {isSwiss ? <SwissFields form={form} use={use} /> : <ForeignFields form={form} use={use} />}
      <FormField form={form} name="complement">
        {(field) => (
          <TextField
            {...field}
            label={t("field.complement")}
            help={t("field.complementHelp")}
            maxLength={postalLengths.complement}
            isOptional
          />
        )}
      </FormField>
      {use === "CORRESPONDANCE" && (
        <FormField form={form} name="poBox">
          {(field) => (
            <TextField
              {...field}
              label={t("field.poBox")}
              maxLength={postalLengths.poBox}
              isOptional
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="startOfValidity">
        {(field) => <StartField {...field} today={today} />}
      </FormField>
      {use === "DOMICILE_LEGAL" && !movesAlone && (
        <p className={styles.meta}>{t("postal.along")}</p>
      )}
    </>
  );
}

function ForeignFields({ form, use }: Pick<PostalFieldsProps, "form" | "use">) {
  return (
    <>
      <StreetFields form={form} use={use} />
      <div className={styles.zip}>
        <FormField form={form} name="zip">
          {(field) => <ZipField {...field} />}
        </FormField>
        <FormField form={form} name="locality">
          {(field) => <CityField {...field} />}
        </FormField>
      </div>
    </>
  );
}
