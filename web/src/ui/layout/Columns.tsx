import type { ReactNode } from "react";
import styles from "./Columns.module.css";

/** The main content with supporting content beside it, or below it on a narrow screen. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
