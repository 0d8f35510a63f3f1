/** Puts the focus on a part of the page that is no control, so that reading and tabbing go on from there. */
export function focusOn(part: Element | null): void {
  if (!(part instanceof HTMLElement)) return;
  if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** The part of the page that stays when something in it goes. */
export function surroundingsOf(part: Element | null): Element | null {
  return part?.closest("[role=tabpanel], main") ?? null;
}

/** Before a button goes with what it did: whoever pressed it stays in the part of the page where it was. */
export function leaveButton(button: Element): void {
  focusOn(surroundingsOf(button));
}

/** The same once it has gone, where that is known only afterwards. */
export function stayIn(part: Element | null): void {
  setTimeout(() => {
    if (document.activeElement === document.body) focusOn(part);
  });
}
