import { useQuery } from "../../core/http/useQuery.ts";
import type { FinancialForm } from "@portal/model/addresses/financial-form.ts";
import { foreignCountryIn, maskIban } from "@portal/model/typing/iban.ts";
import { LONGEST_OWNER } from "@portal/model/addresses/financial-addresses.ts";
import { directoryCountries, postalLengths } from "@portal/model/addresses/postal-addresses.ts";
import { useRef } from "react";
import { FormField } from "../../parts/FormField.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { CountryField } from "../../ui/fields/places/CountryField.tsx";
import { IbanField } from "../../ui/fields/IbanField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "../Entry.module.css";
import { CityField, NumberField, StartField, StreetField, ZipField } from "../PlaceFields.tsx";
import { ListedLocality } from "../ListedLocality.tsx";
import { bankOf, emptyForm } from "./financial-addresses.ts";
import type { AccountFormOf } from "./useAccountForm.tsx";

interface AccountFieldsProps {
  form: AccountFormOf;
  labels: Partial<Record<keyof FinancialForm, string>>;
}

/** The owner and their address, then the number: another country empties all but the name. */
export function AccountFields({ form, labels }: AccountFieldsProps) {
  const t = useTexts("addresses");
  const today = useToday();
  const country = form.watch("country");
  const foreignIban = useRef("");
  const isSwiss = directoryCountries.includes(country);
  const changeCountry = (chosen = "") => {
    if (chosen === country) return;
    const { ownerFullname, startOfValidity } = form.getValues();
    const empty = emptyForm({ country: chosen, ownerFullname, startOfValidity });
    // A foreign number that led to the choice of its country is kept.
    const isOfCountry = foreignCountryIn(foreignIban.current) === chosen;
    const iban = isOfCountry ? maskIban(foreignIban.current, "any") : "";
    form.reset({ ...empty, iban }, { keepDefaultValues: true });
  };
  return (
    <>
      <FormField form={form} name="ownerFullname">
        {(field) => (
          <TextField {...field} label={labels.ownerFullname ?? ""} maxLength={LONGEST_OWNER} />
        )}
      </FormField>
      <FormField form={form} name="country">
        {(field) => (
          <CountryField {...field} label={labels.country ?? ""} onChange={changeCountry} />
        )}
      </FormField>
      {isSwiss ? <SwissHome form={form} /> : <ForeignHome form={form} />}
      <FormField form={form} name="iban">
        {(field) => (
          <IbanField
            {...field}
            label={t("field.iban")}
            reach={isSwiss ? "swiss" : "any"}
            foreignText={(from) =>
              t("account.foreignIban", { country: from, field: labels.country ?? "" })
            }
            onForeign={(iban) => void (foreignIban.current = iban)}
          />
        )}
      </FormField>
      <BankLine iban={form.watch("iban")} />
      <FormField form={form} name="startOfValidity">
        {(field) => <StartField {...field} today={today} />}
      </FormField>
    </>
  );
}

/** The bank of the number, while it is typed. */
function BankLine({ iban }: { iban: string }) {
  const { data: bank } = useQuery(bankOf(iban));
  return (
    <p className={styles.bank} role="status">
      {bank && [bank.name, bank.bic].filter(Boolean).join(" · ")}
    </p>
  );
}

function SwissHome({ form }: { form: AccountFormOf }) {
  const t = useTexts("addresses");
  const [country, label] = form.watch(["country", "localityCommuneLabel"]);
  return (
    <>
      <FormField form={form} name="street">
        {(field) => (
          <TextField
            {...field}
            label={t("field.streetNumber")}
            maxLength={postalLengths.street}
            isOptional
          />
        )}
      </FormField>
      <FormField form={form} name="localityCommuneId">
        {(field) => (
          <ListedLocality
            {...field}
            shown={label}
            country={country}
            onPick={(option) => form.setValue("localityCommuneLabel", option?.label ?? "")}
          />
        )}
      </FormField>
    </>
  );
}

function ForeignHome({ form }: { form: AccountFormOf }) {
  return (
    <>
      <div className={styles.short}>
        <FormField form={form} name="street">
          {(field) => <StreetField {...field} />}
        </FormField>
        <FormField form={form} name="streetNumber">
          {(field) => <NumberField {...field} />}
        </FormField>
      </div>
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
