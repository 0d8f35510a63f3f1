import { useTexts } from "../core/language/i18n.tsx";
import { useSearch } from "../core/routing/search.ts";
import type { ContractsQuery } from "../core/http/gql/private.ts";
import { Link } from "../core/routing/router.tsx";
import { useMonthName } from "../ui/fields/dates/month-names.ts";
import { type Next, type PersonContracts, kindChoice } from "./contract.ts";
import { francs } from "../core/language/francs.ts";
import { sumOf } from "./premium/francs.ts";
import { NextAmount } from "./premium/NextAmount.tsx";
import styles from "./Summary.module.css";

interface SummaryProps {
  month: string;
  data: ContractsQuery;
  next: Next | null;
}

/** The household's monthly premium, by kind. */
export function Summary({ month, data, next }: SummaryProps) {
  const t = useTexts("contract");
  const monthName = useMonthName();
  const { contracts, totalMonthlyAmount } = data;
  const covered = contracts.filter(isCovered).length;
  return (
    <section className={styles.summary} aria-label={t("summary.total")}>
      <div>
        <p>{t("summary.covered", { month: monthName(month), count: covered })}</p>
        <p className={styles.amount}>
          {francs(totalMonthlyAmount)} <span>{t("summary.perMonth")}</span>
        </p>
      </div>
      <Ridge />
      <Parts contracts={contracts} />
      {next && <NextYear next={next} today={totalMonthlyAmount} />}
    </section>
  );
}

function isCovered({ healthBasic, supplementals, estate }: PersonContracts): boolean {
  return healthBasic !== null || supplementals.length > 0 || estate.length > 0;
}

function Parts({ contracts }: { contracts: readonly PersonContracts[] }) {
  const t = useTexts("contract");
  const amounts = {
    lamal: sumOf(contracts.map(({ healthBasic }) => healthBasic?.monthlyAmount ?? 0)),
    lca: sumOf(contracts.map((person) => person.supplementalsMonthlyAmount)),
    estate: sumOf(contracts.flatMap(({ estate }) => estate.map((one) => one.monthlyAmount))),
  };
  return (
    <dl className={styles.parts}>
      {kindChoice.options
        .filter((kind) => amounts[kind] > 0)
        .map((kind) => (
          <div key={kind}>
            <dt>{t(`tabs.${kind}`)}</dt>
            <dd>{francs(amounts[kind])}</dd>
          </div>
        ))}
    </dl>
  );
}

function NextYear({ next, today }: { next: Next; today: number }) {
  const t = useTexts("contract");
  const { year, month } = next;
  const { hrefWith } = useSearch();
  return (
    <div className={styles.next}>
      <NextAmount year={year} amount={next.totalMonthlyAmount} today={today} />
      <Link className={styles.show} to={hrefWith({ name: "month", texts: [month] })}>
        {t("next.show", { year })}
      </Link>
    </div>
  );
}

/** The brand's mountains, below the amount. */
function Ridge() {
  return (
    <svg className={styles.ridge} viewBox="0 0 480 160" aria-hidden="true">
      <path className={styles.far} d="M0 160 96 76l48 38 96-86 76 66 44-34 120 100Z" />
      <path className={styles.near} d="m110 160 88-66 42 28 70-54 104 92Z" />
      <path className={styles.glow} d="m240 28-22 20 12-2 8 8 9-9 15 3Z" />
    </svg>
  );
}
