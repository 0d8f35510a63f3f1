import { formatDate } from "@portal/model/calendar/dates.ts";
import { OpenedPayment } from "@portal/model/desk/books/payments.ts";
import { useQuery } from "../../../core/http/useQuery.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Failed } from "../../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../../ui/feedback/ListSkeleton.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { ask, DeskProblem } from "../../http/desk-api.ts";
import { useMay } from "../../session.ts";
import room from "../../layout/ListRoom.module.css";
import styles from "../Books.module.css";
import { AssignCard } from "./AssignCard.tsx";
import { FindInvoices } from "./FindInvoices.tsx";
import { OtherActs } from "./OtherActs.tsx";
import { amountOf, whyOf } from "./PaymentList.tsx";
import { paymentsKey } from "./payment-list.ts";
import { useParts } from "./parts.ts";

interface PaymentPaneProps {
  readonly id: string;
  readonly onDone: () => void;
}

/** One payment: who paid, the invoices that suit it, and what may be done with it. */
export function PaymentPane({ id, onDone }: PaymentPaneProps) {
  const t = useTexts("desk_books");
  const opened = useQuery({
    queryKey: [...paymentsKey, "opened", id],
    queryFn: () => ask(`/books/payments/${id}`, OpenedPayment),
    gcTime: 0,
    retry: (count, error) => count < 2 && !(error instanceof DeskProblem && error.status === 404),
  });
  if (opened.isPending) return <ListSkeleton />;
  if (opened.isError && opened.error instanceof DeskProblem && opened.error.status === 404)
    return <p className={room.choose}>{t("refusal.gone")}</p>;
  if (!opened.data) return <Failed text={t("failed")} onRetry={() => void opened.refetch()} />;
  return <Opened opened={opened.data} onDone={onDone} />;
}

function Opened({ opened, onDone }: { opened: OpenedPayment; onDone: () => void }) {
  const t = useTexts("desk_books");
  const mayDecide = useMay("books");
  const { payment, suggestions } = opened;
  const parts = useParts(payment.amount);
  const isAssignable = payment.isCredit && payment.currency === "CHF";
  const isFree = mayDecide && payment.askedBy === null;
  return (
    <article className={styles.content}>
      <Head opened={opened} />
      {payment.askedBy && (
        <Notice kind="info">
          <p>{t("payments.awaited", { name: payment.askedBy })}</p>
        </Notice>
      )}
      {isFree && isAssignable && (
        <div className={styles.cards}>
          <Card className={styles.card}>
            <FindInvoices suggestions={suggestions} onChoose={(invoice) => parts.add(invoice)} />
          </Card>
          <Card className={styles.card}>
            <AssignCard opened={opened} parts={parts} onDone={onDone} />
          </Card>
        </div>
      )}
      {isFree && <OtherActs opened={opened} isRefundable={isAssignable} onDone={onDone} />}
    </article>
  );
}

function Head({ opened: { payment } }: { opened: OpenedPayment }) {
  const t = useTexts("desk_books");
  const facts = [
    [t("payments.booked"), formatDate(payment.bookedOn)],
    [t("payments.account"), payment.account],
    [t("payments.reference"), payment.reference],
    [t("payments.words"), payment.words],
    [t("payments.reason"), whyOf(t, payment)],
  ] as const;
  return (
    <>
      <header className={styles.title}>
        <h2>{payment.payer ?? t("payments.unnamed")}</h2>
        <strong className={styles.sum}>{amountOf(payment)}</strong>
      </header>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
