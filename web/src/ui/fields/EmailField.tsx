import type { FieldProps } from "./Field.tsx";
import { TextField } from "./TextField.tsx";

/** Not `type="email"`, because browsers would convert accented letters before the rule validates them. */
export function EmailField(props: FieldProps<string>) {
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...props}
    />
  );
}
