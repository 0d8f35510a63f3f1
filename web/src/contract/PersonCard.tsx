import { productFamily } from "@portal/model/products.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { useTexts } from "../core/i18n.tsx";
import type { Insured } from "../core/portal.tsx";
import { Badge } from "../ui/Badge.tsx";
import { Card } from "../ui/Card.tsx";
import type { HealthKind, PersonContracts } from "./contract.ts";
import styles from "./PersonCard.module.css";
import { francs, wholeFrancs } from "./francs.ts";
import { ProductIcon } from "./ProductIcon.tsx";

interface PersonCardProps {
  insured: Insured;
  kind: HealthKind;
  /** Nothing where the person has no contract of this kind. */
  person: PersonContracts | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Somebody's cover: the essential in a line, and everything below it. */
export function PersonCard({ insured, kind, person, isOpen, onToggle, children }: PersonCardProps) {
  if (!person) return <WithoutContract insured={insured} />;
  return (
    <Card className={styles.card}>
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <ProductIcon about={kind === "lca" ? "several" : basicFamily(person)} />
          <div className={styles.who}>
            <h2>{insured.fullname}</h2>
            <p className={styles.essential}>
              <Essential kind={kind} person={person} />
            </p>
          </div>
          <Amounts kind={kind} person={person} />
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </Card>
  );
}

function basicFamily({ healthBasic }: PersonContracts) {
  return healthBasic ? productFamily(healthBasic.product.code) : undefined;
}

interface PersonProps {
  kind: HealthKind;
  person: PersonContracts;
}

function Essential({ kind, person: { healthBasic, supplementals } }: PersonProps) {
  const t = useTexts("contract");
  if (kind === "lca" || !healthBasic) {
    return t("person.contracts", { count: supplementals.length });
  }
  const { product, deductible } = healthBasic;
  const share =
    deductible > 0
      ? t("person.deductible", { amount: wholeFrancs(deductible) })
      : t("person.noDeductible");
  return (
    <>
      {product.value} <span className={styles.whole}>· {share}</span>
    </>
  );
}

function Amounts({ kind, person }: PersonProps) {
  const t = useTexts("contract");
  const { healthBasic, supplementalsMonthlyAmount, monthlyAmount } = person;
  const amount = kind === "lamal" ? (healthBasic?.monthlyAmount ?? 0) : supplementalsMonthlyAmount;
  return (
    <p className={styles.amounts}>
      <span className={styles.amount}>
        {francs(amount)} <small>{t("summary.perMonth")}</small>
      </span>
      <span className={styles.essential}>{t("person.all", { amount: francs(monthlyAmount) })}</span>
    </p>
  );
}

function WithoutContract({
  insured: { fullname, firstname, forInformation },
}: {
  insured: Insured;
}) {
  const t = useTexts("contract");
  return (
    <Card className={styles.card}>
      <div className={styles.summary}>
        <ProductIcon about={undefined} />
        <div className={styles.who}>
          <h2>{fullname}</h2>
          <p className={styles.essential}>
            {t(forInformation ? "nocontract.information" : "nocontract.person", {
              name: firstname,
            })}
          </p>
        </div>
        <Badge tone="quiet">{t(forInformation ? "person.information" : "person.none")}</Badge>
      </div>
    </Card>
  );
}
