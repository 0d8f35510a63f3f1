import type { ComparedYear } from "@portal/model/contract-changes/comparison.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Plot.module.css";
import type { Scale } from "./scale.ts";

interface OwnCostsProps {
  years: readonly ComparedYear[];
  scale: Scale;
}

/** The years on an axis of their own below the other. */
export function OwnCosts({ years, scale }: OwnCostsProps) {
  const t = useTexts("deductible_chart");
  if (years.length === 0) return null;
  return (
    <>
      <span className={styles.ownTitle}>{t("axis.own")}</span>
      <svg className={styles.own} aria-hidden="true">
        <line className={styles.rule} x1="0" x2="100%" y1="10" y2="10" />
        {years.map(({ year, costs }) => (
          <circle key={year} className={styles.dot} cx={`${scale.x(costs)}%`} cy="10" r="6" />
        ))}
        <Labels years={years} scale={scale} room="wide" />
        <Labels years={years} scale={scale} room="narrow" />
      </svg>
    </>
  );
}

interface LabelsProps extends OwnCostsProps {
  room: keyof typeof close;
}

/** How the years are written depends on a width that is not known here: both ways are drawn, and one is shown. */
function Labels({ years, scale, room }: LabelsProps) {
  return (
    <g className={styles[room]}>
      {labelsOf(years, scale, room).map(({ text, x }) => (
        <text key={text} className={anchorOf(x)} x={`${x}%`} y="34">
          {text}
        </text>
      ))}
    </g>
  );
}

/** Years that lie closer than this, in percent of the width, share their words. */
const close = { wide: 8, narrow: 18 };
const EDGE = 8;

function labelsOf(years: readonly ComparedYear[], { x, most }: Scale, room: keyof typeof close) {
  const groups: { names: string[]; first: number; last: number }[] = [];
  for (const { year, costs } of years.toSorted((one, other) => one.costs - other.costs)) {
    const short = room === "wide" ? String(year) : `’${String(year).slice(2)}`;
    // The arrow leads beyond the last amount that is drawn.
    const name = costs > most ? `${short} ›` : short;
    const at = x(costs);
    const group = groups.at(-1);
    if (!group || at - group.last >= close[room]) {
      groups.push({ names: [name], first: at, last: at });
      continue;
    }
    group.names.push(name);
    group.last = at;
  }
  return groups.map(({ names, first, last }) => ({
    text: names.join(", "),
    x: (first + last) / 2,
  }));
}

function anchorOf(x: number): string | undefined {
  if (x < EDGE) return styles.start;
  return x > 100 - EDGE ? styles.end : undefined;
}
