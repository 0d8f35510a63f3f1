import { formatDate } from "@portal/model/calendar/dates.ts";
import { francs } from "../../core/language/francs.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link } from "../../core/routing/router.tsx";
import { useSearch } from "../../core/routing/search.ts";
import { moreTime, paySheet } from "../../parts/pay/pay-address.ts";
import { useTitle } from "../../parts/pay/useTitle.ts";
import { SeverityBadge } from "../../parts/due/SeverityBadge.tsx";
import { statusOf } from "../../parts/due/due.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import buttonStyles from "../../ui/layout/Button.module.css";
import { isToPay, type OpenRow } from "./to-pay.ts";
import styles from "./ToPayRow.module.css";

interface ToPayRowProps {
  row: OpenRow;
  /** The most urgent of the payable invoices. */
  isFirst: boolean;
}

/** One open invoice. On a phone the whole row opens its sheet. */
export function ToPayRow({ row, isFirst }: ToPayRowProps) {
  const t = useTexts("invoices");
  const what = useTitle("short")(row.invoice);
  const search = useSearch();
  const { invoice } = row;
  const pays = isToPay(row);
  const look = isFirst ? buttonStyles.primary : buttonStyles.secondary;
  return (
    <li className={styles.row}>
      <strong className={styles.what}>{what}</strong>
      <When row={row} />
      <span className={styles.badge}>
        <Standing row={row} />
      </span>
      <span className={styles.amount}>
        <strong>{francs(invoice.toBePaid)}</strong>
        {invoice.arrangement.actif && (
          <small>{t("toPay.instalment", { amount: francs(row.amount) })}</small>
        )}
        {invoice.fees > 0 && <small>{t("toPay.fees", { amount: francs(invoice.fees) })}</small>}
      </span>
      <Link
        to={search.hrefWith(paySheet.to(invoice.id), moreTime.to(""))}
        className={
          pays ? `${styles.go} ${buttonStyles.button} ${look}` : `${styles.go} ${styles.view}`
        }
        aria-label={t(pays ? "toPay.payWhat" : "toPay.viewWhat", { what })}
      >
        <span>{t(pays ? "toPay.pay" : "toPay.view")}</span>
      </Link>
    </li>
  );
}

/** The relevant date: with text, or on a phone alone. A rest carried to the next invoice has none. */
function When({ row: { way, when, date, deadline } }: { row: OpenRow }) {
  const t = useTexts("invoices");
  if (when === "carried") return null;
  const isSince = when === "late" || when === "POURSUITE";
  const day = formatDate(when === "awaited" ? deadline : date);
  const words = way === "debit" ? "toPay.debit" : isSince ? "overdueSince" : "toPay.by";
  return (
    <span className={styles.when}>
      <span className={styles.words}>{t(words, { date: day })}</span>
      <span className={styles.day}>{day}</span>
    </span>
  );
}

function Standing({ row: { invoice, severity, way, when, isOnPlan } }: { row: OpenRow }) {
  const t = useTexts("invoices");
  if (when === "carried") return <Badge tone="quiet">{t("onNext")}</Badge>;
  if (when === "awaited") return <Badge tone="done">{t("toPay.awaited")}</Badge>;
  if (way === "debit") return <Badge tone="quiet">{t("pay.debit.title")}</Badge>;
  if (isOnPlan) return <Badge tone="info">{t("arrangement.title")}</Badge>;
  const status = statusOf(invoice);
  if (!severity || !status) return null;
  return <SeverityBadge severity={severity}>{t(`status.${status}`)}</SeverityBadge>;
}
