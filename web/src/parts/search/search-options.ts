import type { SearchKind } from "./entries.ts";
import type { FoundThing } from "./own-search.ts";

/** The heading of an option. */
export type GroupId = "now" | "recent" | "often" | "portal" | FoundThing["kind"];

/** The icon of an option. */
export type OptionKind = SearchKind | FoundThing["kind"];

/** One line of the list: its target and its texts. */
export interface SearchOption {
  readonly id: string;
  readonly kind: OptionKind;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly amount?: string | undefined;
  readonly date?: string | undefined;
  /** A PDF, which opens in a new tab. */
  readonly isFile?: boolean | undefined;
  /** The file name of a download, for files that no link can open. */
  readonly savedAs?: string | undefined;
}

export interface SearchGroup {
  readonly id: GroupId;
  readonly options: readonly SearchOption[];
}

/** The groups that are not empty, in their order. */
export function filled(groups: readonly SearchGroup[]): SearchGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
