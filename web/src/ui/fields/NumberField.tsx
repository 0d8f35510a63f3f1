import { readTypedNumber } from "@portal/model/typing/typed-numbers.ts";
import { useState } from "react";
import type { FieldProps } from "./Field.tsx";
import { TextField } from "./TextField.tsx";

/** A number with local formatting. An empty field is `undefined`; an invalid one is `NaN`, which a rule refuses. */
export function NumberField({ value, onChange, ...rest }: FieldProps<number | undefined>) {
  const [text, setText] = useState(String(value ?? ""));
  const shown = Object.is(readTypedNumber(text), value) ? text : String(value ?? "");
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      hasFigures
      {...rest}
      value={shown}
      onChange={(typed) => {
        setText(typed);
        onChange(readTypedNumber(typed));
      }}
    />
  );
}
