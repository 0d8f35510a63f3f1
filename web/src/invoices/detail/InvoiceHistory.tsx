import { formatDate } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import { francs } from "../../core/language/francs.ts";
import { paperAddress } from "../../parts/pay/pay-invoice.ts";
import type { Invoice } from "../invoices.ts";
import styles from "./InvoiceDetail.module.css";

const entries = {
  BANK: "history.payment",
  CREDIT: "history.offset",
  WRITE_OFF: "history.writeOff",
  CARRIED: "history.carried",
  RETURN: "history.returned",
} as const;

/** The history of an invoice: reminders with their letters, and payments. */
export function InvoiceHistory({ invoice }: { invoice: Invoice }) {
  const t = useTexts("invoices");
  const { reminders, payments, joker } = invoice;
  if (reminders.length === 0 && payments.length === 0 && !joker.actif) return null;
  return (
    <ul className={styles.history}>
      {reminders.map(({ status, sentOn, fee, iddms }) => (
        <li key={sentOn}>
          {t("history.reminder", {
            what: t(`status.${status}`),
            date: formatDate(sentOn),
            fee: francs(fee),
          })}{" "}
          {iddms && <ExternalLink href={paperAddress(iddms)}>{t("history.letter")}</ExternalLink>}
        </li>
      ))}
      {joker.actif && joker.deadline && (
        <li>{t("history.joker", { deadline: formatDate(joker.deadline) })}</li>
      )}
      {payments.map(({ paidOn, amount, way, reason }, place) => (
        <li key={place}>
          {t(amount < 0 && way === "CREDIT" ? "history.reopened" : entries[way], {
            date: formatDate(paidOn),
            amount: francs(Math.abs(amount)),
            reason: reason ? t(`history.reason.${reason}`) : "",
          })}
        </li>
      ))}
    </ul>
  );
}
