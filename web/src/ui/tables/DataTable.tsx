import { type ReactNode, useId, useState } from "react";
import { pageFrom, useSearch } from "../../core/routing/search.ts";
import { DataTableHead } from "./DataTableHead.tsx";
import { DataTableRow } from "./DataTableRow.tsx";
import { DataTableSkeleton } from "./DataTableSkeleton.tsx";
import styles from "./DataTable.module.css";
import { onPage, pageOf } from "./pages.ts";
import { Pagination } from "./Pagination.tsx";
import { SortMenu } from "./SortMenu.tsx";
import { type Column, sortedRows, tableSort } from "./table.ts";
import { useLinkedRow } from "./useLinkedRow.ts";

const pageSize = 10;

interface DataTableProps<Row> {
  /** What the rows are, for those who do not see the heading above. */
  label: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  /** All of them; none while they are on their way. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** Shown instead of a table without rows: why it is empty, and the next step. */
  empty: ReactNode;
  /** What a row shows when it is opened. */
  detail?: (row: Row) => ReactNode;
  /** The key of the row that is open from the start. */
  openedFirst?: string | undefined;
  /** The sort it begins with, where a person may sort: `due`, or `-due` from the greatest down. */
  firstSort?: string;
  /** All rows at once, without pages. */
  isWhole?: boolean;
}

/** A list of things with the same few facts: a table, ten rows a page unless said otherwise; cards or lines on a phone. */
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
  // Kept for rows that leave with their page and come back. Each row knows by itself whether it is open: whoever opens one
  // does not have all of them drawn anew.
  const [opened] = useState(() => new Set(openedFirst === undefined ? [] : [openedFirst]));
  useLinkedRow(id, openedFirst !== undefined && rows !== undefined);
  // Columns that say where they stand on a phone make two lines of a row; others make a card.
  const inLines = columns.some(({ onPhone }) => onPhone);
  if (!rows) return <DataTableSkeleton inLines={inLines} />;
  if (rows.length === 0) return empty;
  const sort = firstSort === undefined ? undefined : tableSort(columns, firstSort);
  const sorted = sort ? sortedRows(rows, columns, search.get(sort)) : rows;
  // A link to a row leads to the page that has it.
  const linked = sorted.findIndex((row) => keyOf(row) === openedFirst);
  const page = pageFrom(pageOf(linked, pageSize));
  const shown = isWhole ? sorted : onPage(sorted, search.get(page), pageSize);
  return (
    <div className={styles.list}>
      {inLines && sort && <SortMenu columns={columns} sort={sort} />}
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
  /** The keys of the rows that are open. */
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
