import { type RefObject, useEffect } from "react";

/** Moves the focus to the first field when it appears, because what is typed belongs there. */
export function useFirstField(part: RefObject<HTMLElement | null>): void {
  useEffect(
    () => part.current?.querySelector<HTMLElement>("input, select, textarea")?.focus(),
    [part],
  );
}
