import { namesFacts } from "@portal/model/own-search/typed-search.ts";
import { useSearch, type SearchState } from "../../ui/fields/useSearch.ts";
import { type FoundThing, searchOwnThings } from "./own-search.ts";
import type { RankedResult } from "./portal-search.ts";
import { filled, type SearchGroup, type SearchOption } from "./search-options.ts";
import { useOwnOptions } from "./useOwnOptions.ts";
import { usePortalSearch } from "./usePortalSearch.ts";
import { useStartGroups } from "./useStartGroups.ts";

const PAUSE_MS = 250;
/** `85` is an amount already. */
const FEWEST_LETTERS = 2;
/** A service or an answer that fits less than this is a guess. */
const SURE_SCORE = 0.8;

export interface FoundGroups {
  groups: SearchGroup[];
  /** How it stands with the person's own things, which the server searches. */
  own: SearchState<FoundThing>["kind"];
  /** Where they stand or will stand: decided before they arrive, so that nothing changes places. */
  isOwnFirst: boolean;
}

/** What fits what was typed; what matters now where nothing was. */
export function useSearchGroups(typed: string, options: { hasNow: boolean }): FoundGroups {
  const search = usePortalSearch();
  const start = useStartGroups(options);
  const ownOptions = useOwnOptions();
  const state = useSearch(typed, searchOwnThings, PAUSE_MS, FEWEST_LETTERS);
  if (typed.trim() === "") return { groups: start, own: "idle", isOwnFirst: false };
  const results = search(typed);
  const portal: SearchGroup = { id: "portal", options: results.map(portalOption) };
  const own = state.kind === "found" ? ownOptions(state.results) : [];
  const isOwnFirst = namesFacts(typed) || (results[0]?.score ?? 0) < SURE_SCORE;
  const groups = filled(isOwnFirst ? [...own, portal] : [portal, ...own]);
  return { groups, own: state.kind, isOwnFirst };
}

function portalOption({ id, kind, title, text, to }: RankedResult): SearchOption {
  return { id, kind, title, text, to };
}
