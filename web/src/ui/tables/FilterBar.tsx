import ListFilter from "lucide-react/icons/list-filter";
import { type ReactNode, useId, useRef, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { type SearchParameter, useSearch } from "../../core/routing/search.ts";
import { Button } from "../layout/Button.tsx";
import styles from "./FilterBar.module.css";

interface FilterBarProps {
  label: string;
  /** The parameters of the filters, so that one press resets them all. */
  parameters: readonly SearchParameter<readonly string[]>[];
  /** The number of results, for the live region. */
  count: number;
  /** The sort of the list, which is one button on a phone. */
  sort?: ReactNode;
  children: ReactNode;
  /** Further actions of the whole list, at the end of the line. */
  actions?: ReactNode;
}

/** On a phone the filters are behind one button, until it is pressed or one of them is active. */
export function FilterBar({ label, parameters, count, sort, children, actions }: FilterBarProps) {
  const t = useTexts("forms");
  const search = useSearch();
  const bar = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isFiltered = parameters.some((parameter) => search.get(parameter).length > 0);
  const clear = () => {
    search.set(...parameters.map((parameter) => parameter.to([])));
    bar.current?.querySelector("button")?.focus();
  };
  return (
    <div data-screen className={styles.bar} ref={bar} role="group" aria-label={label}>
      {!isFiltered && (
        <Button
          variant="secondary"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter size={18} aria-hidden="true" />
          {t("table.filter")}
        </Button>
      )}
      <div
        id={id}
        className={isOpen || isFiltered ? styles.filters : styles.folded}
        // A filter that was used stays in sight when it is cleared, so that its button keeps the focus.
        onFocus={() => setOpen(true)}
      >
        {children}
      </div>
      {count > 0 && sort}
      {isFiltered && (
        <Button variant="quiet" className={styles.clear} onClick={clear}>
          {t("table.clearAll")}
        </Button>
      )}
      <span className={styles.count} role="status">
        {isFiltered && t("table.results", { count })}
      </span>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
