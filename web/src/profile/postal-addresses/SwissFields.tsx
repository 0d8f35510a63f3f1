import type { PostalUse } from "@portal/model/addresses/postal-addresses.ts";
import { readTypedAddress } from "@portal/model/typing/typed-address.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { FormField } from "../../parts/FormField.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { findLocality, searchAddresses } from "../../core/places.ts";
import { usePortal } from "../../core/portal.tsx";
import { AddressField } from "../../ui/fields/places/AddressField.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import type { ListOption } from "../../ui/fields/Combobox.tsx";
import { ListedLocality } from "../ListedLocality.tsx";
import { addressLine } from "./postal-addresses.ts";
import { StreetFields } from "./StreetFields.tsx";
import type { PostalFormOf } from "./usePostalForm.tsx";

interface SwissFieldsProps {
  form: PostalFormOf;
  use: PostalUse;
}

/** An address from the directory, or a typed one with a locality from the list. */
export function SwissFields({ form, use }: SwissFieldsProps) {
  const t = useTexts("addresses");
  const { flags } = usePortal();
  const [isManual, country, label] = form.watch(["isManual", "country", "swissLocalityLabel"]);
  const { typeIt, searchIt } = useWays(form);
  if (!isManual) return <SearchFields form={form} onManual={typeIt} />;
  return (
    <>
      {flags.has("SWISS_ADDRESS_ELASTIC_SEARCH") && (
        <Button variant="secondary" onClick={searchIt}>
          {t("postal.search")}
        </Button>
      )}
      <StreetFields form={form} use={use} />
      <FormField form={form} name="swissLocalityId">
        {(field) => (
          <ListedLocality
            {...field}
            shown={label}
            country={country}
            onPick={(option) => form.setValue("swissLocalityLabel", option?.label ?? "")}
          />
        )}
      </FormField>
    </>
  );
}

/** Switches between search and manual entry; both keep the typed values and move the focus. */
function useWays(form: PostalFormOf) {
  const isManual = form.watch("isManual");
  const isAsked = useRef(false);
  const focusFirst = useEffectEvent(() => form.setFocus(isManual ? "street" : "swissLocalityId"));
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    focusFirst();
  }, [isManual]);
  const turn = (toManual: boolean) => {
    isAsked.current = true;
    form.clearErrors(["street", "swissLocalityId"]);
    form.setValue("isManual", toManual, { shouldDirty: true });
  };
  return {
    typeIt: (line: string | undefined) => {
      turn(true);
      if (line !== undefined) void fillIn(form, line);
    },
    searchIt: () => {
      const { street, number, swissLocalityId, swissLocalityLabel } = form.getValues();
      const isWhole = street !== "" && swissLocalityId !== "";
      form.setValue("foundAddressId", "");
      form.setValue(
        "foundAddressLabel",
        isWhole ? addressLine({ street, number, place: swissLocalityLabel }) : "",
      );
      turn(false);
    },
  };
}

/** Parses a one-line address into the fields; the locality follows once the list has found it. */
async function fillIn(form: PostalFormOf, line: string): Promise<void> {
  const { street, number, place } = readTypedAddress(line);
  const options = { shouldDirty: true };
  form.setValue("street", street, options);
  form.setValue("number", number, options);
  form.setValue("swissLocalityId", "", options);
  form.setValue("swissLocalityLabel", "");
  const found = await findLocality(place, form.getValues("country"));
  // A locality that the customer chose meanwhile is kept.
  if (!found || form.getValues("swissLocalityId") !== "") return;
  form.setValue("swissLocalityId", found.id, options);
  form.setValue("swissLocalityLabel", found.label);
}

interface SearchFieldsProps {
  form: PostalFormOf;
  /** Switches to manual entry with the typed or picked line, or else with the current address. */
  onManual: (line: string | undefined) => void;
}

/** Shows the current address until another is picked. A search result is taken unchanged. */
function SearchFields({ form, onManual }: SearchFieldsProps) {
  const t = useTexts("addresses");
  const [id, label, country] = form.watch(["foundAddressId", "foundAddressLabel", "country"]);
  const typed = useRef<string>(undefined);
  const goOn = () => onManual(typed.current?.trim() || (id ? label : undefined));
  const pick = (option: ListOption | undefined) => {
    typed.current = undefined;
    form.setValue("foundAddressId", option?.id ?? "", { shouldDirty: true });
    form.setValue("foundAddressLabel", option?.label ?? "", { shouldDirty: true });
    form.clearErrors(["swissLocalityId", "street"]);
  };
  return (
    <>
      <FormField form={form} name="swissLocalityId">
        {({ name, onBlur, ref, error }) => (
          <AddressField<ListOption>
            {...{ name, onBlur, ref, error }}
            label={t("field.address")}
            help={t("field.addressHelp")}
            value={label ? { id: id || "present", label } : undefined}
            onChange={pick}
            onTyped={(text) => void (typed.current = text)}
            search={(text) => searchAddresses(text, country)}
            onManual={goOn}
          />
        )}
      </FormField>
      <Button variant="secondary" onClick={goOn}>
        {t("postal.manual")}
      </Button>
    </>
  );
}
