import type { ReactNode } from "react";
import styles from "./Page.module.css";

interface PageProps {
  title: string;
  /** The back link. */
  above?: ReactNode;
  /** A short description of the page. */
  intro?: string;
  width?: "wide" | "narrow";
  children: ReactNode;
}

export function Page({ title, above, intro, width = "wide", children }: PageProps) {
  return (
    <div className={width === "narrow" ? `${styles.page} ${styles.narrow}` : styles.page}>
      {above}
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
}
