import { type ReactNode, useId, useState } from "react";
import { pageFrom, useSearch } from "../../core/routing/search.ts";
import { DataTableHead } from "./DataTableHead.tsx";
import { DataTableRow } from "./DataTableRow.tsx";
import { DataTableSkeleton } from "./DataTableSkeleton.tsx";
import styles from "./DataTable.module.css";
import { onPage, pageOf } from "./pages.ts";
import { Pagination } from "./Pagination.tsx";
import { type Column, sortedRows, tableSort } from "./table.ts";
import { useLinkedRow } from "./useLinkedRow.ts";

const pageSize = 10;

interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  /** The first column is the row header. */
  columns: readonly Column<Row>[];
  /** All rows; undefined while they are loading. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** Shown instead of a table without rows: the reason and the next step. */
  empty: ReactNode;
  detail?: (row: Row) => ReactNode;
  /** The key of the row that is expanded at first. */
  openedFirst?: string | undefined;
  /** The initial sort of a sortable table: `due`, or `-due` for descending. */
  firstSort?: string;
  /** Shows all rows without pagination. */
  isWhole?: boolean;
}

/** A list of items with the same facts: a table with ten rows a page by default; cards or lines on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    keyOf,
    empty,
    detail,
    openedFirst,
    firstSort,
    isWhole = false,
  } = props;
  const id = useId();
  const search = useSearch();
  // Remembers expanded rows across pages. Each row has its own state, so that expanding one does not render the others
  // again.
  const [opened] = useState(() => new Set(openedFirst === undefined ? [] : [openedFirst]));
  useLinkedRow(id, openedFirst !== undefined && rows !== undefined);
  // Columns with a position on a phone turn a row into two lines; other columns turn it into a card.
  const inLines = columns.some(({ onPhone }) => onPhone);
  if (!rows) return <DataTableSkeleton inLines={inLines} />;
  if (rows.length === 0) return empty;
  const sort = firstSort === undefined ? undefined : tableSort(columns, firstSort);
  const sorted = sort ? sortedRows(rows, columns, search.get(sort)) : rows;
  // A link to a row opens the page that contains it.
  const linked = sorted.findIndex((row) => keyOf(row) === openedFirst);
  const page = pageFrom(pageOf(linked, pageSize));
  const shown = isWhole ? sorted : onPage(sorted, search.get(page), pageSize);
  return (
    <div className={styles.list}>
      {/* The roles are said again: a table that is drawn as cards is no table to some browsers. */}
      <table
        className={inLines ? `${styles.table} ${styles.lines}` : styles.table}
        id={id}
        role="table"
        aria-label={label}
      >
        <DataTableHead
          columns={columns}
          canOpen={detail !== undefined}
          sort={sort}
          inLines={inLines}
        />
        <Rows rows={shown} columns={columns} keyOf={keyOf} detail={detail} opened={opened} />
      </table>
      {!isWhole && (
        <Pagination
          label={label}
          total={rows.length}
          pageSize={pageSize}
          listId={id}
          parameter={page}
        />
      )}
    </div>
  );
}

interface RowsProps<Row> extends Pick<DataTableProps<Row>, "columns" | "keyOf"> {
  rows: readonly Row[];
  detail: DataTableProps<Row>["detail"] | undefined;
  /** The keys of the expanded rows. */
  opened: Set<string>;
}

function Rows<Row>({ rows, columns, keyOf, detail, opened }: RowsProps<Row>) {
  const remember = (key: string, isOpen: boolean) => {
    if (isOpen) opened.add(key);
    else opened.delete(key);
  };
  return (
    <tbody role="rowgroup">
      {rows.map((row) => (
        <DataTableRow
          key={keyOf(row)}
          row={row}
          columns={columns}
          detail={detail}
          isOpenFirst={opened.has(keyOf(row))}
          onToggle={(isOpen) => remember(keyOf(row), isOpen)}
        />
      ))}
    </tbody>
  );
}
