import { rappenOf } from "@portal/model/money.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTexts } from "../../core/language/i18n.tsx";
import { knownPart } from "../../parts/premium-parts.ts";
import { plainAmount } from "../amounts.ts";
import styles from "./ReceiptBody.module.css";
import type { PersonPremium } from "../usePremiums.ts";

/** From the tariff to the monthly premium. */
export function Composition({ one: { person, premium } }: { one: PersonPremium }) {
  const t = useTexts("contract_changes");
  const c = useTexts("contract");
  if (!premium) return null;
  const { grossPremium, discount, netPremium, tax, actualPremium } = premium;
  const line = (label: string, francs: number, key = label) => (
    <div key={key}>
      <dt>{label}</dt>
      <dd>{plainAmount(rappenOf(francs))}</dd>
    </div>
  );
  const discounts = (isInNet: boolean) =>
    discount
      .filter(({ dejaDeduitRabais }) => dejaDeduitRabais === isInNet)
      .map(({ codeClause, montantRabais }) =>
        line(c(`part.${knownPart(codeClause)}`), -montantRabais, codeClause),
      );
  return (
    <details className={styles.composition}>
      <summary>
        {t("receipt.composition", { name: person.insured.firstname })}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <dl>
        {line(c("receipt.gross"), grossPremium)}
        {discounts(true)}
        {line(t("receipt.net"), netPremium)}
        {tax !== 0 && line(c("part.ENVIRONMENT"), tax)}
        {discounts(false)}
        {line(c("receipt.net"), actualPremium)}
      </dl>
    </details>
  );
}
