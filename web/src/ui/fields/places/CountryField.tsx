import { countriesIn } from "@portal/model/places/countries.ts";
import { useLanguage } from "../../../core/language/i18n.tsx";
import type { FieldProps } from "../Field.tsx";
import { SearchSelect } from "../SearchSelect.tsx";

/** A country by its ISO code, the preferred ones first. It is found by letters of its name or its code. */
export function CountryField(props: FieldProps<string>) {
  const { language } = useLanguage();
  const options = countriesIn(language).map(({ iso2, names }) => ({
    id: iso2,
    label: names[language],
    detail: iso2,
  }));
  return <SearchSelect {...props} options={options} />;
}
