import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import { useTexts } from "../../core/language/i18n.tsx";
import { type Choice, useSearch } from "../../core/routing/search.ts";
import table from "./DataTable.module.css";
import styles from "./DataTableHead.module.css";
import { type Column, reversedSort, sortOf } from "./table.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  canOpen: boolean;
  sort: Choice<string> | undefined;
  /** Whether one menu sorts on a phone. */
  inLines: boolean;
}

/** The column titles. A phone shows only the sortable ones; if one menu sorts, they are for screen readers only. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, canOpen, sort, inLines } = props;
  const t = useTexts("forms");
  const search = useSearch();
  const sorted = sort ? search.get(sort) : "";
  return (
    <thead role="rowgroup" className={inLines ? `${styles.head} ${styles.unseen}` : styles.head}>
      <tr role="row">
        {canOpen && (
          <th role="columnheader" scope="col" className={table.opening}>
            <VisuallyHidden>{t("table.details")}</VisuallyHidden>
          </th>
        )}
        {columns.map(({ id, title, align, sortBy, isWideOnly }) => (
          <th
            key={id}
            role="columnheader"
            scope="col"
            className={isWideOnly ? table.wideOnly : align && table.end}
            aria-sort={sort && sortBy ? sortOf(sorted, id) : undefined}
          >
            {sort && sortBy ? (
              <>
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => search.set(sort.to(nextSort(sorted, id)))}
                >
                  {title}
                  <SortSign direction={sortOf(sorted, id)} />
                </button>
                <span className={styles.plain}>{title}</span>
              </>
            ) : (
              <span className={styles.title}>{title}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function nextSort(sorted: string, columnId: string): string {
  return sortOf(sorted, columnId) === "none" ? columnId : reversedSort(sorted);
}

function SortSign({ direction }: { direction: "ascending" | "descending" | "none" }) {
  const Sign = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[direction];
  return <Sign size={16} aria-hidden="true" />;
}
