import { formatDate } from "@portal/model/calendar/dates.ts";
import HeartPulse from "lucide-react/icons/heart-pulse";
import ReceiptText from "lucide-react/icons/receipt-text";
import { paths } from "../../core/routing/paths.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link } from "../../core/routing/router.tsx";
import { severityOf } from "@portal/model/invoices/severity.ts";
import { SeverityBadge } from "../../parts/due/SeverityBadge.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { dueOfInvoice, invoiceAddress, statusOf } from "../../parts/due/due.ts";
import { francs } from "../../core/language/francs.ts";
import type { HomeInvoice } from "../home.ts";
import styles from "./Rows.module.css";
import { Section } from "../Section.tsx";
import { useInvoiceTitle } from "../../parts/due/useInvoiceTitle.ts";

const rowKeys = {
  carried: "invoices.carried",
  awaited: "invoices.awaited",
  late: "invoices.overdue",
  POURSUITE: "invoices.overdue",
  RAPPEL: "invoices.deadline",
  SOMMATION: "invoices.deadline",
  next: "invoices.deadline",
} as const;

interface InvoicesSectionProps {
  invoices: readonly HomeInvoice[];
  today: string;
}

/** The three most urgent invoices of the last twelve months. */
export function InvoicesSection({ invoices, today }: InvoicesSectionProps) {
  const t = useTexts("homepage");
  const more = { to: paths.invoices.path, words: t("invoices.all") };
  return (
    <Section title={t("invoices.title")} more={more}>
      {invoices.length === 0 ? (
        <Card>
          <p className={styles.none}>{t("invoices.none")}</p>
        </Card>
      ) : (
        <Card className={styles.rows}>
          <ul>
            {invoices.map((invoice) => (
              <li key={invoice.id}>
                <InvoiceRow invoice={invoice} today={today} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}

function InvoiceRow({ invoice, today }: { invoice: HomeInvoice; today: string }) {
  const t = useTexts("homepage");
  const titleOf = useInvoiceTitle();
  const { type, toBePaid } = invoice;
  const { when, date } = dueOfInvoice(invoice, today);
  const Icon = type === "PREMIUM" ? ReceiptText : HeartPulse;
  const status = statusOf(invoice);
  const severity = severityOf(invoice);
  return (
    <Link to={invoiceAddress(invoice)} className={styles.row}>
      <span className={styles.icon}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <strong>{titleOf(invoice)}</strong>
        <span className={styles.facts}>{t(rowKeys[when], { date: formatDate(date) })}</span>
      </span>
      <span className={styles.status}>
        {severity && status && status !== "REGLEE" && status !== "ANNULEE" && (
          <SeverityBadge severity={severity}>{t(`invoices.status.${status}`)}</SeverityBadge>
        )}
      </span>
      <span className={styles.amount}>{francs(toBePaid)}</span>
    </Link>
  );
}
