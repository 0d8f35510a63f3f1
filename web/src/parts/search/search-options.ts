import type { SearchKind } from "./entries.ts";
import type { FoundThing } from "./own-search.ts";

/** Under which heading an option stands. */
export type GroupId = "now" | "recent" | "often" | "portal" | FoundThing["kind"];

/** The picture of an option. */
export type OptionKind = SearchKind | FoundThing["kind"];

/** One line of the list: where it leads, and what it says. */
export interface SearchOption {
  readonly id: string;
  readonly kind: OptionKind;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly amount?: string | undefined;
  readonly date?: string | undefined;
  /** It is a PDF, which opens in a tab of its own. */
  readonly isFile?: boolean | undefined;
  /** It is downloaded under this name, as no link may lead to it. */
  readonly savedAs?: string | undefined;
}

export interface SearchGroup {
  readonly id: GroupId;
  readonly options: readonly SearchOption[];
}

/** The groups that have something, in their order. */
export function filled(groups: readonly SearchGroup[]): SearchGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
