import { useTexts } from "../core/language/i18n.tsx";
import { OwnPortal } from "../core/portal.tsx";
import { oneOf, useSearch } from "../core/routing/search.ts";
import { useToday } from "../core/today.ts";
import { useYearChoice } from "../parts/years/useYearChoice.ts";
import { Page } from "../ui/layout/Page.tsx";
import { YearTabs } from "../ui/tables/YearTabs.tsx";
import { BillsOnTheirWay } from "./BillsOnTheirWay.tsx";
import { ComparedYears } from "./ComparedYears.tsx";
import { CostsByYear } from "./CostsByYear.tsx";
import { PaymentsOnTheirWay } from "./PaymentsOnTheirWay.tsx";
import { YEARS } from "./reimbursements.ts";
import styles from "./ReimbursementsScreen.module.css";
import { StatementList } from "./StatementList.tsx";
import { TaxCertificates } from "./TaxCertificates.tsx";

/** A link for tax certificates shows them above the statements. */
const firstPart = oneOf("first", ["payments", "tax"]);

export function ReimbursementsScreen() {
  const t = useTexts("reimbursements");
  const titles = useTexts("template");
  const today = useToday();
  const lastYear = Number(today.slice(0, 4));
  const year = useYearChoice(today, YEARS);
  const isForTaxes = useSearch().get(firstPart) === "tax";
  const certificates = <TaxCertificates lastYear={lastYear} />;
  return (
    <Page title={titles("titles.reimbursements")} intro={t("intro")}>
      {isForTaxes && certificates}
      <PaymentsOnTheirWay />
      <BillsOnTheirWay />
      <section className={styles.section} aria-labelledby="statements-title">
        <h2 id="statements-title">{t("statements")}</h2>
        <YearTabs label={t("years")} parameter={year}>
          <StatementList year={year} />
        </YearTabs>
      </section>
      <CostsByYear lastYear={lastYear} />
      <OwnPortal>
        <ComparedYears year={lastYear} />
      </OwnPortal>
      {!isForTaxes && certificates}
    </Page>
  );
}
