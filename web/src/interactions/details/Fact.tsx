import type { ReactNode } from "react";
import styles from "./Details.module.css";

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One thing that a request says; what it leaves open has no line. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  // `condition && <Files />` leaves `false` or `0` behind.
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
