import { formatChf, rappenOf } from "@portal/model/money.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Estimate.module.css";

/** An estimate as the API gives it, in francs. */
export interface EstimatedRefund {
  readonly year: number;
  readonly billed: number;
  readonly deductibleLeft: number;
  readonly deductible: number;
  /** In basis points. */
  readonly coinsuranceRate: number;
  readonly coinsurance: number;
  readonly toBePaidToYou: number;
}

/** The reckoning of an estimate, line by line. */
export function Estimate({ estimate }: { estimate: EstimatedRefund }) {
  const t = useTexts("bills");
  const { year, billed, deductibleLeft, deductible, coinsurance, toBePaidToYou } = estimate;
  const chf = (francs: number) => formatChf(rappenOf(francs));
  return (
    <>
      <p className={styles.result}>
        {toBePaidToYou > 0
          ? t("estimate.back", { amount: chf(toBePaidToYou) })
          : t("estimate.nothing")}
      </p>
      <dl className={styles.lines}>
        <Line label={t("estimate.billed")} amount={chf(billed)} />
        <Line
          label={
            deductibleLeft > 0
              ? t("estimate.deductible", { year, left: chf(deductibleLeft) })
              : t("estimate.noDeductible", { year })
          }
          amount={formatChf(-rappenOf(deductible))}
        />
        <Line label={useCoinsuranceLabel(estimate)} amount={formatChf(-rappenOf(coinsurance))} />
        <Line label={t("estimate.refund")} amount={chf(toBePaidToYou)} isTotal />
      </dl>
      <p className={styles.note}>{t("estimate.note")}</p>
    </>
  );
}

/** Where the yearly maximum is reached, less than the rate is borne. */
function useCoinsuranceLabel({
  billed,
  deductible,
  coinsurance,
  coinsuranceRate,
}: EstimatedRefund): string {
  const t = useTexts("bills");
  const rate = coinsuranceRate / 100;
  const whole = ((rappenOf(billed) - rappenOf(deductible)) * coinsuranceRate) / 100_00;
  const isLimited = Math.abs(whole - rappenOf(coinsurance)) > 1;
  return isLimited ? t("estimate.coinsuranceMost", { rate }) : t("estimate.coinsurance", { rate });
}

function Line({ label, amount, isTotal }: { label: string; amount: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
