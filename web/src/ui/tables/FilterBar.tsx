import { type ReactNode, useRef } from "react";
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
  children: ReactNode;
  /** Further actions of the whole list, at the end of the line. */
  actions?: ReactNode;
}

export function FilterBar({ label, parameters, count, children, actions }: FilterBarProps) {
  const t = useTexts("forms");
  const search = useSearch();
  const bar = useRef<HTMLDivElement>(null);
  const isFiltered = parameters.some((parameter) => search.get(parameter).length > 0);
  const clear = () => {
    search.set(...parameters.map((parameter) => parameter.to([])));
    bar.current?.querySelector("button")?.focus();
  };
  return (
    <div data-screen className={styles.bar} ref={bar} role="group" aria-label={label}>
      {children}
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
