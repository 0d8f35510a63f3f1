import { digitsOnly } from "@portal/model/typing/phone.ts";
import type { FieldProps } from "./Field.tsx";
import { TextField } from "./TextField.tsx";

interface DigitsFieldProps extends FieldProps<string> {
  maxLength?: number;
}

/** Keeps only the digits of the input, at most ten. */
export function DigitsField({ maxLength = 10, onChange, ...rest }: DigitsFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      hasFigures
      {...rest}
      // Longer than the digits, so that a pasted "123 456 789 0" is not cut before it is stripped.
      maxLength={maxLength * 4}
      onChange={(text) => onChange(digitsOnly(text, maxLength))}
    />
  );
}
