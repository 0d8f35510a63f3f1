import type { ComponentProps } from "react";
import { Link } from "../../core/routing/router.tsx";
import styles from "./Button.module.css";

/** A link to a page of the portal that looks like a button. */
export function LinkButton(props: Omit<ComponentProps<typeof Link>, "className">) {
  return <Link {...props} className={`${styles.button} ${styles.primary}`} />;
}
