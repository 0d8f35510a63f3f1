import { formatAmount, formatChf, rappenOf } from "@portal/model/money.ts";
import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useMonthName } from "../ui/fields/dates/month-names.ts";
import { Accordion } from "../ui/layout/Accordion.tsx";
import { Avatar } from "../ui/layout/Avatar.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { Amount } from "./HouseholdCard.tsx";
import { ShareBar } from "./ShareBar.tsx";
import { historyOf, nameOf, type PersonYear } from "./year-costs.ts";
import styles from "./YearCosts.module.css";

interface PersonCardProps {
  person: PersonYear;
  year: number;
  /** Without a household above, which has the notes on the amounts. */
  isAlone: boolean;
}

/** What the year costs a person: premiums, the share so far, what is likely and the most. */
export function PersonCard({ person: one, year, isAlone }: PersonCardProps) {
  const t = useTexts("year_costs");
  const { insureds } = usePortal();
  const { costs, person, premiums, borne, most, forecast } = one;
  const name = nameOf(costs);
  const insured = insureds.find(({ insuredNumber }) => insuredNumber === costs.insuredNumber);
  const { hospitalDay } = costSharingRulesOn(`${year}-01-01`);
  const total = premiums + (forecast?.likely ?? borne);
  return (
    <Card className={styles.person}>
      <h2>
        {insured && <Avatar person={insured} size="small" />}
        {name}
      </h2>
      {forecast && (
        <p className={styles.total}>
          <span>{t("total")}</span>
          <strong>{formatChf(total)}</strong>
        </p>
      )}
      <dl className={styles.amounts}>
        <Amount name={t("premiums")} amount={premiums} />
        {person && <Amount name={t("borne")} amount={borne} />}
        {forecast && (
          <Amount
            name={t("likely")}
            amount={forecast.likely}
            detail={t("range", {
              lowest: formatChf(forecast.lowest),
              highest: formatChf(forecast.highest),
            })}
          />
        )}
        {person && <Amount name={t("most")} amount={most} />}
      </dl>
      {person && <ShareBar borne={borne} likely={forecast?.likely} most={most} />}
      <div className={styles.notes}>
        {!person && <p>{t("noShare", { name, year })}</p>}
        {person && !forecast && <p>{costs.care ? t("noHistory") : t("private", { name })}</p>}
        {person && isAlone && <p>{t("mostNote", { perDay: formatChf(hospitalDay) })}</p>}
        {forecast && isAlone && <p>{t("forecast")}</p>}
      </div>
      <Accordion
        about={name}
        items={[
          ...(forecast ? [{ title: t("how.title"), content: <History person={one} /> }] : []),
          { title: t("months.title"), content: <Months person={one} year={year} /> },
        ]}
      />
    </Card>
  );
}

function History({ person: { costs } }: { person: PersonYear }) {
  const t = useTexts("year_costs");
  const history = historyOf(costs);
  return (
    <>
      <p>{t("how.text", { count: history.length })}</p>
      <ul>
        {history.map(({ year, shared, outside }) => (
          <li key={year}>{t("how.year", { year, amount: formatChf(shared + outside) })}</li>
        ))}
      </ul>
    </>
  );
}

function Months({ person: { costs }, year }: { person: PersonYear; year: number }) {
  const t = useTexts("year_costs");
  const monthName = useMonthName();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t("months.table", { year, name: nameOf(costs) })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("months.month")}</th>
          <th scope="col">{t("months.basic")}</th>
          <th scope="col">{t("months.supplementary")}</th>
          <th scope="col">{t("months.sum")}</th>
        </tr>
      </thead>
      <tbody>
        {costs.premiums.map(({ month, basic, supplementary }) => (
          <tr key={month}>
            <th scope="row">{monthName(month, "month")}</th>
            <td>{formatAmount(rappenOf(basic))}</td>
            <td>{formatAmount(rappenOf(supplementary))}</td>
            <td>{formatAmount(rappenOf(basic) + rappenOf(supplementary))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
