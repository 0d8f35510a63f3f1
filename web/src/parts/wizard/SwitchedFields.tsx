import type { ReactNode } from "react";
import { Switch } from "../../ui/fields/Switch.tsx";
import type { StepFieldProps } from "./StepField.tsx";
import styles from "./Wizard.module.css";

interface SwitchedFieldsProps extends StepFieldProps<boolean> {
  label: string;
  help?: string;
  /** What is asked for while it is on. */
  children?: ReactNode;
}

/** A switch that opens fields of its own. Off, they are gone, and what was in them. */
export function SwitchedFields(props: SwitchedFieldsProps) {
  const { label, help, name, value, onChange, onBlur, children } = props;
  return (
    <>
      <Switch
        label={label}
        {...(help !== undefined && { help })}
        name={name}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      {value && children && <div className={styles.nested}>{children}</div>}
    </>
  );
}
