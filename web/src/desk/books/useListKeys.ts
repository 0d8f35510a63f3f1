import { useMemo } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { navigate } from "../../core/routing/router.tsx";
import { useCommands } from "../keyboard/commands.ts";
import { addressOf, type BookPart } from "./parts.ts";

interface Listed {
  ids: readonly string[];
  current: string | undefined;
}

/** J and K go to the next and the previous entry of a list. */
export function useListKeys(part: BookPart, { ids, current }: Listed): void {
  const t = useTexts("desk_books");
  const [next, previous] = [t("next"), t("previous")];
  const all = ids.join(" ");
  useCommands(
    useMemo(() => {
      const places = all === "" ? [] : all.split(" ");
      const at = current === undefined ? -1 : places.indexOf(current);
      const go = (place: number) => {
        const id = places[Math.max(0, Math.min(place, places.length - 1))];
        if (id !== undefined) navigate(addressOf(part, id));
      };
      return [
        { id: "next entry", label: next, key: "j", run: () => go(at + 1) },
        { id: "previous entry", label: previous, key: "k", run: () => go(at - 1) },
      ];
    }, [part, all, current, next, previous]),
  );
}
