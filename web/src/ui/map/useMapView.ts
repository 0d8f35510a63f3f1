import { useEffect, useRef, useState } from "react";
import type { View } from "./projection.ts";

const MOTION_MS = 200;
/** Farther than this, the way there says nothing. */
const FAR = { degrees: 1.5, zooms: 3 };

/** The view that was asked for, until somebody moves the map; a new wish moves it again. */
export function useMapView(wanted: View, wish: string) {
  const [view, setView] = useState(wanted);
  const current = useRef(view);
  const goal = useRef(view);
  const frame = useRef(0);
  const show = (next: View) => setView((current.current = next));
  /** At once, as under a finger. */
  const jump = (next: View) => {
    cancelAnimationFrame(frame.current);
    goal.current = next;
    show(next);
  };
  /** Gliding, unless the way is long or somebody wishes less motion. */
  const glide = (to: View) => {
    const from = current.current;
    if (isFar(from, to) || matchMedia("(prefers-reduced-motion: reduce)").matches) return jump(to);
    cancelAnimationFrame(frame.current);
    goal.current = to;
    const began = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - began) / MOTION_MS);
      show(share === 1 ? to : onTheWay(from, to, 1 - (1 - share) ** 3));
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };
  const follow = useRef(() => {});
  useEffect(() => {
    follow.current = () => glide(wanted);
  });
  useEffect(() => follow.current(), [wish]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return {
    view,
    jump,
    glide,
    /** As it is now, for what happens between two renderings. */
    now: () => current.current,
    /** Where it is going, so that quick presses add up. */
    goal: () => goal.current,
  };
}
export type MapView = ReturnType<typeof useMapView>;

function isFar(from: View, to: View): boolean {
  return (
    Math.hypot(from.lat - to.lat, from.lng - to.lng) > FAR.degrees ||
    Math.abs(from.zoom - to.zoom) > FAR.zooms
  );
}

function onTheWay(from: View, to: View, share: number): View {
  const part = (a: number, b: number) => a + (b - a) * share;
  return {
    lat: part(from.lat, to.lat),
    lng: part(from.lng, to.lng),
    zoom: part(from.zoom, to.zoom),
  };
}
