import type { Comparable, Comparison } from "@portal/model/contract-changes/comparison.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { wholeAmount } from "../amounts.ts";
import styles from "./Plot.module.css";

interface LegendProps {
  given: Comparable;
  comparison: Comparison;
}

/** The legend of the pale lines and the dots. */
export function Legend({ given: { offers }, comparison }: LegendProps) {
  const t = useTexts("deductible_chart");
  const { language } = useLanguage();
  const { today, other, never, years } = comparison;
  const pale = offers
    .filter((offer) => offer !== today && offer !== other)
    .map(({ deductible }) => deductible);
  const list = new Intl.ListFormat(language).format(pale.map(wholeAmount));
  const isNever = pale.every((deductible) => never.includes(deductible));
  return (
    <figcaption className={styles.legend}>
      {pale.length > 0 && (
        <span>
          <svg width="24" height="8" aria-hidden="true">
            <line className={styles.pale} x1="0" x2="24" y1="4" y2="4" />
          </svg>
          {isNever ? t("legend.never", { list }) : t("legend.others", { list })}
        </span>
      )}
      {years.length > 0 && (
        <span>
          <svg width="12" height="12" aria-hidden="true">
            <circle className={styles.dot} cx="6" cy="6" r="5" />
          </svg>
          {t("legend.own")}
        </span>
      )}
    </figcaption>
  );
}
