import type { Comparison } from "@portal/model/contract-changes/comparison.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { chf, wholeAmount, roundChf } from "../amounts.ts";
import styles from "./DeductibleChart.module.css";

/** The costs at which the better deductible changes, and the result for the last years. */
export function Answer({ comparison }: { comparison: Comparison }) {
  const t = useTexts("deductible_chart");
  const { other, more, years } = comparison;
  const way = more > 0 ? "more" : more < 0 ? "less" : "same";
  return (
    <div className={styles.answer}>
      <p className={styles.lead}>{useCrossing(comparison)}</p>
      <p>
        {years.length === 0
          ? t("years.none")
          : t(`years.${way}`, {
              count: years.length,
              deductible: wholeAmount(other.deductible),
              amount: chf(Math.abs(more)),
            })}
      </p>
    </div>
  );
}

function useCrossing({ today, other, ranges }: Comparison): string {
  const t = useTexts("deductible_chart");
  const [first, second, ...further] = ranges;
  const cheaper = first?.deductible ?? today.deductible;
  if (!second) {
    const dearer = cheaper === today.deductible ? other : today;
    return t("answer.always", {
      first: wholeAmount(cheaper),
      second: wholeAmount(dearer.deductible),
    });
  }
  const two = t("answer.two", {
    amount: roundChf(second.from),
    first: wholeAmount(cheaper),
    second: wholeAmount(second.deductible),
  });
  const parts = further.map(({ from, deductible }) =>
    t("answer.again", { amount: roundChf(from), deductible: wholeAmount(deductible) }),
  );
  return [two, ...parts].join(" ");
}
