import { type PathName, paths, type Visitor } from "../core/routing/paths.ts";
import { isOffered } from "./promotions/offered.ts";

type ShortcutName = Extract<
  PathName,
  "documentsSend" | "contractMutation" | "profile" | "contract" | "account"
>;

/** What people do most. Whoever may not go there is led to the nearest place that is open to them. */
const wishes: readonly (readonly ShortcutName[])[] = [
  ["documentsSend"],
  ["contractMutation", "contract"],
  ["profile", "account"],
];

export function shortcutsOf(visitor: Pick<Visitor, "built" | "profile" | "flags">): ShortcutName[] {
  const isOpen = (name: ShortcutName) =>
    isOffered(paths[name].path, visitor) &&
    // The flag closes every way into the wizard.
    (name !== "contractMutation" || visitor.flags.has("CONTRACT_MUTATION"));
  return wishes.flatMap((names) => names.find(isOpen) ?? []);
}
