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
  room: keyof typeof widths;
}

/** The labels depend on the width, which is unknown at render: both variants are rendered, and CSS shows one. */
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

/** The width of a character and of a gap between labels, in percent. */
const widths = { wide: { character: 1.9, gap: 2 }, narrow: { character: 3.6, gap: 4 } };
const EDGE = 8;

interface Group {
  names: string[];
  first: number;
  last: number;
}

/** Years whose labels would overlap share one. */
export function labelsOf(
  years: readonly Pick<ComparedYear, "year" | "costs">[],
  { x, most }: Pick<Scale, "x" | "most">,
  room: keyof typeof widths,
): { text: string; x: number }[] {
  let groups: Group[] = [];
  for (const { year, costs } of years.toSorted((one, other) => one.costs - other.costs)) {
    const short = room === "wide" ? String(year) : `’${String(year).slice(2)}`;
    // The arrow marks costs beyond the last amount of the axis.
    const name = costs > most ? `${short} ›` : short;
    groups = mergedGroups([...groups, { names: [name], first: x(costs), last: x(costs) }], room);
  }
  return groups.map((group) => ({ text: textOf(group), x: middleOf(group) }));
}

/** Joins the last group with the one before it while their labels overlap. */
function mergedGroups(groups: readonly Group[], room: keyof typeof widths): Group[] {
  const [before, last] = groups.slice(-2);
  if (!before || !last || endsOf(before, room).to < endsOf(last, room).from) return [...groups];
  const both = { names: [...before.names, ...last.names], first: before.first, last: last.last };
  return mergedGroups([...groups.slice(0, -2), both], room);
}

/** The extent of a group's label with its gap, in percent of the width. */
function endsOf(group: Group, room: keyof typeof widths): { from: number; to: number } {
  const { character, gap } = widths[room];
  const width = textOf(group).length * character + gap;
  const x = middleOf(group);
  if (x < EDGE) return { from: x, to: x + width };
  return x > 100 - EDGE ? { from: x - width, to: x } : { from: x - width / 2, to: x + width / 2 };
}

function textOf({ names }: Group): string {
  return names.join(", ");
}

function middleOf({ first, last }: Group): number {
  return (first + last) / 2;
}

function anchorOf(x: number): string | undefined {
  if (x < EDGE) return styles.start;
  return x > 100 - EDGE ? styles.end : undefined;
}
