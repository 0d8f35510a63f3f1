import type { ToggleEvent } from "react";

const gap = 8;
/** A list of some options fits into this; where less is left below, it opens above. */
const comfortable = 260;

/**
 * Puts a popover beside its button where the browser knows no anchor positioning (Firefox ESR), or is not asked for it
 * (WebKit): the condition of FilterMenu.module.css.
 * For `onBeforeToggle`: it is placed before it is seen. It closes when the page scrolls away under it.
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
