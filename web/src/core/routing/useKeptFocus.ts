import { type RefObject, useEffect, useRef } from "react";
import { focusOn } from "./focus.ts";

/** Moves the focus to this part of the page if the focused element disappeared with a change of state. */
export function useKeptFocus<Part extends HTMLElement>(state: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) focusOn(part.current);
  }, [state]);
  return part;
}
