import type { Language } from "@portal/model/portal/languages.ts";
import { saveInTab } from "../../core/session/session.ts";
import type { SearchOption } from "./search-options.ts";

/** In sessionStorage, which sign-out clears: a title may name the doctor of a treatment. */
export const recentKey = "recent_searches";
const MOST_RECENT = 5;

interface Recent {
  readonly language: Language;
  readonly options: readonly SearchOption[];
}

/** The results opened last, the latest first, if their titles are in this language. */
export function recentOptions(kept: string | null, language: Language): SearchOption[] {
  if (kept === null) return [];
  // Only `saveRecent` writes it, in this tab.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const recent = JSON.parse(kept) as Recent;
  return recent.language === language ? [...recent.options] : [];
}

export function saveRecent(option: SearchOption, language: Language): void {
  const before = recentOptions(sessionStorage.getItem(recentKey), language);
  const options = [option, ...before.filter(({ id }) => id !== option.id)].slice(0, MOST_RECENT);
  saveInTab(recentKey, JSON.stringify({ language, options } satisfies Recent));
}
