import { type KeyboardEvent, type PointerEvent, useState } from "react";

/** The point that the pointer or the arrow keys have chosen, with what the drawing listens to. */
export function useChosenPoint(count: number, pointAt: (place: number) => number | undefined) {
  const [chosen, setChosen] = useState<number>();
  const clear = () => setChosen(undefined);
  return {
    chosen,
    listeners: {
      onKeyDown(event: KeyboardEvent) {
        const next = nextPoint(event.key, chosen, count);
        if (next === undefined) return;
        event.preventDefault();
        setChosen(next);
      },
      onPointerMove(event: PointerEvent) {
        const { left } = event.currentTarget.getBoundingClientRect();
        setChosen(pointAt(event.clientX - left));
      },
      onBlur: clear,
      onPointerLeave: clear,
    },
  };
}

/** The first press chooses the latest point, from which one goes back. */
function nextPoint(key: string, chosen: number | undefined, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(last, (chosen ?? last - 1) + 1);
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(0, (chosen ?? count) - 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}
