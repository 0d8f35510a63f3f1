import { yearCost } from "@portal/model/contract-changes/break-even.ts";
import type { Comparable, Comparison } from "@portal/model/contract-changes/comparison.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { wholeAmount } from "../amounts.ts";
import styles from "./CostTable.module.css";
import { useLineNames } from "./line-names.ts";
import type { Drawing, Scale } from "./scale.ts";

/** The data of the chart as a table. */
export function CostTable({ given, comparison, scale }: Drawing) {
  const t = useTexts("deductible_chart");
  const nameOf = useLineNames(given, comparison);
  const { offers } = given;
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than a phone is moved by keyboard too; Safari does not let it otherwise */}
      <div className={styles.window} role="region" aria-label={t("table.caption")} tabIndex={0}>
        <table className={styles.table}>
          <caption>{t("table.caption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("table.costs")}</th>
              {offers.map(({ deductible }) => (
                <th key={deductible} scope="col" className={classOf(deductible, comparison)}>
                  {wholeAmount(deductible)}
                  <small>{nameOf(deductible)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(given, scale).map(({ costs, year }) => (
              <tr key={year ?? costs} className={year ? styles.own : undefined}>
                <th scope="row">
                  {wholeAmount(costs)}
                  {year && <small>{t("table.own", { year })}</small>}
                </th>
                <Cells given={given} comparison={comparison} costs={costs} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.hint}>{t("table.hint")}</p>
    </div>
  );
}

interface CellsProps {
  given: Comparable;
  comparison: Comparison;
  costs: number;
}

function Cells({ given: { offers, sharing }, comparison, costs }: CellsProps) {
  const t = useTexts("deductible_chart");
  const totals = offers.map((offer) => yearCost(offer, costs, sharing));
  const least = Math.min(...totals);
  return offers.map(({ deductible }, place) => {
    const total = totals[place] ?? 0;
    return (
      <td key={deductible} className={classOf(deductible, comparison)}>
        {total === least ? (
          <strong>
            {wholeAmount(total)}
            <VisuallyHidden> {t("table.best")}</VisuallyHidden>
          </strong>
        ) : (
          wholeAmount(total)
        )}
      </td>
    );
  });
}

interface Row {
  costs: number;
  year?: number;
}

/** Round amounts, closer together near crossings, and the years between them. */
function rowsOf({ years }: Comparable, { costs }: Scale): Row[] {
  const step = costs[1] ?? 0;
  const round = [0, step / 4, step / 2, ...costs.slice(1)].map((one) => ({ costs: one }));
  const own = years.map(({ costs: one, year }) => ({ costs: one, year }));
  return [...round, ...own].toSorted((one, other) => one.costs - other.costs);
}

function classOf(deductible: number, { today, other }: Comparison): string | undefined {
  if (deductible === other.deductible) return styles.other;
  return deductible === today.deductible ? undefined : styles.pale;
}
