import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { SearchResults } from "./SearchResults.tsx";
import styles from "./SearchBox.module.css";
import { type SearchBoxState, type SearchBoxVariant, useSearchBox } from "./useSearchBox.ts";

/** A search field with results while typing: arrow keys move, Enter opens, Escape closes (ARIA combobox). */
export function SearchBox({ variant }: { variant: SearchBoxVariant }) {
  const t = useTexts("search");
  const box = useRef<HTMLDivElement>(null);
  const state = useSearchBox(variant);
  const { wanted, options, own, isShown, list } = state;
  const isLooking = own === "loading";
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
        <SearchField state={state} />
        {isShown && <SearchResults state={state} />}
      </div>
      <VisuallyHidden>
        <span role="status">
          {isShown && options.length > 0 && t("found", { count: options.length })}
          {isShown && options.length === 0 && isLooking && t("own.loading")}
          {isShown && options.length === 0 && !isLooking && t("none", { typed: wanted.trim() })}
          {isShown && own === "failed" && ` ${t("own.failed")}`}
        </span>
      </VisuallyHidden>
    </search>
  );
}

function SearchField({ state }: { state: SearchBoxState }) {
  const t = useTexts("search");
  const input = useRef<HTMLInputElement>(null);
  const { id, typed, type, active, hasResults, list, onKeyDown } = state;
  const clear = () => {
    type("");
    input.current?.focus();
  };
  return (
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
        aria-activedescendant={hasResults && active >= 0 ? `${id}-option-${active}` : undefined}
        placeholder={t("placeholder")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={120}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onClick={list.open}
        onKeyDown={onKeyDown}
      />
      {typed !== "" && (
        <Button variant="icon" aria-label={t("clear")} onClick={clear}>
          <X size={20} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
