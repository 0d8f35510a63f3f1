import type { ReactNode } from "react";
import styles from "./BooksTable.module.css";

export interface Column {
  readonly name: string;
  /** An amount stands at the end of its cell. */
  readonly isNumber?: boolean;
}

interface BooksTableProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table that the keyboard scrolls where it is wider than the page. */
export function BooksTable({ label, columns, rows }: BooksTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls a wide table
    <div className={styles.table} role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={isNumber ? styles.number : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td
                  key={columns[at]?.name}
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
