import { useTexts } from "../core/language/i18n.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { type Invoice, statusOf } from "./invoices.ts";

const tones = {
  ENCOURS: "info",
  ENRETARD: "bad",
  RAPPEL: "warning",
  SOMMATION: "bad",
  POURSUITE: "bad",
  REGLEE: "done",
  ANNULEE: "quiet",
} as const;

/** How an invoice stands; a credit has nothing to say here. */
export function StatusBadge({ invoice }: { invoice: Invoice }) {
  const t = useTexts("invoices");
  const status = statusOf(invoice);
  return status ? <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge> : null;
}
