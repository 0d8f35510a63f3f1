import { type ReactNode, useId } from "react";
import { FieldError } from "../../ui/fields/Field.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import type { StepFieldProps } from "./StepField.tsx";
import styles from "./Wizard.module.css";

interface SwitchedFieldsProps extends StepFieldProps<boolean> {
  label: string;
  help?: string;
  /** The fields shown while the switch is on. */
  children?: ReactNode;
}

/** A switch with fields of its own. Off, the fields and their values are removed. */
export function SwitchedFields(props: SwitchedFieldsProps) {
  const { label, help, name, value, onChange, onBlur, error, children } = props;
  const id = useId();
  return (
    <>
      <Switch
        label={label}
        {...(help !== undefined && { help })}
        name={name}
        checked={value}
        data-invalid={error ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <FieldError id={id} error={error} />
      {value && children && <div className={styles.nested}>{children}</div>}
    </>
  );
}
