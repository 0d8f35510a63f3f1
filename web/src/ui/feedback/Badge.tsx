import type { ReactNode } from "react";
import styles from "./Badge.module.css";

/** A status in words; its colour only repeats them. */
export function Badge({
  tone = "info",
  children,
}: {
  tone?: "info" | "done" | "warning" | "bad" | "solid" | "quiet";
  children: ReactNode;
}) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
