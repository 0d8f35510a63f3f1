import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import { useTexts } from "../../core/language/i18n.tsx";
import { type Choice, useSearch } from "../../core/routing/search.ts";
import table from "./DataTable.module.css";
import styles from "./DataTableHead.module.css";
import { type Column, opposite, sortOf } from "./table.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  canOpen: boolean;
  sort: Choice<string> | undefined;
}

/** The titles of the columns; on a phone only those that sort are left of it. */
export function DataTableHead<Row>({ columns, canOpen, sort }: DataTableHeadProps<Row>) {
  const t = useTexts("forms");
  const search = useSearch();
  const sorted = sort ? search.get(sort) : "";
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {canOpen && (
          <th role="columnheader" scope="col" className={table.opening}>
            <VisuallyHidden>{t("table.details")}</VisuallyHidden>
          </th>
        )}
        {columns.map(({ id, title, align, sortBy }) => (
          <th
            key={id}
            role="columnheader"
            scope="col"
            className={align && table.end}
            aria-sort={sort && sortBy ? sortOf(sorted, id) : undefined}
          >
            {sort && sortBy ? (
              <button
                type="button"
                className={styles.sort}
                onClick={() => search.set(sort.to(nextSort(sorted, id)))}
              >
                {title}
                <SortSign direction={sortOf(sorted, id)} />
              </button>
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
  return sortOf(sorted, columnId) === "none" ? columnId : opposite(sorted);
}

function SortSign({ direction }: { direction: "ascending" | "descending" | "none" }) {
  const Sign = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[direction];
  return <Sign size={16} aria-hidden="true" />;
}
