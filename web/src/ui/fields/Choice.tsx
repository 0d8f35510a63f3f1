import { type ComponentProps, type ReactNode, useId, type RefCallback } from "react";
import styles from "./Choices.module.css";

interface ChoiceProps extends Omit<ComponentProps<"input">, "id" | "className" | "ref"> {
  type: "radio" | "checkbox";
  variant: "plain" | "card" | "chip";
  label: string;
  /** The icon of a chip, in place of its dot. */
  picture?: ReactNode;
  detail?: ReactNode;
  ref?: RefCallback<HTMLElement> | undefined;
}

/** One checkbox or radio button with its label; all of it can be pressed. */
export function Choice({ variant, label, picture, detail, ref, ...rest }: ChoiceProps) {
  const id = useId();
  const described = [rest["aria-describedby"], detail && `${id}-detail`].filter(Boolean).join(" ");
  return (
    <label className={`${styles.choice} ${styles[variant]}`}>
      <input
        {...rest}
        ref={ref}
        className={styles.input}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
      />
      {picture}
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {detail && (
        <span id={`${id}-detail`} className={styles.detail}>
          {detail}
        </span>
      )}
    </label>
  );
}
