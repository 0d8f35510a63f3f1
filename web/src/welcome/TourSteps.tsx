import { stopsOnScreen, type TourKind, tours, type TourStop } from "@portal/model/tour.ts";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { type CardPlace, cardPlace, placeOf } from "./tour-places.ts";
import styles from "./TourSteps.module.css";

interface TourStepsProps {
  kind: TourKind;
  onEnd: () => void;
}

/** The stops one after the other. The page stays usable: nothing is modal, and Escape ends the tour. */
export function TourSteps({ kind, onEnd }: TourStepsProps) {
  const stops = useStops(kind);
  const [index, setIndex] = useState(0);
  const opener = useRef(document.activeElement);
  const end = () => {
    onEnd();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  const onEscape = useEffectEvent(end);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && onEscape();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const stop = stops[index];
  if (!stop) return null;
  return (
    <Step
      key={stop}
      kind={kind}
      stop={stop}
      index={index}
      count={stops.length}
      onTurn={(by) => (stops[index + by] ? setIndex(index + by) : end())}
      onSkip={end}
    />
  );
}

const LONGEST_WAIT_MS = 3000;

/** The stops that the screen has, once the foot of the page is there: it loads last. */
function useStops(kind: TourKind): readonly TourStop[] {
  const [stops, setStops] = useState<readonly TourStop[]>([]);
  useEffect(() => {
    const find = () => {
      late.disconnect();
      clearTimeout(timer);
      setStops(stopsOnScreen(tours[kind], (stop) => placeOf(stop) !== undefined));
    };
    const late = new MutationObserver(() => placeOf("reading") && find());
    late.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(find, placeOf("reading") ? 0 : LONGEST_WAIT_MS);
    return () => {
      late.disconnect();
      clearTimeout(timer);
    };
  }, [kind]);
  return stops;
}

interface StepProps {
  kind: TourKind;
  stop: TourStop;
  index: number;
  count: number;
  onTurn: (by: 1 | -1) => void;
  onSkip: () => void;
}

function Step({ kind, stop, index, count, onTurn, onSkip }: StepProps) {
  const t = useTexts("tour");
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const { ring, place } = usePlace(stop, card);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const isLast = index === count - 1;
  return (
    <>
      {ring && <div className={styles.ring} style={ring} popover="manual" ref={showOnTop} />}
      <div
        ref={(element) => {
          card.current = element;
          showOnTop(element);
        }}
        className={styles.card}
        style={
          place && { left: place.left, [place.side]: place.offset, maxHeight: place.maxHeight }
        }
        popover="manual"
        role="dialog"
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <p className={styles.position}>{t("position", { step: index + 1, steps: count })}</p>
        <h2 id={`${id}-title`}>{t(`stop.${stop}.title`)}</h2>
        <div id={`${id}-text`}>
          {index === 0 && <p>{t(`kind.${kind}`)}</p>}
          <p>{t(`stop.${stop}.text`)}</p>
        </div>
        <div className={styles.actions}>
          <Button onClick={() => onTurn(1)}>{t(isLast ? "done" : "next")}</Button>
          {index > 0 && (
            <Button variant="secondary" onClick={() => onTurn(-1)}>
              {t("back")}
            </Button>
          )}
          {!isLast && (
            <Button variant="quiet" onClick={onSkip}>
              {t("skip")}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

/** In the top layer, so that no bar of the page covers it. */
function showOnTop(element: HTMLElement | null): void {
  if (element && !element.matches(":popover-open")) element.showPopover();
}

interface Placed {
  ring?: { left: number; top: number; width: number; height: number };
  place?: CardPlace;
}

const RING = 4;

/** Scrolls the place into view, and follows it while the page scrolls, changes its size or loads. */
function usePlace(stop: TourStop, card: React.RefObject<HTMLElement | null>): Placed {
  const [placed, setPlaced] = useState<Placed>({});
  useLayoutEffect(() => {
    const target = placeOf(stop);
    if (!target) return undefined;
    const follow = () => {
      const { left, top, right, bottom, width, height } = target.getBoundingClientRect();
      const edge = {
        left: left - RING,
        top: top - RING,
        width: width + 2 * RING,
        height: height + 2 * RING,
      };
      const box = { left: edge.left, top: edge.top, right: right + RING, bottom: bottom + RING };
      const screen = { width: document.documentElement.clientWidth, height: innerHeight };
      setPlaced({ ring: edge, place: cardPlace(box, card.current?.offsetWidth ?? 0, screen) });
    };
    // A place in the bar at the top is always in view.
    if (!target.closest("header")) target.scrollIntoView({ block: "start", behavior: "instant" });
    follow();
    const size = new ResizeObserver(follow);
    size.observe(document.body);
    size.observe(target);
    const ending = new AbortController();
    for (const kind of ["scroll", "resize"])
      addEventListener(kind, follow, { capture: true, passive: true, signal: ending.signal });
    return () => {
      size.disconnect();
      ending.abort();
    };
  }, [stop, card]);
  return placed;
}
