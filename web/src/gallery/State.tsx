import type { ReactNode } from "react";
import styles from "./Gallery.module.css";

interface StateProps {
  name: string;
  /** A row of small components, or a column of wide ones. */
  layout?: "row" | "column";
  children: ReactNode;
}

/** A component in one of its states. */
export function State({ name, layout = "column", children }: StateProps) {
  return (
    <div className={styles.state}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles[layout]}>{children}</div>
    </div>
  );
}
