import { yearCost } from "@portal/model/contract-changes/break-even.ts";
import type { Comparable, Comparison } from "@portal/model/contract-changes/comparison.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { wholeAmount } from "../amounts.ts";
import { Legend } from "./Legend.tsx";
import { useLineNames } from "./line-names.ts";
import { Lines } from "./Lines.tsx";
import { OwnCosts } from "./OwnCosts.tsx";
import styles from "./Plot.module.css";
import type { Drawing, Scale } from "./scale.ts";

/** All positions are in percent of the width, so that the chart fits any screen before it is measured. */
export function Plot({ given, comparison, scale }: Drawing) {
  const t = useTexts("deductible_chart");
  return (
    <figure className={styles.figure}>
      <div
        className={styles.grid}
        role="img"
        aria-label={t("alternative", { most: wholeAmount(scale.most) })}
      >
        <span className={styles.totalsTitle}>{t("axis.total")}</span>
        <svg className={styles.totals} aria-hidden="true">
          {scale.totals.map((total) => (
            <text key={total} x="100%" y={`${scale.y(total)}%`} dy="4">
              {wholeAmount(total)}
            </text>
          ))}
        </svg>
        <Lines given={given} comparison={comparison} scale={scale} />
        <EndLabels given={given} comparison={comparison} scale={scale} />
        <svg className={styles.costs} aria-hidden="true">
          {scale.costs.map((costs, place) => (
            <text
              key={costs}
              className={place % 2 ? styles.between : undefined}
              x={`${scale.x(costs)}%`}
              y="16"
            >
              {wholeAmount(costs)}
            </text>
          ))}
        </svg>
        <OwnCosts years={comparison.years} scale={scale} />
        <span className={styles.costsTitle}>{t("axis.costs")}</span>
      </div>
      <Legend given={given} comparison={comparison} />
    </figure>
  );
}

/** The height of two lines of text, in percent of the drawing. */
const LABEL = 17;

function EndLabels({ given, comparison, scale }: Drawing) {
  const nameOf = useLineNames(given, comparison);
  const { other } = comparison;
  return (
    <svg className={styles.ends} aria-hidden="true">
      {endsOf(given, comparison, scale).map(({ deductible, y }) => (
        <g key={deductible} className={deductible === other.deductible ? styles.chosen : undefined}>
          <text x="10" y={`${y}%`} className={styles.amount}>
            {wholeAmount(deductible)}
          </text>
          <text x="10" y={`${y}%`} dy="15">
            {nameOf(deductible)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The ends of the lines, moved apart if their labels would overlap. */
function endsOf({ sharing }: Comparable, { today, other }: Comparison, scale: Scale) {
  const [upper, lower] = [today, other]
    .map((offer) => ({
      deductible: offer.deductible,
      y: scale.y(yearCost(offer, scale.most, sharing)),
    }))
    .toSorted((one, another) => one.y - another.y);
  if (!upper || !lower) return [];
  const missing = Math.max(0, LABEL - (lower.y - upper.y)) / 2;
  return [
    { ...upper, y: upper.y - missing },
    { ...lower, y: lower.y + missing },
  ];
}
