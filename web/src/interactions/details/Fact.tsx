import type { ReactNode } from "react";
import styles from "./Details.module.css";

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One fact of a request; hidden if it is empty. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  // `condition && <Files />` may be `false` or `0`.
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
