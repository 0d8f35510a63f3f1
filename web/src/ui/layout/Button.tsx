import type { ComponentProps } from "react";
import styles from "./Button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  look?: "primary" | "secondary" | "quiet" | "icon";
}

export function Button({ look = "primary", className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={[styles.button, styles[look], className].filter(Boolean).join(" ")}
      {...rest}
    />
  );
}
