import { Boundary } from "../../core/hydration.tsx";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { wayToPay } from "@portal/model/invoices/standing.ts";
import FileText from "lucide-react/icons/file-text";
import { useTexts } from "../../core/language/i18n.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import { francs } from "../../core/language/francs.ts";
import { paperAddress } from "../../parts/pay/pay-invoice.ts";
import payStyles from "../../parts/pay/Pay.module.css";
import type { Invoice } from "../invoices.ts";
import styles from "./PaymentPanel.module.css";

/** Renders the QR code with a library; the list prefetches it when the browser is idle. */
export const QrPayment = lazyPart(async () => (await import("./QrPayment.tsx")).QrPayment);

/** How to pay an invoice, or that nothing is due. */
export function PaymentPanel({ invoice, today }: { invoice: Invoice; today: string }) {
  const { iddms } = invoice;
  const t = useTexts("invoices");
  return (
    <div className={styles.payment} role="group" aria-label={t("pay.label")}>
      <WayToPay invoice={invoice} today={today} />
      {iddms && (
        <ExternalLink className={styles.paper} href={paperAddress(iddms)}>
          <FileText size={18} aria-hidden="true" /> {t("pay.pdf")}
        </ExternalLink>
      )}
    </div>
  );
}

function WayToPay({ invoice, today }: { invoice: Invoice; today: string }) {
  const t = useTexts("invoices");
  const { status, totalAmount, toBePaid, deadline, payments, arrangement } = invoice;
  const amount = francs(totalAmount < 0 ? -totalAmount : toBePaid);
  const values = { amount, deadline: formatDate(deadline) };
  const said = (
    key: "credit" | "cancelled" | "paid" | "offset" | "collection" | "debit" | "ebill" | "carried",
  ) => (
    <div>
      <p className={payStyles.payTitle}>{t(`pay.${key}.title`)}</p>
      <p>
        {t(`pay.${key}.text`, { ...values, date: formatDate(payments.at(-1)?.paidOn ?? deadline) })}
      </p>
    </div>
  );
  if (totalAmount < 0) return said("credit");
  if (status === "ANNULEE") return said("cancelled");
  const isOffset =
    payments.length > 0 && payments.every(({ way }) => way === "CREDIT" || way === "WRITE_OFF");
  if (status === "REGLEE") return said(isOffset ? "offset" : "paid");
  const way = wayToPay({ ...invoice, hasArrangement: arrangement.actif }, today);
  if (way !== "qr") return said(way);
  return (
    <Boundary fallback={<Skeleton height="420px" />}>
      <QrPayment invoice={invoice} />
    </Boundary>
  );
}
