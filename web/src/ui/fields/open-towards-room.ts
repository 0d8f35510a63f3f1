/**
 * A ref for what hangs from a field: it opens upwards where it does not fit below and there is more
 * room above. Measured rather than anchored, since Firefox ESR knows no anchors. Once it hangs
 * above, it stays there while it is open, however many options remain.
 */
export function openTowardsRoom(popup: HTMLElement | null): (() => void) | undefined {
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
