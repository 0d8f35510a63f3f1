import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import { useTexts } from "../../core/language/i18n.tsx";
import { useSearch } from "../../core/routing/search.ts";
import { type Column, reversedSort, tableSort } from "./table.ts";
import styles from "./SortMenu.module.css";

interface SortMenuProps<Row> {
  columns: readonly Column<Row>[];
  /** The initial sort of the table. */
  firstSort: string;
}

/** All sort orders of a list in one button on a phone: an invisible native select covers it. */
export function SortMenu<Row>({ columns, firstSort }: SortMenuProps<Row>) {
  const t = useTexts("forms");
  const search = useSearch();
  const sort = tableSort(columns, firstSort);
  return (
    <label className={styles.sort}>
      <ArrowUpDown size={18} aria-hidden="true" />
      {t("table.sort")}
      <select value={search.get(sort)} onChange={({ target }) => search.set(sort.to(target.value))}>
        {columns
          .filter(({ sortBy }) => sortBy)
          .flatMap(({ id, title: column }) => [
            <option key={id} value={id}>
              {t("table.sortAscending", { column })}
            </option>,
            <option key={reversedSort(id)} value={reversedSort(id)}>
              {t("table.sortDescending", { column })}
            </option>,
          ])}
      </select>
    </label>
  );
}
