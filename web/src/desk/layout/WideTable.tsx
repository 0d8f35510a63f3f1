import type { ReactNode } from "react";
import styles from "./WideTable.module.css";

export interface Column {
  readonly name: string;
  /** An amount stands at the end of its cell. */
  readonly isNumber?: boolean;
}

interface WideTableProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table that the keyboard scrolls where it is wider than the page; cards on a phone. */
export function WideTable({ label, columns, rows }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls a wide table
    <div className={styles.table} role="region" aria-label={label} tabIndex={0}>
      {/* The roles are said again: a table that is drawn as cards is no table to some browsers. */}
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ name, isNumber }) => (
              <th
                key={name}
                scope="col"
                role="columnheader"
                className={isNumber ? styles.number : undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells }) => (
            <tr key={key} role="row">
              {cells.map((cell, at) => (
                <td
                  key={columns[at]?.name}
                  role="cell"
                  data-column={columns[at]?.name}
                  className={columns[at]?.isNumber ? styles.number : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
