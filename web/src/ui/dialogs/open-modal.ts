const acts = ["keydown", "pointerdown"];

/**
 * Shows a dialog first and makes it modal once it moves on the screen. For what lies behind a modal dialog the browser looks at
 * every element of the page again, and whoever pressed would wait for that. Whoever presses anything in between finds it modal.
 * Until then it has to lie above the page by itself. Comes back with what calls the second step off.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const callOff = () => {
    cancelAnimationFrame(frame);
    for (const act of acts) removeEventListener(act, makeModal, true);
  };
  const makeModal = () => {
    callOff();
    if (!dialog.open || dialog.matches(":modal")) return;
    dialog.open = false;
    dialog.showModal();
  };
  dialog.open = true;
  // A frame later its first picture is made; an animation that has not begun by then would wait for the second step.
  const frame = requestAnimationFrame(() => {
    const begun = dialog.getAnimations().map(({ ready }) => ready);
    void Promise.allSettled(begun).then(() => setTimeout(makeModal));
  });
  for (const act of acts) addEventListener(act, makeModal, true);
  return callOff;
}
