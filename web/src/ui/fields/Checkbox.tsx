import { useId } from "react";
import { Choice } from "./Choice.tsx";
import { FieldError, type FieldProps } from "./Field.tsx";
import styles from "./Field.module.css";

/** A single checkbox, with its label beside it. */
export function Checkbox({
  label,
  help,
  error,
  disabled,
  name,
  value,
  onChange,
  onBlur,
  ref,
}: FieldProps<boolean>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <Choice
        type="checkbox"
        variant="plain"
        label={label}
        detail={help}
        name={name}
        checked={value}
        disabled={disabled}
        ref={ref}
        data-invalid={error ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
