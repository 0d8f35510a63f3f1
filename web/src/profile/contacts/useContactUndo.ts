import { useQueryClient } from "@tanstack/react-query";
import { useUndoToast } from "../../parts/useUndoToast.ts";

/** Shows that a contact was saved, with Undo; the list is then refetched. */
export function useContactUndo(insuredNumber: number) {
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  return (text: string, undo: () => Promise<unknown>): void =>
    offerUndo(
      text,
      undo,
      () => void cache.invalidateQueries({ queryKey: ["contacts", insuredNumber] }),
    );
}
