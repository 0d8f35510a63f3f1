import {
  type KeyboardEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLanguage } from "../../core/language/i18n.tsx";
import { navigate } from "../../core/routing/router.tsx";
import { useListKeys } from "../../ui/fields/useListKeys.ts";
import { saveRecent } from "./recent.ts";
import { useSavedFile } from "./useSavedFile.ts";
import type { SearchOption } from "./search-options.ts";
import { useSearchGroups } from "./useSearchGroups.ts";

/** In a dialog the results are below the field, and Escape closes the dialog. */
export type SearchBoxVariant = "page" | "dialog";

export type SearchBoxState = ReturnType<typeof useSearchBox>;

/** The text, the results and the keys of the search box. */
export function useSearchBox(variant: SearchBoxVariant) {
  const id = useId();
  const { language } = useLanguage();
  const save = useSavedFile();
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(typed);
  // The page around the box shows the recommendations itself.
  const found = useSearchGroups(wanted, { hasNow: variant === "dialog" });
  const options = found.groups.flatMap((group) => group.options);
  const open = (option: SearchOption) => {
    saveRecent({ ...option, id: option.id.replace(/^now-/, "") }, language);
    if (option.savedAs) void save(option.to, option.savedAs);
    else if (option.isFile) window.open(option.to, "_blank", "noopener");
    else navigate(option.to);
  };
  const list = useListKeys({
    id,
    options,
    onChoose: open,
    onLeave: () => undefined,
  });
  useFollowedOption(options, list);
  const hasTyped = wanted.trim() !== "";
  // In a dialog the list is open before a key is pressed.
  const isShown = (list.isOpen || variant === "dialog") && (hasTyped || options.length > 0);
  const hasResults = isShown && options.length > 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = options;
    // The first option is already active: Enter opens it, and the arrow key continues from there.
    const isAtFirst = hasResults && hasTyped && list.active < 0;
    if (event.key === "Enter" && isAtFirst && first) {
      event.preventDefault();
      list.choose(first);
    } else if (event.key === "ArrowDown" && isAtFirst) {
      event.preventDefault();
      list.walkTo(Math.min(1, options.length - 1));
    } else if (event.key !== "Escape" || variant === "page") list.onKeyDown(event);
  };
  const type = (text: string) => {
    setTyped(text);
    list.open();
  };
  // Before anything is typed, no suggestion is active, so that Enter opens none.
  const active = hasTyped ? Math.max(0, list.active) : list.active;
  return {
    id,
    typed,
    type,
    wanted,
    ...found,
    options,
    active,
    isShown,
    hasResults,
    list,
    onKeyDown,
  };
}

/** Keeps the option active that the arrow keys chose when results arrive above it. */
function useFollowedOption(
  options: readonly SearchOption[],
  { active, walkTo }: { active: number; walkTo: (place: number) => void },
): void {
  const marked = useRef<string>(undefined);
  const before = useRef(options);
  useLayoutEffect(() => {
    const hasChanged =
      before.current.map(({ id }) => id).join() !== options.map(({ id }) => id).join();
    before.current = options;
    const place = hasChanged ? options.findIndex(({ id }) => id === marked.current) : -1;
    if (active > 0 && place >= 0 && place !== active) walkTo(place);
    else marked.current = options[active]?.id;
  });
}
