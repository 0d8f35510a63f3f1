import { useEffect } from "react";

let isPressed = false;
let isWatching = false;

/**
 * Runs a function now, or after the pressed pointer is released: an error message that appears in between would move
 * the button away from the pointer, and the click would be lost.
 */
export function useDeferUntilPointerUp(): (act: () => void) => void {
  useEffect(watchPresses, []);
  return deferUntilPointerUp;
}

/** Subscribes once for the lifetime of the page. */
function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const watch = (type: string, pressed: boolean) =>
    document.addEventListener(type, () => (isPressed = pressed), { capture: true, passive: true });
  watch("pointerdown", true);
  watch("pointerup", false);
  watch("pointercancel", false);
}

function deferUntilPointerUp(act: () => void): void {
  if (!isPressed) return act();
  const release = () => {
    document.removeEventListener("pointerup", release);
    document.removeEventListener("pointercancel", release);
    setTimeout(act);
  };
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", release);
}
