import { formatDate } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { isWayOffered, paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { CostShareMeter } from "./CostShareMeter.tsx";
import type { HomeInsured } from "../home.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import styles from "./InsuredCard.module.css";

export function InsuredCard({ insured }: { insured: HomeInsured }) {
  const t = useTexts("homepage");
  const portal = usePortal();
  // A child has none, and so nothing to change.
  const isChangeable =
    insured.contribution?.deductible.annual && isWayOffered("contractMutation", portal);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3>{insured.fullname}</h3>
        {insured.forInformation && <Badge>{t("insured.information")}</Badge>}
        {!!isChangeable && (
          <Link
            to={`${paths.contractMutation.path}?insured=${insured.insuredNumber}&change=deductible`}
          >
            {t("insured.deductible")}
          </Link>
        )}
        <p className={styles.facts}>
          <span>{t("insured.number", { number: groupedNumber(insured.insuredNumber) })}</span>
          <span>{t("insured.born", { date: formatDate(insured.birthdate) })}</span>
        </p>
      </div>
      <Costs insured={insured} />
    </Card>
  );
}

function Costs({ insured: { forInformation, contribution } }: { insured: HomeInsured }) {
  const t = useTexts("homepage");
  if (forInformation) return <p className={styles.without}>{t("insured.informationHelp")}</p>;
  if (!contribution) return <p className={styles.without}>{t("insured.noFigures")}</p>;
  return (
    <div className={styles.shares}>
      <CostShareMeter kind="deductible" share={contribution.deductible} />
      <CostShareMeter kind="coinsurance" share={contribution.coinsurance} />
    </div>
  );
}
