import { type RefObject, useEffect, useRef } from "react";
import { focusOn } from "./focus.ts";

/** Whoever pressed something that gives way to something else stays in this part of the page. */
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
