import { useMemo } from "react";
import { navigate } from "../../core/routing/router.tsx";
import { useCommands } from "./commands.ts";

interface Neighbours {
  readonly current: string | undefined;
  /** What the sheet of keys calls them. */
  readonly next: string;
  readonly previous: string;
}

/** J and K go to the next and the previous address of a list. */
export function useNeighbourKeys(
  addresses: readonly string[],
  { current, next, previous }: Neighbours,
): void {
  const all = addresses.join(" ");
  useCommands(
    useMemo(() => {
      const places = all === "" ? [] : all.split(" ");
      const at = current === undefined ? -1 : places.indexOf(current);
      const go = (place: number) => {
        const address = places[Math.max(0, Math.min(place, places.length - 1))];
        if (address !== undefined) navigate(address);
      };
      return [
        { id: "next of the list", label: next, key: "j", run: () => go(at + 1) },
        { id: "previous of the list", label: previous, key: "k", run: () => go(at - 1) },
      ];
    }, [all, current, next, previous]),
  );
}
