import type { ReactNode } from "react";
import styles from "./Columns.module.css";

/** What somebody came for, and beside it what helps with it; below it on a narrow screen. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
