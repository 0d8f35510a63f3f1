import type { ReactNode } from "react";
import styles from "./Rows.module.css";

interface RowGroupsProps<Group extends string, Row> {
  readonly groups: ReadonlyMap<Group, readonly Row[]>;
  readonly nameOf: (group: Group) => string;
  readonly keyOf: (row: Row) => string;
  readonly children: (row: Row, group: Group) => ReactNode;
}

/** The rows of a list below the names of their groups. */
export function RowGroups<Group extends string, Row>({
  groups,
  nameOf,
  keyOf,
  children,
}: RowGroupsProps<Group, Row>) {
  return [...groups].map(([group, rows]) => (
    <section key={group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`} className={styles.group}>
        {nameOf(group)}
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={keyOf(row)} className={styles.line}>
            {children(row, group)}
          </li>
        ))}
      </ul>
    </section>
  ));
}
