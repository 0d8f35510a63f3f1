import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { useSearch } from "../core/routing/search.ts";
import { FilterBar } from "../ui/tables/FilterBar.tsx";
import { FilterMenu } from "../ui/tables/FilterMenu.tsx";
import { type Document, readFilter, typeFilter } from "./documents.ts";
import styles from "./DocumentsScreen.module.css";

interface DocumentFiltersProps {
  documents: readonly Document[] | undefined;
  count: number;
  sort: ReactNode;
  words: string;
  onWords: (words: string) => void;
}

export function DocumentFilters({ documents, count, sort, words, onWords }: DocumentFiltersProps) {
  const t = useTexts("documents");
  const search = useSearch();
  const unread = documents?.filter(({ seen }) => !seen).length;
  const chosen = search.get(readFilter);
  return (
    <FilterBar label={t("filters")} parameters={[typeFilter]} count={count} sort={sort}>
      <div className={styles.read} role="group" aria-label={t("read.label")}>
        {readFilter.options.map((option) => (
          <button
            key={option}
            type="button"
            className={styles.readOption}
            aria-pressed={option === chosen}
            onClick={() => search.set(readFilter.to(option))}
          >
            {t(`read.${option}`)}
            {option === "unread" && unread !== undefined && ` (${unread})`}
          </button>
        ))}
      </div>
      <FilterMenu
        label={t("type.label")}
        parameter={typeFilter}
        nameOf={(type) => t(`type.${type}`)}
      />
      <label className={styles.search}>
        <Search size={18} aria-hidden="true" />
        <input
          type="search"
          aria-label={t("search")}
          placeholder={t("search")}
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
      </label>
    </FilterBar>
  );
}
