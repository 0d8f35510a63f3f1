import { type ReactNode, useId } from "react";
import { Choice } from "./Choice.tsx";
import styles from "./Choices.module.css";
import { FieldGroup, type FieldProps, frameOf } from "./Field.tsx";

interface RadioOption<Value> {
  value: Value;
  label: string;
  detail?: ReactNode;
  picture?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> extends FieldProps<Value | ""> {
  options: readonly RadioOption<Value>[];
  /** Cards and chips are side by side if there is room. */
  variant?: "plain" | "card" | "chip";
}

/** One answer among a few that are all visible. */
export function RadioGroup<Value extends string>({
  options,
  variant = "plain",
  ...given
}: RadioGroupProps<Value>) {
  const { name, value, onChange, onBlur, ref } = given;
  const group = useId();
  const focused = options.find((option) => option.value === value) ?? options[0];
  return (
    <FieldGroup {...frameOf(given)}>
      {(control) => (
        <div className={`${styles.choices} ${styles[`${variant}s`] ?? ""}`}>
          {options.map((option) => (
            <Choice
              key={option.value}
              type="radio"
              variant={variant}
              label={option.label}
              picture={option.picture}
              detail={option.detail}
              name={name ?? group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={!given.isOptional}
              ref={option === focused ? ref : undefined}
              data-invalid={control["data-invalid"]}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
