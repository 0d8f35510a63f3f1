import type { ToggleEvent } from "react";

const gap = 8;
/** The height for a list of some options; with less room below, it opens above. */
const comfortable = 260;

/**
 * Positions a popover beside its button without anchor positioning (Firefox ESR, and WebKit, which is excluded): the
 * condition of FilterMenu.module.css. For `onBeforeToggle`, so that it is placed before it is shown. It closes when the
 * page scrolls.
 */
export function anchorFallback({ currentTarget: popup, newState }: ToggleEvent<HTMLElement>): void {
  const hangsByItself =
    CSS.supports("position-area", "bottom") && !CSS.supports("hanging-punctuation", "first");
  if (newState !== "open" || hangsByItself) return;
  const opener = document.querySelector(`[popovertarget="${CSS.escape(popup.id)}"]`);
  if (!opener) return;
  const { left, right, top, bottom } = opener.getBoundingClientRect();
  const [above, below] = [top - gap, innerHeight - bottom - gap];
  const opensUp = below < comfortable && above > below;
  const opensLeft = left > document.documentElement.clientWidth - right + (right - left);
  Object.assign(popup.style, {
    top: opensUp ? "auto" : `${bottom + gap}px`,
    bottom: opensUp ? `${innerHeight - top + gap}px` : "auto",
    left: opensLeft ? "auto" : `${left}px`,
    right: opensLeft ? `${document.documentElement.clientWidth - right}px` : "auto",
    maxHeight: `${(opensUp ? above : below) - gap}px`,
    margin: "0",
  });
  const follow = ({ target }: Event) => {
    if (target instanceof Node && popup.contains(target)) return;
    popup.hidePopover();
  };
  addEventListener("scroll", follow, { capture: true, passive: true });
  popup.addEventListener("toggle", function ends() {
    if (popup.matches(":popover-open")) return;
    removeEventListener("scroll", follow, { capture: true });
    popup.removeEventListener("toggle", ends);
  });
}
