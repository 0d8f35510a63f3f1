import { isWayOffered, type PathName, type Visitor } from "../core/routing/paths.ts";

export type ShortcutName = Extract<
  PathName,
  "documentsSend" | "contractMutation" | "profile" | "contract" | "account"
>;

/** What people do most. Whoever may not go there is led to the nearest place that is open to them. */
const wishes: readonly (readonly ShortcutName[])[] = [
  ["documentsSend"],
  ["contractMutation", "contract"],
  ["profile", "account"],
];

export function shortcutsOf(visitor: Visitor): ShortcutName[] {
  return wishes.flatMap((names) => names.find((name) => isWayOffered(name, visitor)) ?? []);
}
