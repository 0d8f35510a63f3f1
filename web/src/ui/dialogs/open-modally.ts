const focusable = "input, button, a[href], select, textarea, [tabindex]";
/** A tab that nobody looks at paints nothing. */
const longestWaitMs = 150;
/** As long as browsers take two presses for a double one, at most. */
const doublePressMs = 500;

const closedByCode = new WeakSet<EventTarget>();

/**
 * For the `close` event: whether the person closed the dialog. React also closes it while a boundary around it suspends,
 * and opens it again afterwards.
 */
export function isClosedByPerson(dialog: HTMLDialogElement): boolean {
  return !dialog.open && !closedByCode.has(dialog);
}

/**
 * Opens a dialog in two steps. To be modal, it has the browser look at every element of the page anew, for which a phone
 * takes a tenth of a second; so it is shown above the page first, with the focus in it, and is modal once it was painted.
 * Gives what closes it; the focus then returns to where it came from.
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

/** Browsers close what is modal with Escape, and nothing else: whoever presses it at once is not kept waiting. */
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

/** Whoever presses twice what closes a dialog does not mean what lies below it. */
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
