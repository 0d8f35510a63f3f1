import { cantonsIn } from "@portal/model/places/cantons.ts";
import { useLanguage } from "../../../core/language/i18n.tsx";
import type { FieldProps } from "../Field.tsx";
import { CantonFlag } from "../../flags/CantonFlag.tsx";
import { SearchSelect } from "../SearchSelect.tsx";

/** A canton by its two letters, with its flag. */
export function CantonField(props: FieldProps<string>) {
  const { language } = useLanguage();
  const options = cantonsIn(language).map(({ code, names }) => ({
    id: code,
    label: names[language],
    detail: code,
    icon: <CantonFlag canton={code} />,
  }));
  return <SearchSelect {...props} options={options} />;
}
