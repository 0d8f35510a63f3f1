import { formatDate } from "@portal/model/calendar/dates.ts";
import type { ComparedYear } from "@portal/model/contract-changes/comparison.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { chf, wholeAmount, roundChf } from "../amounts.ts";
import styles from "./Years.module.css";

/** Each of the last years, with the cheaper deductible. */
export function Years({ years }: { years: readonly ComparedYear[] }) {
  const t = useTexts("deductible_chart");
  if (years.length === 0) return null;
  return (
    <div>
      <h4 className={styles.title}>{t("years.title")}</h4>
      <ul className={styles.years}>
        {years.map(({ year, until, costs, cheaper, by }) => (
          <li key={year}>
            <span>
              <strong>{year}</strong>
              {until && <small> {t("years.until", { day: formatDate(until) })}</small>}
            </span>
            <span className={styles.costs}>{t("years.costs", { amount: roundChf(costs) })}</span>
            <span>
              {cheaper === undefined
                ? t("years.equal")
                : t("years.cheaper", { deductible: wholeAmount(cheaper), amount: chf(by) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
