import { useQueryClient } from "@tanstack/react-query";
import { useUndoToast } from "../../parts/useUndoToast.ts";

/** Tells of a saved contact, and can take it back; the list is asked for again then. */
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
