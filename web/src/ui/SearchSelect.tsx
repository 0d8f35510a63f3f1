import { searchable } from "@portal/model/search-texts.ts";
import { useState } from "react";
import { useTexts } from "../core/i18n.tsx";
import { Combobox, type ListOption } from "./Combobox.tsx";
import { Field, type FieldProps, frameOf } from "./Field.tsx";

interface SearchSelectProps extends FieldProps<string> {
  options: readonly ListOption[];
}

/** A list that is too long to read: a few letters of any word narrow it down. The value is the id of an option. */
export function SearchSelect({ options, ...given }: SearchSelectProps) {
  const t = useTexts("global");
  const { name, value, onChange, onBlur, ref } = given;
  const chosen = options.find(({ id }) => id === value);
  const [typed, setTyped] = useState<string>();
  const found = typed === undefined ? options : options.filter((one) => matches(one, typed));
  return (
    <Field {...frameOf(given)}>
      {(control) => (
        <Combobox
          control={control}
          name={name}
          ref={ref}
          text={typed ?? chosen?.label ?? ""}
          onText={setTyped}
          options={found}
          chosenId={chosen?.id}
          onChoose={({ id }) => {
            setTyped(undefined);
            onChange(id);
          }}
          onLeave={() => {
            if (typed?.trim() === "" && value !== "") onChange("");
            setTyped(undefined);
          }}
          onBlur={onBlur}
          status={t("form.list.none")}
        />
      )}
    </Field>
  );
}

/** Every typed word begins a word of the option. */
function matches({ label, detail = "" }: ListOption, typed: string): boolean {
  const words = searchable(`${label} ${detail}`).split(" ");
  return searchable(typed)
    .split(" ")
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}
