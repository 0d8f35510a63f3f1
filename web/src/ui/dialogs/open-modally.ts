const focusable = "input, button, a[href], select, textarea, [tabindex]";
/** A timeout, because a background tab never paints. */
const longestWaitMs = 150;
/** The longest interval that browsers count as a double click. */
const doublePressMs = 500;

const closedByCode = new WeakSet<EventTarget>();

/**
 * For the `close` event: whether the customer closed the dialog. React also closes it while a boundary around it
 * suspends, and opens it again afterwards.
 */
export function isClosedByUser(dialog: HTMLDialogElement): boolean {
  return !dialog.open && !closedByCode.has(dialog);
}

/**
 * Opens a dialog in two steps. `showModal` recalculates the styles of the whole page, which takes a phone a tenth of a
 * second; so the dialog is first a popover with the focus in it, and becomes modal after its first paint. Returns the
 * function that closes it and restores the focus.
 */
export function openModally(dialog: HTMLDialogElement): () => void {
  closedByCode.delete(dialog);
  const opener = document.activeElement;
  const stopWaiting = afterPaintOrEscape(() => beModal(dialog));
  dialog.popover = "manual";
  dialog.showPopover();
  dialog.querySelector<HTMLElement>(focusable)?.focus();
  return () => {
    closedByCode.add(dialog);
    stopWaiting();
    const { activeElement } = document;
    const isFocusLost = activeElement === document.body || dialog.contains(activeElement);
    if (dialog.matches(":popover-open")) dialog.hidePopover();
    dialog.close();
    ignoreSecondPress();
    if (isFocusLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

function beModal(dialog: HTMLDialogElement): void {
  const { activeElement } = document;
  dialog.hidePopover();
  dialog.removeAttribute("popover");
  dialog.showModal();
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.focus();
}

/** Only modal dialogs close with Escape, so Escape makes the dialog modal without waiting for the paint. */
function afterPaintOrEscape(act: () => void): () => void {
  const end = new AbortController();
  const stop = () => {
    end.abort();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const actOnce = () => {
    stop();
    act();
  };
  let timer = setTimeout(actOnce, longestWaitMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(actOnce);
  });
  addEventListener("keydown", ({ key }) => key === "Escape" && actOnce(), {
    capture: true,
    signal: end.signal,
  });
  return stop;
}

/** The second click of a double click on the closing button must not hit the element below the dialog. */
function ignoreSecondPress(): void {
  const end = new AbortController();
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return end.abort();
    event.preventDefault();
    event.stopPropagation();
  };
  for (const kind of ["mousedown", "click"] as const)
    addEventListener(kind, ignore, { capture: true, signal: end.signal });
  setTimeout(() => end.abort(), doublePressMs);
}
