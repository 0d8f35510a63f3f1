import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import { type Severity, severityOf, severityOfStep } from "@portal/model/invoices/severity.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { SeverityBadge } from "../../parts/due/SeverityBadge.tsx";
import { useInvoiceTitle } from "../../parts/due/useInvoiceTitle.ts";
import styles from "./Notifications.module.css";
import type { Notification } from "./kinds.ts";

type Messages = Notification["messages"];
type AboutInvoice = Extract<Messages, { __typename: "InvoiceReminder" | "InvoiceNew" }>;

/** The words of the invoices on the homepage, which documents and messages use too. */
const wordOf = {
  DUE: "ENCOURS",
  LATE: "ENRETARD",
  REMINDER: "RAPPEL",
  FORMAL_NOTICE: "SOMMATION",
  COLLECTION: "POURSUITE",
} as const;

/** The title of the invoice with its severity while an amount is open, or the care of the statement. */
export function ToldInvoice({ messages }: { messages: Messages }) {
  const t = useTexts("notifications");
  const home = useTexts("homepage");
  const titleOf = useInvoiceTitle();
  if (messages.__typename === "RefundNew" && messages.care) {
    return (
      <p className={styles.invoice}>
        <strong>{messages.care}</strong>
      </p>
    );
  }
  if (!isAboutInvoice(messages)) return null;
  const { invoice, noInvoice } = messages;
  const severity = severityIn(messages);
  const number = formatInvoiceNumber(noInvoice);
  return (
    <p className={styles.invoice}>
      <strong>{invoice ? titleOf(invoice) : t("invoiceNumber", { number })}</strong>
      {severity && (
        <SeverityBadge severity={severity}>
          {home(`invoices.status.${wordOf[severity]}`)}
        </SeverityBadge>
      )}
    </p>
  );
}

/** The number of the payable invoice: settled, debited and collected ones are not paid here. */
export function invoiceToPay(messages: Messages): string | undefined {
  if (!isAboutInvoice(messages) || !messages.invoice?.isOpen) return undefined;
  if (messages.invoice.status === "POURSUITE") return undefined;
  if (messages.__typename === "InvoiceNew" && messages.isDebited) return undefined;
  return messages.noInvoice;
}

/** A credit has its own number, which is not that of the invoice of its period. */
function isAboutInvoice(messages: Messages): messages is AboutInvoice {
  if (messages.__typename === "InvoiceNew") return messages.amountDue >= 0;
  return messages.__typename === "InvoiceReminder";
}

function severityIn(messages: AboutInvoice): Severity | undefined {
  const { invoice } = messages;
  if (!invoice?.isOpen) return undefined;
  const { status } = invoice;
  if (messages.__typename === "InvoiceReminder") return severityOfStep(messages.step, status);
  return severityOf({ status, totalAmount: messages.amountDue, overdueSince: null });
}
