import { useTexts } from "../core/language/i18n.tsx";
import { severityOf } from "@portal/model/invoices/severity.ts";
import { SeverityBadge } from "../parts/due/SeverityBadge.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { type Invoice, statusOf } from "./invoices.ts";

/** The status of an invoice; a credit has none. */
export function StatusBadge({ invoice }: { invoice: Invoice }) {
  const t = useTexts("invoices");
  const status = statusOf(invoice);
  if (!status) return null;
  const severity = severityOf(invoice);
  const word = t(`status.${status}`);
  if (severity) return <SeverityBadge severity={severity}>{word}</SeverityBadge>;
  return <Badge tone={status === "REGLEE" ? "done" : "quiet"}>{word}</Badge>;
}
