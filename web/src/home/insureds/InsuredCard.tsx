import { formatDate } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { isWayOffered, paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { About } from "../../ui/layout/About.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { CostShareMeter } from "./CostShareMeter.tsx";
import type { HomeInsured } from "../home.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import sectionStyles from "../Section.module.css";
import styles from "./InsuredCard.module.css";

export function InsuredCard({ insured }: { insured: HomeInsured }) {
  const t = useTexts("homepage");
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3>{insured.fullname}</h3>
        {insured.forInformation && <Badge>{t("insured.information")}</Badge>}
        <p className={styles.facts}>
          <span>{t("insured.number", { number: groupedNumber(insured.insuredNumber) })}</span>
          <span>{t("insured.born", { date: formatDate(insured.birthdate) })}</span>
        </p>
      </div>
      <Costs insured={insured} />
    </Card>
  );
}

function Costs({ insured }: { insured: HomeInsured }) {
  const t = useTexts("homepage");
  const { forInformation, contribution } = insured;
  if (forInformation) return <p className={styles.without}>{t("insured.informationHelp")}</p>;
  if (!contribution) return <p className={styles.without}>{t("insured.noFigures")}</p>;
  return (
    <>
      <div className={styles.shares}>
        <CostShareMeter kind="deductible" share={contribution.deductible} />
        <CostShareMeter kind="coinsurance" share={contribution.coinsurance} />
      </div>
      {contribution.deductible.annual > 0 && <ChangeDeductible insured={insured} />}
    </>
  );
}

/** Opens the wizard at the deductibles that this person can choose. */
function ChangeDeductible({ insured: { insuredNumber, fullname } }: { insured: HomeInsured }) {
  const t = useTexts("homepage");
  if (!isWayOffered("contractMutation", usePortal())) return null;
  const { path } = paths.contractMutation;
  return (
    <Link to={`${path}?insured=${insuredNumber}&change=deductible`} className={sectionStyles.more}>
      {t("insured.deductible")}
      <About>{fullname}</About>
    </Link>
  );
}
