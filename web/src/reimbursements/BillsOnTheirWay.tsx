import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatChf, rappenOf } from "@portal/model/money.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { fullName, type PendingBill } from "./reimbursements.ts";
import styles from "./ReimbursementsScreen.module.css";
import { usePendingBills } from "./usePendingBills.ts";

/** The bills that are not decided yet; nothing if there are none. */
export function BillsOnTheirWay() {
  const t = useTexts("reimbursements");
  const { bills, hasFailed, refetch } = usePendingBills();
  if (hasFailed) {
    return (
      <div className={styles.section}>
        <Failed text={t("pending.failed")} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (bills.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="pending-title">
      <h2 id="pending-title">{t("pending.title")}</h2>
      <ul className={styles.bills}>
        {bills.map((bill) => (
          <li key={bill.id}>
            <Bill bill={bill} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bill({ bill }: { bill: PendingBill }) {
  const t = useTexts("reimbursements");
  const words = useTexts("bills");
  const { insured, careProvider, totalAmount, status, channel, dueOn, expectedOn } = bill;
  const { estimate } = bill;
  const received = { date: formatDate(bill.receivedOn) };
  return (
    <Card className={styles.bill}>
      <p className={styles.billHead}>
        <span className={styles.provider}>{careProvider ?? t("pending.unread")}</span>
        <Badge tone={status === "IN_REVIEW" ? "info" : "quiet"}>{t(`pending.${status}`)}</Badge>
      </p>
      <p className={styles.about}>
        {[fullName(insured), totalAmount !== null && formatChf(rappenOf(totalAmount))]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {estimate && (
        <p>{words("pending", { amount: formatChf(rappenOf(estimate.toBePaidToYou)) })}</p>
      )}
      <p>
        {t(channel === "CUSTOMER" ? "pending.fromYou" : "pending.fromProvider", received)}{" "}
        {t("pending.due", { date: formatDate(dueOn) })}{" "}
        {expectedOn && t("pending.expected", { date: formatDate(expectedOn) })}
      </p>
    </Card>
  );
}
