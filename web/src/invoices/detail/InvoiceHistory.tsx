import { formatDate } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import { francs } from "../../core/language/francs.ts";
import { type Invoice, paperAddress } from "../invoices.ts";
import styles from "./InvoiceDetail.module.css";

/** What happened since: reminders with their letters, and payments. */
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
      {payments.map(({ paidOn, amount, way }, place) => (
        <li key={place}>
          {t(way === "CREDIT" ? "history.offset" : "history.payment", {
            date: formatDate(paidOn),
            amount: francs(amount),
          })}
        </li>
      ))}
    </ul>
  );
}
