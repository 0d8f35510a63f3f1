import { BankEntryReason } from "@portal/model/bank/matching.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import type { UnmatchedPayment } from "@portal/model/desk/books/payments.ts";
import { formatAmount } from "@portal/model/money.ts";
import { type Translate, useTexts } from "../../../core/language/i18n.tsx";
import { Link } from "../../../core/routing/router.tsx";
import styles from "../Books.module.css";
import { addressOf } from "../parts.ts";
import { useNeighbourKeys } from "../../keyboard/useNeighbourKeys.ts";
import room from "../../layout/ListRoom.module.css";

interface PaymentListProps {
  readonly payments: readonly UnmatchedPayment[];
  readonly current: string | undefined;
}

/** J and K go to the next and the previous payment. */
export function PaymentList({ payments, current }: PaymentListProps) {
  const t = useTexts("desk_books");
  useNeighbourKeys(
    payments.map(({ id }) => addressOf("payments", id)),
    {
      current: current && addressOf("payments", current),
      next: t("next"),
      previous: t("previous"),
    },
  );
  if (payments.length === 0) return <p className={room.choose}>{t("payments.none")}</p>;
  return (
    <ul>
      {payments.map((payment) => (
        <li key={payment.id}>
          <Link
            to={addressOf("payments", payment.id)}
            className={`${room.row} ${styles.row}`}
            aria-current={payment.id === current ? "page" : undefined}
          >
            <strong>{payment.payer ?? t("payments.unnamed")}</strong>
            <strong className={styles.amount}>{amountOf(payment)}</strong>
            <span>{whyOf(t, payment)}</span>
            <span className={styles.amount}>{formatDate(payment.bookedOn)}</span>
            {payment.askedBy && <span>{t("payments.awaited", { name: payment.askedBy })}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The amount with its currency; what left has a minus. */
export function amountOf({
  amount,
  currency,
  isCredit,
}: Pick<UnmatchedPayment, "amount" | "currency" | "isCredit">): string {
  return `${currency} ${formatAmount(isCredit ? amount : -amount)}`;
}

export function whyOf(t: Translate<"desk_books">, { reason }: UnmatchedPayment): string {
  const known = BankEntryReason.safeParse(reason);
  return known.success ? t(`payments.why.${known.data}`) : t("payments.why.other");
}
