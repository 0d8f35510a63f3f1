import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import { formatChf } from "@portal/model/money.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Card } from "../ui/layout/Card.tsx";
import type { HouseholdYear } from "./year-costs.ts";
import styles from "./YearCosts.module.css";

/** The sums of the household. */
export function HouseholdCard({ household, year }: { household: HouseholdYear; year: number }) {
  const t = useTexts("year_costs");
  const { premiums, borne, likely, most, isPartly, hasChildren } = household;
  const { hospitalDay } = costSharingRulesOn(`${year}-01-01`);
  return (
    <Card className={styles.household}>
      <h2>{t("household", { year })}</h2>
      <p className={styles.total}>
        <span>{t("total")}</span>
        <strong>{formatChf(premiums + likely)}</strong>
      </p>
      <dl className={styles.amounts}>
        <Amount name={t("premiums")} amount={premiums} />
        <Amount name={t("borne")} amount={borne} />
        <Amount name={t("likely")} amount={likely} />
        <Amount name={t("most")} amount={most} />
      </dl>
      <div className={styles.notes}>
        <p>{t("mostNote", { perDay: formatChf(hospitalDay) })}</p>
        {hasChildren && <p>{t("family")}</p>}
        {isPartly && <p>{t("partly")}</p>}
        <p>{t("forecast")}</p>
      </div>
    </Card>
  );
}

export function Amount({
  name,
  amount,
  detail,
}: {
  name: string;
  amount: number;
  detail?: string | undefined;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {formatChf(amount)}
        {detail && <small>{detail}</small>}
      </dd>
    </div>
  );
}
