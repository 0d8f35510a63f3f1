import type { PostalUse } from "@portal/model/postal-addresses.ts";
import { FormField } from "../../core/FormField.tsx";
import { useTexts } from "../../core/i18n.tsx";
import { type AddressOption, searchAddresses } from "../../core/places.ts";
import { usePortal } from "../../core/portal.tsx";
import { AddressField } from "../../ui/AddressField.tsx";
import { Button } from "../../ui/Button.tsx";
import { ListedLocality } from "../ListedLocality.tsx";
import { StreetFields } from "./PostalFields.tsx";
import type { PostalFormOf } from "./usePostalForm.tsx";

interface SwissFieldsProps {
  form: PostalFormOf;
  use: PostalUse;
}

/** An address picked from the directory, or typed by hand with a locality of the list. */
export function SwissFields({ form, use }: SwissFieldsProps) {
  const t = useTexts("addresses");
  const { flags } = usePortal();
  const [isManual, country, label] = form.watch(["isManual", "country", "swissLocalityLabel"]);
  if (!isManual) return <SearchFields form={form} use={use} />;
  return (
    <>
      {flags.has("SWISS_ADDRESS_ELASTIC_SEARCH") && (
        <Button look="secondary" onClick={() => form.setValue("isManual", false)}>
          {t("postal.search")}
        </Button>
      )}
      <StreetFields form={form} use={use} />
      <FormField of={form} name="swissLocalityId">
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

/** What the search finds is taken as it is; whoever finds nothing types. */
function SearchFields({ form }: SwissFieldsProps) {
  const t = useTexts("addresses");
  const [id, label] = form.watch(["foundAddressId", "foundAddressLabel"]);
  const typeIt = () => form.setValue("isManual", true);
  const pick = (option: AddressOption | undefined) => {
    form.setValue("foundAddressId", option?.id ?? "", { shouldDirty: true });
    form.setValue("foundAddressLabel", option?.label ?? "");
    form.clearErrors(["swissLocalityId", "street"]);
  };
  return (
    <>
      <FormField of={form} name="swissLocalityId">
        {({ name, onBlur, ref, error }) => (
          <AddressField<Pick<AddressOption, "id" | "label"> & Partial<AddressOption>>
            {...{ name, onBlur, ref, error }}
            label={t("field.address")}
            help={t("field.addressHelp")}
            value={id ? { id, label } : undefined}
            onChange={(option) => pick(option as AddressOption | undefined)}
            search={searchAddresses}
            onManual={typeIt}
          />
        )}
      </FormField>
      <Button look="secondary" onClick={typeIt}>
        {t("postal.manual")}
      </Button>
    </>
  );
}
