import type { BodyPart } from "@portal/model/accident/words.ts";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { useNames } from "../useNames.ts";
import styles from "./BodyField.module.css";
import {
  OUTLINE,
  partAfterKey,
  pathOf,
  type Region,
  regionsOf,
  VIEW_BOX,
  type View,
} from "./figure.ts";

interface FigureProps {
  view: View;
  chosen: readonly string[];
  onToggle: (part: BodyPart) => void;
  onBlur: () => void;
}

/** The body figure. It is one tab stop; arrow keys move between parts. */
export function Figure({ view, chosen, onToggle, onBlur }: FigureProps) {
  const t = useTexts("accident");
  const id = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const regions = regionsOf(view);
  const [at, setAt] = useState<BodyPart>();
  const stop = regions.find(({ part }) => part === at)?.part ?? regions[0]?.part;
  const press = (event: KeyboardEvent, part: BodyPart) => {
    if (event.key === " " || event.key === "Enter") onToggle(part);
    else {
      const next = partAfterKey(view, part, event.key);
      if (!next) return;
      setAt(next);
      drawing.current?.querySelector<SVGGElement>(`[data-part="${next}"]`)?.focus();
    }
    event.preventDefault();
  };
  return (
    <svg
      ref={drawing}
      className={styles.figure}
      viewBox={VIEW_BOX}
      role="group"
      aria-label={t(view === "front" ? "body.drawingFront" : "body.drawingBack")}
      aria-describedby={`${id}-keys`}
    >
      <desc id={`${id}-keys`}>{t("body.keys")}</desc>
      <clipPath id={`${id}-body`}>
        <path d={OUTLINE} />
      </clipPath>
      <g clipPath={`url(#${id}-body)`}>
        {regions.map((region) => (
          <Part
            key={region.part}
            region={region}
            isChosen={chosen.includes(region.part)}
            isStop={region.part === stop}
            onFocus={() => setAt(region.part)}
            onBlur={onBlur}
            onToggle={() => onToggle(region.part)}
            onKeyDown={(event) => press(event, region.part)}
          />
        ))}
      </g>
      <path className={styles.outline} d={OUTLINE} />
    </svg>
  );
}

interface PartProps {
  region: Region;
  isChosen: boolean;
  /** Whether it is the tab stop. */
  isStop: boolean;
  onFocus: () => void;
  onBlur: () => void;
  onToggle: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Part({ region, isChosen, isStop, onToggle, ...handlers }: PartProps) {
  const name = useNames().code("injuredBodyPart", region.part);
  return (
    <g
      className={styles.part}
      data-part={region.part}
      role="checkbox"
      aria-checked={isChosen}
      aria-label={name}
      tabIndex={isStop ? 0 : -1}
      {...handlers}
      onClick={onToggle}
    >
      <title>{name}</title>
      <path d={pathOf(region)} />
    </g>
  );
}
