import type { FieldProps } from "./Field.tsx";
import { SearchSelect } from "./SearchSelect.tsx";

interface CountryFieldProps extends FieldProps<string> {
  /** In the order of the list: the preferred ones first. */
  countries: readonly { iso2: string; name: string }[];
}

/** A country by its ISO code. A few letters of its name or its code find it. */
export function CountryField({ countries, ...rest }: CountryFieldProps) {
  const options = countries.map(({ iso2, name }) => ({ id: iso2, label: name, detail: iso2 }));
  return <SearchSelect {...rest} options={options} />;
}
