import { formatAmount, MINUS } from "@portal/model/money.ts";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useTexts } from "../core/language/i18n.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { type Reimbursement, type Shares, sharesOf } from "./reimbursements.ts";
import styles from "./StatementShares.module.css";

/** The billed and the paid amount, or the person's share and its reason; a bar shows the shares. */
export function StatementShares({ statement }: { statement: Reimbursement }) {
  const shares = sharesOf(statement);
  return (
    <span className={styles.shares}>
      <Words shares={shares} />
      <Bar shares={shares} />
    </span>
  );
}

function Words({ shares }: { shares: Shares }) {
  const t = useTexts("reimbursements");
  const { outcome, billed, own } = shares;
  const amount = formatAmount(shares.amount);
  if (outcome === "paid") {
    const paid = t("shares.paid", { amount });
    return (
      <>
        <span className={styles.whole}>
          <span className={styles.billed}>
            {t("shares.billed", { amount: formatAmount(billed) })}{" "}
            <ArrowRight size={16} aria-hidden="true" className={styles.arrow} />{" "}
          </span>
          <strong>{paid}</strong>
        </span>
        <span className={styles.short}>
          <VisuallyHidden>{paid}</VisuallyHidden>
          <strong aria-hidden="true">+&nbsp;{amount}</strong>
        </span>
      </>
    );
  }
  const whole = t(`shares.${outcome}`, { amount });
  const isBorne = outcome !== "credited" && own > 0;
  return (
    <>
      <span className={styles.whole}>
        <Strong text={whole} part={amount} />
      </span>
      {/* A phone has room for the amount alone: what the person bears has a minus, what they get a plus. */}
      <span className={styles.short}>
        <VisuallyHidden>{whole}</VisuallyHidden>
        <span aria-hidden="true">{isBorne ? `${MINUS}\u00a0${amount}` : amount}</span>
      </span>
    </>
  );
}

/** A sentence with its amount in bold. */
function Strong({ text, part }: { text: string; part: string }) {
  const [before, after] = text.split(part);
  return (
    <>
      {before}
      <strong>{part}</strong>
      {after}
    </>
  );
}

/** A correction has no bill to divide. Drawn with attributes, so that it needs no style attribute. */
function Bar({ shares: { paidByUs, own } }: { shares: Shares }) {
  const whole = paidByUs + own;
  if (paidByUs < 0 || own < 0 || whole === 0) return null;
  const ours = (paidByUs / whole) * 100;
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.own} width="100" height="6" />
      <rect className={styles.ours} width={ours} height="6" />
    </svg>
  );
}
