import { formatDate } from "@portal/model/calendar/dates.ts";
import BanknoteArrowDown from "lucide-react/icons/banknote-arrow-down";
import { francs } from "../core/language/francs.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useToday } from "../core/today.ts";
import { Card } from "../ui/layout/Card.tsx";
import { nameOf, type Reimbursement } from "./reimbursements.ts";
import styles from "./PaymentsOnTheirWay.module.css";
import { usePaymentsOnTheirWay } from "./useStatements.ts";

/** Granted payments that have not arrived: amount, reason and date; nothing if there are none. */
export function PaymentsOnTheirWay() {
  const t = useTexts("reimbursements");
  const payments = usePaymentsOnTheirWay(useToday());
  if (payments.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="payments-title">
      <Card className={styles.card}>
        <span className={styles.icon} aria-hidden="true">
          <BanknoteArrowDown size={26} />
        </span>
        <div className={styles.content}>
          <h2 id="payments-title">{t("onItsWay.title")}</h2>
          <ul className={styles.payments}>
            {payments.map((payment) => (
              <li key={payment.id} className={styles.payment}>
                <Payment payment={payment} />
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </section>
  );
}

function Payment({ payment }: { payment: Reimbursement & { paysOn: string } }) {
  const t = useTexts("reimbursements");
  const { provider, day } = nameOf(payment);
  return (
    <>
      <div>
        <p className={styles.amount}>{francs(payment.toBePaidToYou)}</p>
        <p className={styles.what}>
          {provider} · {day} · {payment.insured.firstname}
        </p>
      </div>
      <ol className={styles.way}>
        <li>
          <strong>{t("onItsWay.settled")}</strong>
          <span>{formatDate(payment.date)}</span>
        </li>
        <li className={styles.coming}>
          <strong>{t("onItsWay.payment")}</strong>
          <span>{formatDate(payment.paysOn)}</span>
        </li>
      </ol>
    </>
  );
}
