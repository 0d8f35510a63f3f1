import type { BoundField } from "../parts/FormField.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { searchLocalities } from "../core/places.ts";
import type { ListOption } from "../ui/fields/Combobox.tsx";
import { LocalityField } from "../ui/fields/places/LocalityField.tsx";

interface ListedLocalityProps extends BoundField<string> {
  /** The name of the locality whose id is the value. */
  shown: string;
  country: string;
  onPick: (option: ListOption | undefined) => void;
}

/** A locality of the country by its id, shown by its name. */
export function ListedLocality({ shown, country, onPick, ...field }: ListedLocalityProps) {
  const t = useTexts("addresses");
  const { value, onChange } = field;
  return (
    <LocalityField<ListOption>
      {...field}
      label={t("field.locality")}
      help={t("field.localityHelp")}
      value={value ? { id: value, label: shown } : undefined}
      onChange={(option) => {
        onPick(option);
        onChange(option?.id ?? "");
      }}
      search={async (text) =>
        (await searchLocalities(text)).filter(({ locality }) => locality.pays === country)
      }
    />
  );
}
