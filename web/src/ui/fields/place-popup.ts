/**
 * A ref for a popup of a field: it opens upwards if it does not fit below and there is more room above. Measured,
 * because Firefox ESR lacks anchor positioning. Once open above, it stays there until it closes, however many options
 * remain.
 */
export function placePopup(popup: HTMLElement | null): (() => void) | undefined {
  if (!popup) return undefined;
  const sizes = new ResizeObserver(() => turn(popup));
  sizes.observe(popup);
  turn(popup);
  return () => sizes.disconnect();
}

function turn(popup: HTMLElement): void {
  const field = popup.parentElement?.getBoundingClientRect();
  if (!field || popup.hasAttribute("data-above")) return;
  const frame = popup.closest("dialog")?.getBoundingClientRect();
  const below = Math.min(frame?.bottom ?? innerHeight, innerHeight) - field.bottom;
  const above = field.top - Math.max(frame?.top ?? 0, 0);
  if (popup.offsetHeight > below && above > below) popup.setAttribute("data-above", "");
}
