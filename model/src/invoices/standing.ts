import type { PaymentMode } from "../profile.ts";
import type { InvoiceState, InvoiceStatus } from "./invoices.ts";

/** How an invoice stands and is paid, without the library of rules: the first screen has no room for it. */

/** The status to show: an open invoice past its deadline is late before anybody is reminded. None for a credit. */
export function shownStatus(
  { status, deadline, totalAmount }: Pick<InvoiceState, "status" | "deadline" | "totalAmount">,
  today: string,
): InvoiceStatus | "ENRETARD" | undefined {
  if (totalAmount < 0) return undefined;
  return status === "ENCOURS" && deadline < today ? "ENRETARD" : status;
}

/** The bank debits by itself on the due date. */
export function isDirectDebit(mode: PaymentMode): boolean {
  return mode === "LSV" || mode === "SDD";
}

/** How an invoice is paid, as it is told: by itself, in e-banking, or with the QR-bill. */
export function paymentVariant(mode: PaymentMode): "DIRECTDEBIT" | "EBANKING" | "QRBILL" {
  if (isDirectDebit(mode)) return "DIRECTDEBIT";
  return mode === "BVR" ? "QRBILL" : "EBANKING";
}
