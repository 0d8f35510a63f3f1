import type { ReactNode } from "react";
import type { FieldProps } from "./Field.tsx";
import { SearchSelect } from "./SearchSelect.tsx";

interface CantonFieldProps extends FieldProps<string> {
  cantons: readonly { code: string; name: string; flag?: ReactNode }[];
}

/** A canton by its two letters, with its flag. */
export function CantonField({ cantons, ...rest }: CantonFieldProps) {
  const options = cantons.map(({ code, name, flag }) => ({
    id: code,
    label: name,
    detail: code,
    icon: flag,
  }));
  return <SearchSelect {...rest} options={options} />;
}
