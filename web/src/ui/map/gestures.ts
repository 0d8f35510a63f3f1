import type { Point } from "./projection.ts";

export interface Gestures {
  push: (by: Point) => void;
  /** Zooms by a factor about a point of the map. */
  zoom: (levels: number, at: Point, isStep: boolean) => void;
  /** Somebody pressed the map itself. */
  press: () => void;
  /** Somebody tried what would scroll the page instead. */
  refuse: (tried: "wheel" | "finger") => void;
  /** Whether the wheel belongs to the map: somebody has entered it. */
  isEntered: () => boolean;
}

const STILL_PIXELS = 4;
const WHEEL_PIXELS_PER_LEVEL = 240;

/** One finger and the wheel scroll the page; two fingers, a pressed mouse and a wheel with Ctrl or inside move the map. */
export function listenToGestures(map: HTMLElement, now: () => Gestures): () => void {
  const ends = new AbortController();
  listenToMouse(map, now, ends.signal);
  listenToWheel(map, now, ends.signal);
  listenToFingers(map, now, ends.signal);
  return () => ends.abort();
}

function listenToMouse(map: HTMLElement, now: () => Gestures, signal: AbortSignal): void {
  let last: Point | undefined;
  let isMoving = false;
  const start = (event: PointerEvent) => {
    if (event.pointerType === "touch" || event.button !== 0 || isOnButton(event)) return;
    last = { x: event.clientX, y: event.clientY };
    isMoving = false;
  };
  const move = (event: PointerEvent) => {
    if (!last) return;
    const by = { x: event.clientX - last.x, y: event.clientY - last.y };
    if (!isMoving && Math.hypot(by.x, by.y) < STILL_PIXELS) return;
    if (!isMoving) map.setPointerCapture(event.pointerId);
    isMoving = true;
    last = { x: event.clientX, y: event.clientY };
    now().push(by);
  };
  const end = () => {
    if (last && !isMoving) now().press();
    last = undefined;
  };
  const twice = (event: MouseEvent) => {
    if (!isOnButton(event)) now().zoom(event.shiftKey ? -1 : 1, within(map, event), true);
  };
  map.addEventListener("pointerdown", start, { signal });
  map.addEventListener("pointermove", move, { signal });
  map.addEventListener("pointerup", end, { signal });
  map.addEventListener("pointercancel", () => (last = undefined), { signal });
  map.addEventListener("dblclick", twice, { signal });
}

function listenToWheel(map: HTMLElement, now: () => Gestures, signal: AbortSignal): void {
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey && !now().isEntered()) return now().refuse("wheel");
    event.preventDefault();
    // A pinch on a touchpad comes as small turns with Ctrl; lines are some 16 pixels high.
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
    const speed = event.ctrlKey ? 4 : 1;
    now().zoom((-pixels * speed) / WHEEL_PIXELS_PER_LEVEL, within(map, event), false);
  };
  map.addEventListener("wheel", turn, { signal, passive: false });
}

interface Pinch {
  middle: Point;
  spread: number;
}

function listenToFingers(map: HTMLElement, now: () => Gestures, signal: AbortSignal): void {
  let last: Pinch | undefined;
  const move = (event: TouchEvent) => {
    const pinch = pinchOf(map, event.touches);
    if (!pinch) return now().refuse("finger");
    event.preventDefault();
    if (last) {
      now().push({ x: pinch.middle.x - last.middle.x, y: pinch.middle.y - last.middle.y });
      now().zoom(Math.log2(pinch.spread / last.spread), pinch.middle, false);
    }
    last = pinch;
  };
  const change = (event: TouchEvent) => {
    last = pinchOf(map, event.touches);
  };
  map.addEventListener("touchmove", move, { signal, passive: false });
  for (const kind of ["touchstart", "touchend", "touchcancel"] as const) {
    map.addEventListener(kind, change, { signal, passive: true });
  }
}

function pinchOf(map: HTMLElement, touches: TouchList): Pinch | undefined {
  const [one, other] = touches;
  if (!one || !other) return undefined;
  const [a, b] = [within(map, one), within(map, other)];
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    spread: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
  };
}

function within(map: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top } = map.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function isOnButton({ target }: Event): boolean {
  return target instanceof Element && target.closest("button, [data-caption]") !== null;
}
