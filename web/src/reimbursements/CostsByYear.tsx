import { useQuery } from "../core/http/useQuery.ts";
import { formatAmount } from "@portal/model/money.ts";
import { query } from "../core/http/api.ts";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { CareCosts, costsByYear, type YearOfCosts, YEARS } from "./reimbursements.ts";
import styles from "./ReimbursementsScreen.module.css";

/** The yearly costs of care and their shares: a chart, and a table exact to the rappen. */
export function CostsByYear({ lastYear }: { lastYear: number }) {
  const t = useTexts("reimbursements");
  const years = { firstYear: lastYear - YEARS + 1, lastYear };
  const { data, isError, refetch } = useQuery({
    queryKey: ["care costs", lastYear],
    queryFn: () => query(CareCosts, years, { silent: true }),
  });
  if (isError && !data) return <Failed text={t("costs.failed")} onRetry={() => void refetch()} />;
  if (!data || data.careCosts.length === 0) return null;
  const costs = costsByYear(data.careCosts, years);
  return (
    <section className={styles.section} aria-labelledby="costs-title">
      <h2 id="costs-title">{t("costs.title")}</h2>
      <Card>
        <p className={styles.about}>{t("costs.lead")}</p>
        <div className={styles.costs}>
          <div>
            <Bars costs={costs} />
            <ul className={styles.legend} aria-hidden="true">
              <li className={styles.ours}>{t("costs.paidByUs")}</li>
              <li className={styles.own}>{t("costs.own")}</li>
            </ul>
          </div>
          <CostsTable costs={costs} />
        </div>
        <p className={styles.forecast}>
          <Link to={paths.costs.path}>{t("forecast")}</Link>
        </p>
      </Card>
    </section>
  );
}

const BAR = { width: 44, step: 110, height: 170, top: 26 };

function Bars({ costs }: { costs: readonly YearOfCosts[] }) {
  const highest = Math.max(1, ...costs.map(({ paidByUs, own }) => paidByUs + own));
  const tall = (amount: number) => (amount / highest) * BAR.height;
  const base = BAR.top + BAR.height;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${costs.length * BAR.step} ${base + 28}`}
      aria-hidden="true"
    >
      {costs.map(({ year, paidByUs, own }, place) => {
        const middle = place * BAR.step + BAR.step / 2;
        const bar = { x: middle - BAR.width / 2, width: BAR.width };
        return (
          <g key={year}>
            <rect {...bar} y={base - tall(own)} height={tall(own)} className={styles.own} />
            <rect
              {...bar}
              y={base - tall(own) - tall(paidByUs)}
              height={tall(paidByUs)}
              className={styles.ours}
            />
            <text x={middle} y={base - tall(own + paidByUs) - 8}>
              {wholeFrancs(own + paidByUs)}
            </text>
            <text x={middle} y={base + 20} className={styles.year}>
              {year}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** `1'185`: the chart needs no rappen. */
function wholeFrancs(rappen: number): string {
  return formatAmount(Math.round(rappen / 100) * 100).slice(0, -3);
}

function CostsTable({ costs }: { costs: readonly YearOfCosts[] }) {
  const t = useTexts("reimbursements");
  return (
    <table className={styles.years}>
      <caption>
        <VisuallyHidden>{t("costs.table")}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("years")}</th>
          <th scope="col">{t("costs.paidByUs")}</th>
          <th scope="col">{t("costs.own")}</th>
          <th scope="col">{t("costs.total")}</th>
        </tr>
      </thead>
      <tbody>
        {costs.toReversed().map(({ year, paidByUs, own }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{formatAmount(paidByUs)}</td>
            <td>{formatAmount(own)}</td>
            <td>{formatAmount(paidByUs + own)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
