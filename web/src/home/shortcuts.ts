import { isWayOffered, type PathName, type Visitor } from "../core/routing/paths.ts";

export type ShortcutName = Extract<
  PathName,
  "documentsSend" | "contractMutation" | "profile" | "contract" | "account"
>;

/** The most used actions; each has fallbacks for customers who may not open the first. */
const candidates: readonly (readonly ShortcutName[])[] = [
  ["documentsSend"],
  ["contractMutation", "contract"],
  ["profile", "account"],
];

export function shortcutsOf(visitor: Visitor): ShortcutName[] {
  return candidates.flatMap((names) => names.find((name) => isWayOffered(name, visitor)) ?? []);
}
