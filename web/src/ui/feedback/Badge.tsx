import type { ReactNode } from "react";
import styles from "./Badge.module.css";

/** A word that says how something stands; its colour only repeats the word. */
export function Badge({
  tone = "info",
  children,
}: {
  tone?: "info" | "done" | "warning" | "bad" | "solid" | "quiet";
  children: ReactNode;
}) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
