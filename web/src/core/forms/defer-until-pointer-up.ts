import { useEffect } from "react";

let isPressed = false;
let isWatching = false;

/**
 * Does something now, or once the pointer that is pressed is up again. An error that appears between the two would
 * push the button away from under the pointer, and the press would be lost.
 */
export function useDeferUntilPointerUp(): (act: () => void) => void {
  useEffect(watchPresses, []);
  return deferUntilPointerUp;
}

/** Once for the whole page, and for as long as it lives. */
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
