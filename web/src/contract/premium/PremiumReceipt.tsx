import { useTexts } from "../../core/language/i18n.tsx";
import type { Basic } from "../contract.ts";
import { Fact } from "../Fact.tsx";
import { francs } from "../../core/language/francs.ts";
import { NextAmount } from "./NextAmount.tsx";
import { knownPart } from "../../parts/premium-parts.ts";
import styles from "./Receipt.module.css";

interface PremiumReceiptProps {
  contract: Basic;
  /** The premium of next year, once it is announced. */
  next: { year: number; amount: number } | undefined;
}

/** From the tariff to the premium, line by line. */
export function PremiumReceipt({ contract, next }: PremiumReceiptProps) {
  const t = useTexts("contract");
  const parts = [...contract.clauses, ...contract.reductionPrimes];
  return (
    <div className={styles.receipt}>
      <h3>{t("receipt.title")}</h3>
      <dl className={styles.lines}>
        <Fact label={t("receipt.gross")} explanation={t("explain.gross")}>
          {francs(contract.grossPremium)}
        </Fact>
        {parts.map(({ type, amount }) => (
          <Fact
            key={type}
            label={t(`part.${knownPart(type)}`)}
            explanation={t(`explain.part.${knownPart(type)}`)}
          >
            {francs(amount)}
          </Fact>
        ))}
      </dl>
      <p className={styles.net}>
        <span>{t("receipt.net")}</span>
        <span>{francs(contract.monthlyAmount)}</span>
      </p>
      {next && <NextAmount year={next.year} amount={next.amount} today={contract.monthlyAmount} />}
    </div>
  );
}
