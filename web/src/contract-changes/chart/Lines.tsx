import {
  costLine,
  type OfferedDeductible,
  type Sharing,
  yearCost,
} from "@portal/model/contract-changes/break-even.ts";
import type { Comparison } from "@portal/model/contract-changes/comparison.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { roundChf } from "../amounts.ts";
import styles from "./Plot.module.css";
import type { Drawing, Scale } from "./scale.ts";

/** The lines, the years on today's, and the crossing of the two that are compared. */
export function Lines({ given: { offers, sharing }, comparison, scale }: Drawing) {
  const { today, other, years } = comparison;
  const pale = offers.filter((offer) => offer !== today && offer !== other);
  return (
    <svg className={styles.plot} aria-hidden="true">
      {scale.totals.map((total) => (
        <line
          key={total}
          className={styles.rule}
          x1="0"
          x2="100%"
          y1={`${scale.y(total)}%`}
          y2={`${scale.y(total)}%`}
        />
      ))}
      {years.map(({ year, costs }) => (
        <line
          key={year}
          className={styles.drop}
          x1={`${scale.x(costs)}%`}
          x2={`${scale.x(costs)}%`}
          y1={`${scale.y(yearCost(today, Math.min(costs, scale.most), sharing))}%`}
          y2="100%"
        />
      ))}
      {pale.map((offer) => (
        <Line key={offer.deductible} offer={offer} sharing={sharing} scale={scale} kind="pale" />
      ))}
      <Line offer={today} sharing={sharing} scale={scale} kind="today" />
      <Line offer={other} sharing={sharing} scale={scale} kind="other" />
      {years.map(({ year, costs }) => (
        <circle
          key={year}
          className={styles.ring}
          cx={`${scale.x(costs)}%`}
          cy={`${scale.y(yearCost(today, Math.min(costs, scale.most), sharing))}%`}
          r="4.5"
        />
      ))}
      <Crossing comparison={comparison} sharing={sharing} scale={scale} />
    </svg>
  );
}

interface LineProps {
  offer: OfferedDeductible;
  sharing: Sharing;
  scale: Scale;
  kind: "pale" | "today" | "other";
}

function Line({ offer, sharing, scale, kind }: LineProps) {
  const points = costLine(offer, sharing, scale.most);
  return points.slice(1).map((to, place) => {
    const from = points[place] ?? to;
    return (
      <line
        key={to.costs}
        className={styles[kind]}
        x1={`${scale.x(from.costs)}%`}
        y1={`${scale.y(from.total)}%`}
        x2={`${scale.x(to.costs)}%`}
        y2={`${scale.y(to.total)}%`}
      />
    );
  });
}

interface CrossingProps {
  comparison: Comparison;
  sharing: Sharing;
  scale: Scale;
}

/** Half of the width: labels beyond it are aligned to the left. */
const MIDDLE = 50;

/** Only the first crossing is labelled; the text names further ones. */
function Crossing({ comparison: { today, ranges }, sharing, scale }: CrossingProps) {
  const t = useTexts("deductible_chart");
  const [, second] = ranges;
  if (!second) return null;
  const x = scale.x(second.from);
  const y = `${scale.y(yearCost(today, second.from, sharing))}%`;
  const isLeft = x < MIDDLE;
  return (
    <>
      <circle className={styles.crossing} cx={`${x}%`} cy={y} r="6" />
      <text
        className={isLeft ? styles.named : `${styles.named} ${styles.towardsLeft}`}
        x={`${x}%`}
        y={y}
        dx={isLeft ? 12 : -12}
        dy="30"
      >
        {t("crossing", { amount: roundChf(second.from) })}
      </text>
    </>
  );
}
