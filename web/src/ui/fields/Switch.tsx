import { type ComponentProps, useId } from "react";
import styles from "./Switch.module.css";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "id"> {
  label: string;
  help?: string;
  /** What the switch is about, where the page has several with the same label. */
  about?: string | undefined;
}

export function Switch({ label, help, about, ...rest }: SwitchProps) {
  const id = useId();
  const name = about && { "aria-label": `${label}, ${about}` };
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
      <input className={styles.input} type="checkbox" role="switch" id={id} {...name} {...rest} />
    </div>
  );
}
