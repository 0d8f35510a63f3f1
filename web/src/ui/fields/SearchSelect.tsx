import { searchable } from "@portal/model/typing/search-texts.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import type { ListOption } from "./Combobox.tsx";
import type { FieldProps } from "./Field.tsx";
import { ListField } from "./ListField.tsx";

interface SearchSelectProps extends FieldProps<string> {
  options: readonly ListOption[];
}

/** A long list, filtered by the beginnings of words. The value is the id of an option. */
export function SearchSelect({ options, ...given }: SearchSelectProps) {
  const t = useTexts("forms");
  const { value, onChange } = given;
  const [typed, setTyped] = useState<string>();
  const found = typed === undefined ? options : options.filter((one) => matches(one, typed));
  return (
    <ListField
      {...given}
      value={options.find(({ id }) => id === value)}
      onChange={(option) => onChange(option?.id ?? "")}
      options={found}
      typed={typed}
      onTyped={setTyped}
      status={t("form.list.none")}
    />
  );
}

/** Every typed word is a prefix of a word of the option. */
function matches({ label, detail = "" }: ListOption, typed: string): boolean {
  const words = searchable(`${label} ${detail}`).split(" ");
  return searchable(typed)
    .split(" ")
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}
