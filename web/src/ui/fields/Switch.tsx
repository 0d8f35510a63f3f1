import { type ComponentProps, useId } from "react";
import styles from "./Switch.module.css";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "id"> {
  label: string;
  help?: string;
}

export function Switch({ label, help, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label className={styles.text} htmlFor={id}>
        <span className={styles.label}>{label}</span>
        {help && (
          <span id={`${id}-help`} className={styles.help}>
            {help}
          </span>
        )}
      </label>
      <input className={styles.input} type="checkbox" role="switch" id={id} {...rest} />
    </div>
  );
}
