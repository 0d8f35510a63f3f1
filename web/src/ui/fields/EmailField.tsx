import type { FieldProps } from "./Field.tsx";
import { TextField } from "./TextField.tsx";

/** Not `type="email"`: browsers would turn accented letters into something else before the rule sees them. */
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
