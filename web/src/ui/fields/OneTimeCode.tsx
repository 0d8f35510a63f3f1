import { confirmationLimits } from "@portal/model/portal/confirmations.ts";
import { digitsOnly } from "@portal/model/typing/phone.ts";
import { Field, type FieldProps, frameOf } from "./Field.tsx";
import field from "./Field.module.css";
import styles from "./OneTimeCode.module.css";

const { digits } = confirmationLimits;

interface OneTimeCodeProps extends FieldProps<string> {
  /** Called with the sixth digit, because most customers expect the code to be sent then. */
  onComplete?: (code: string) => void;
}

/** Six digits in one input: phones fill it from the message, and a code with a space can be pasted. */
export function OneTimeCode({ onComplete, ...given }: OneTimeCodeProps) {
  const { name, value, onChange, onBlur, ref } = given;
  const change = (text: string) => {
    const code = digitsOnly(text, digits);
    onChange(code);
    if (code.length === digits && code !== value) onComplete?.(code);
  };
  return (
    <Field {...frameOf(given)}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          className={`${field.control} ${styles.code}`}
          name={name}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
