import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { navigate } from "../../core/routing/router.tsx";
import { useListKeys } from "../../ui/fields/useListKeys.ts";
import { Button } from "../../ui/layout/Button.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import type { SearchResult } from "./portal-search.ts";
import { SearchResults } from "./SearchResults.tsx";
import styles from "./SearchBox.module.css";
import { usePortalSearch } from "./usePortalSearch.ts";

interface SearchBoxProps {
  /** In a dialog the results lie below the field, and Escape is the dialog's. */
  variant: "page" | "dialog";
}

/** A field that answers while somebody types: arrows walk, Enter opens, Escape leaves (ARIA combobox). */
export function SearchBox({ variant }: SearchBoxProps) {
  const t = useTexts("search");
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const search = usePortalSearch();
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(typed);
  const results = search(wanted);
  const open = (result: SearchResult) => navigate(result.to);
  const list = useListKeys({ id, options: results, onChoose: open, onLeave: () => undefined });
  // The first is meant by Enter, unless somebody walked on.
  const active = Math.max(0, list.active);
  const isShown = list.isOpen && wanted.trim() !== "";
  const hasResults = isShown && results.length > 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = results;
    if (event.key === "Enter" && hasResults && list.active < 0 && first) {
      event.preventDefault();
      list.choose(first);
    } else if (event.key === "ArrowDown" && hasResults && list.active < 0) {
      // The first is marked already: the arrow goes on from there.
      event.preventDefault();
      list.walkTo(Math.min(1, results.length - 1));
    } else if (event.key !== "Escape" || variant === "page") list.onKeyDown(event);
  };
  const clear = () => {
    setTyped("");
    input.current?.focus();
  };

  return (
    <search>
      <div
        ref={box}
        className={`${styles.box} ${styles[variant]}`}
        tabIndex={-1}
        onBlur={({ relatedTarget }) => {
          if (variant === "page" && !box.current?.contains(relatedTarget)) list.close();
        }}
      >
        <div className={styles.field}>
          <Search size={22} aria-hidden="true" />
          <input
            ref={input}
            id={id}
            type="text"
            role="combobox"
            aria-label={t("open")}
            aria-autocomplete="list"
            aria-expanded={hasResults}
            aria-controls={hasResults ? `${id}-list` : undefined}
            aria-activedescendant={hasResults ? `${id}-option-${active}` : undefined}
            placeholder={t("placeholder")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={120}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              list.open();
            }}
            onClick={list.open}
            onKeyDown={onKeyDown}
          />
          {typed !== "" && (
            <Button variant="icon" aria-label={t("clear")} onClick={clear}>
              <X size={20} aria-hidden="true" />
            </Button>
          )}
        </div>
        {isShown && (
          <SearchResults
            id={id}
            typed={wanted}
            results={results}
            active={active}
            onChoose={list.choose}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{statusOf()}</span>
      </VisuallyHidden>
    </search>
  );

  function statusOf(): string {
    if (!isShown) return "";
    return hasResults ? t("found", { count: results.length }) : t("none", { typed: wanted.trim() });
  }
}
