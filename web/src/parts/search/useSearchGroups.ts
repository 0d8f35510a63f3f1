import { namesFacts } from "@portal/model/own-search/month-words.ts";
import type { RankedResult } from "./portal-search.ts";
import { filled, type SearchGroup, type SearchOption } from "./search-options.ts";
import { useOwnOptions } from "./useOwnOptions.ts";
import { type OwnState, useOwnSearch } from "./useOwnSearch.ts";
import { usePortalSearch } from "./usePortalSearch.ts";
import { useStartGroups } from "./useStartGroups.ts";

/** A service or an answer with a lower score is a guess. */
const SURE_SCORE = 0.8;

export interface FoundGroups {
  groups: SearchGroup[];
  own: OwnState["kind"];
  /** Whether own data come first: decided before they load, so that no result moves. */
  isOwnFirst: boolean;
}

/** The results of the typed text, or recommendations without one. */
export function useSearchGroups(typed: string, options: { hasNow: boolean }): FoundGroups {
  const search = usePortalSearch();
  const start = useStartGroups(options);
  const ownOptions = useOwnOptions();
  const state = useOwnSearch(typed);
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
