import { type RefObject, useEffect, useRef } from "react";
import { focusOn } from "../../core/routing/focus.ts";

/**
 * Focuses the heading of a new step, as on a new page. Scrolls to the top of the page, or to the heading if earlier
 * steps are shown above it.
 */
export function useFocusOnStep(
  step: number,
  inSight: "page" | "heading",
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusOn(heading.current);
    if (inSight === "page") scrollTo({ top: 0, behavior: "instant" });
    else heading.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [step, inSight]);
  return heading;
}
