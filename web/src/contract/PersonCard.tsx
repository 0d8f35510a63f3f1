import { productFamily } from "@portal/model/products.ts";
import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import type { Insured } from "../core/portal.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Card } from "../ui/layout/Card.tsx";
import type { HealthKind, PersonContracts } from "./contract.ts";
import { CoverCard } from "./CoverCard.tsx";
import styles from "./CoverCard.module.css";
import { francs } from "../core/language/francs.ts";
import { wholeFrancs } from "./premium/francs.ts";
import { ProductIcon } from "./ProductIcon.tsx";

interface PersonCardProps {
  insured: Insured;
  kind: HealthKind;
  /** Undefined if the person has no contract of this kind. */
  person: PersonContracts | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The health cover of a person, of one kind. */
export function PersonCard({ insured, kind, person, ...card }: PersonCardProps) {
  if (!person) return <WithoutContract insured={insured} />;
  return (
    <CoverCard
      {...card}
      icon={<ProductIcon about={kind === "lca" ? "several" : basicFamily(person)} />}
      title={insured.fullname}
      essential={<Essential kind={kind} person={person} />}
      amounts={<Amounts kind={kind} person={person} />}
    />
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
  return (
    <>
      <span>{product.value}</span>
      <span>
        {deductible > 0
          ? t("person.deductible", { amount: wholeFrancs(deductible) })
          : t("person.noDeductible")}
      </span>
    </>
  );
}

function Amounts({ kind, person }: PersonProps) {
  const t = useTexts("contract");
  const { healthBasic, supplementalsMonthlyAmount, monthlyAmount } = person;
  const amount = kind === "lamal" ? (healthBasic?.monthlyAmount ?? 0) : supplementalsMonthlyAmount;
  return (
    <>
      <span className={styles.amount}>
        {francs(amount)} <small>{t("summary.perMonth")}</small>
      </span>
      <span className={styles.essential}>{t("person.all", { amount: francs(monthlyAmount) })}</span>
    </>
  );
}

function WithoutContract({ insured }: { insured: Insured }) {
  const t = useTexts("contract");
  const { fullname, firstname, forInformation } = insured;
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
