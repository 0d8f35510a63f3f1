import { digitsOnly } from "@portal/model/typing/phone.ts";
import type { FieldProps } from "./Field.tsx";
import { TextField } from "./TextField.tsx";

interface DigitsFieldProps extends FieldProps<string> {
  maxLength?: number;
}

/** Keeps the digits of whatever is typed or pasted, ten at most. */
export function DigitsField({ maxLength = 10, onChange, ...rest }: DigitsFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      hasFigures
      {...rest}
      // Longer than the digits: a pasted "123 456 789 0" has to come in whole to be stripped.
      maxLength={maxLength * 4}
      onChange={(text) => onChange(digitsOnly(text, maxLength))}
    />
  );
}
