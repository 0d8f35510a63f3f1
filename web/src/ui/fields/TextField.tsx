import { longestText } from "@portal/model/portal/texts.ts";
import type { ComponentProps } from "react";
import { Field, type FieldProps, frameOf } from "./Field.tsx";
import styles from "./Field.module.css";

type InputKind = Pick<
  ComponentProps<"input">,
  "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "placeholder"
>;

interface TextFieldProps extends FieldProps<string>, InputKind {
  maxLength?: number;
  /** Tabular figures, for numbers of all kinds. */
  hasFigures?: boolean;
}

export function TextField({ maxLength = longestText, hasFigures, ...given }: TextFieldProps) {
  const { value, onChange, name, onBlur, ref } = given;
  const { inputMode, autoComplete, autoCapitalize, spellCheck, placeholder } = given;
  return (
    <Field {...frameOf(given)}>
      {(control) => (
        <input
          {...control}
          {...{ name, onBlur, inputMode, autoComplete, autoCapitalize, spellCheck, placeholder }}
          ref={ref}
          className={hasFigures ? `${styles.control} ${styles.figures}` : styles.control}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
