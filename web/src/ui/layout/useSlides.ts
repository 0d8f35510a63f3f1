import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { noopSubscribe } from "../../core/environment.ts";

const autoplayMs = 5000;
const restMs = 120;
const threeSlides = "(width >= 1200px)";
const twoSlides = "(width >= 768px)";
const lessMotion = "(prefers-reduced-motion: reduce)";

/** The visible slides of a strip, and the functions that move them. */
export function useSlides(
  count: number,
  { isHeld, isStill }: { isHeld: boolean; isStill: boolean },
) {
  const strip = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  // Slides do not start by themselves.
  const [isWanted, setPlaying] = useState(false);
  const isWide = useMedia(threeSlides);
  const isMedium = useMedia(twoSlides);
  const isCalm = useMedia(lessMotion);
  const shown = isWide ? 3 : isMedium ? 2 : 1;
  const last = Math.max(0, count - shown);
  const canPlay = !isCalm && !isStill;
  const isPlaying = isWanted && canPlay;

  const show = (index: number) => {
    const slide = strip.current?.children[index];
    if (!(slide instanceof HTMLElement)) return;
    setFirst(index);
    strip.current?.scrollTo({ left: slide.offsetLeft, behavior: isCalm ? "instant" : "smooth" });
  };
  const turn = useEffectEvent(() => !document.hidden && show(first >= last ? 0 : first + 1));
  const moves = isPlaying && !isHeld && last > 0;
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(() => turn(), autoplayMs);
    return () => clearInterval(timer);
  }, [moves]);

  /** The strip was scrolled by a finger or by focus. */
  const follow = () => {
    const [slide, next] = strip.current?.children ?? [];
    if (!(slide instanceof HTMLElement && next instanceof HTMLElement)) return;
    const step = next.offsetLeft - slide.offsetLeft;
    setFirst(Math.min(last, Math.round((strip.current?.scrollLeft ?? 0) / step)));
  };
  /** A server-rendered strip may have been scrolled before hydration; measuring a new one would force a layout. */
  const isPainted = useSyncExternalStore(
    noopSubscribe,
    () => false,
    () => true,
  );
  const begin = useEffectEvent(() => isPainted && follow());
  useEffect(() => void begin(), []);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Not every browser has `scrollend`: a short pause is the end. */
  const wait = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(follow, restMs);
  };
  const seen = { first: Math.min(first, last), last, shown };
  return { strip, ...seen, isPlaying, canPlay, setPlaying, show, wait };
}
export type Slides = ReturnType<typeof useSlides>;

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const media = matchMedia(query);
      media.addEventListener("change", tell);
      return () => media.removeEventListener("change", tell);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
