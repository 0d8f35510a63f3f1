/** Focuses a part of the page that is no control, so that screen readers and Tab continue from there. */
export function focusOn(part: Element | null): void {
  if (!(part instanceof HTMLElement)) return;
  if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** The tab panel or main element around an element, which remains when the element disappears. */
export function surroundingsOf(part: Element | null): Element | null {
  return part?.closest("[role=tabpanel], main") ?? null;
}

/** Call it before a pressed button disappears: the focus moves to the part of the page around it. */
export function leaveButton(button: Element): void {
  focusOn(surroundingsOf(button));
}

/** Call it after an element disappeared: if the focus was lost with it, it moves to this part of the page. */
export function stayIn(part: Element | null): void {
  setTimeout(() => {
    if (document.activeElement === document.body) focusOn(part);
  });
}
