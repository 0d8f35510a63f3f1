import { useMatches } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Late enough for the new screen to be there, too early to be noticed (A11). */
const settleMs = 10;

/** After each change of page: up to the top, and the focus to where the new page begins. */
export function useFreshStart(): void {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return undefined;
    previous.current = path;
    const timer = setTimeout(startAtTheTop, settleMs);
    return () => clearTimeout(timer);
  }, [path]);
}

function startAtTheTop(): void {
  scrollTo({ top: 0, left: 0, behavior: "instant" });
  const beginning =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!beginning) return;
  if (!beginning.hasAttribute("tabindex")) beginning.tabIndex = -1;
  beginning.focus({ preventScroll: true });
}
