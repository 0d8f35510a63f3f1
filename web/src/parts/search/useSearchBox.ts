import { type KeyboardEvent, useDeferredValue, useId, useState } from "react";
import { navigate } from "../../core/routing/router.tsx";
import { useListKeys } from "../../ui/fields/useListKeys.ts";
import type { SearchResult } from "./portal-search.ts";
import { usePortalSearch } from "./usePortalSearch.ts";

/** In a dialog the results lie below the field, and Escape is the dialog's. */
export type SearchBoxVariant = "page" | "dialog";

export type SearchBoxState = ReturnType<typeof useSearchBox>;

/** What was typed, what it finds, and what the keys do with it. */
export function useSearchBox(variant: SearchBoxVariant) {
  const id = useId();
  const search = usePortalSearch();
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(typed);
  const results = search(wanted);
  const list = useListKeys({
    id,
    options: results,
    onChoose: (result: SearchResult) => navigate(result.to),
    onLeave: () => undefined,
  });
  const isShown = list.isOpen && wanted.trim() !== "";
  const hasResults = isShown && results.length > 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = results;
    // The first is marked already, so Enter means it and the arrow goes on from there.
    const isAtFirst = hasResults && list.active < 0;
    if (event.key === "Enter" && isAtFirst && first) {
      event.preventDefault();
      list.choose(first);
    } else if (event.key === "ArrowDown" && isAtFirst) {
      event.preventDefault();
      list.walkTo(Math.min(1, results.length - 1));
    } else if (event.key !== "Escape" || variant === "page") list.onKeyDown(event);
  };
  const type = (text: string) => {
    setTyped(text);
    list.open();
  };
  const active = Math.max(0, list.active);
  return { id, typed, type, wanted, results, active, isShown, hasResults, list, onKeyDown };
}
