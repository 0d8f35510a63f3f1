import {
  type InvoiceLine,
  InvoiceLineKind,
  InvoiceType,
  sumOfLines,
} from "@portal/model/invoices/invoice.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import { PaymentMode } from "@portal/model/portal/profile.ts";
import { z } from "zod";
import { Letterhead } from "../../insurer/papers/letterhead.ts";
import type { QrParty } from "@portal/model/invoices/qr-bill.ts";
import { type Creditor, KeptCreditor } from "../creditors.ts";

/** The debtor as the payment slip names them. */
export const KeptDebtor = z.object({
  name: z.string(),
  street: z.string(),
  number: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
});

/** An invoice as it was on the day it was issued. Amounts in rappen. */
export const InvoiceContent = z.object({
  head: Letterhead,
  type: InvoiceType,
  periodFrom: z.string(),
  periodTo: z.string(),
  deadline: z.string(),
  adhesionNumber: z.string(),
  statementNumber: z.string().nullable(),
  paymentMode: PaymentMode,
  lines: z.array(
    z.object({
      /** The first name of the insured person. */
      person: z.string(),
      kind: InvoiceLineKind,
      /** The product in the language of the document, or another subject of the line. */
      name: z.string(),
      amount: z.int(),
    }),
  ),
  totalAmount: z.int(),
  /** The amount that a credit settled at once. */
  offset: z.int().default(0),
  /** The remaining amount that is too small to bill. */
  writtenOff: z.int().default(0),
  creditor: KeptCreditor,
  debtor: KeptDebtor.exactOptional(),
});
export type InvoiceContent = z.infer<typeof InvoiceContent>;

interface IssuedInvoice extends Omit<
  InvoiceContent,
  "lines" | "totalAmount" | "writtenOff" | "debtor"
> {
  writtenOff?: number;
  lines: readonly InvoiceLine[];
  creditor: Creditor;
  debtor: QrParty | undefined;
  firstNameOf: (insuredNumber: number) => string;
  productName: (code: string) => string | undefined;
}

interface Home {
  street: string | null;
  number: string | null;
  poBox?: string | null;
  zip: string;
  city: string;
  country: string;
}

/** The stored content of an invoice document. */
export function invoiceContent(invoice: IssuedInvoice): InvoiceContent {
  const { lines, debtor, firstNameOf, productName, writtenOff = 0, ...kept } = invoice;
  return {
    ...kept,
    writtenOff,
    ...(debtor && { debtor }),
    lines: lines.map(({ insuredNumber, kind, about, amount }) => ({
      person: firstNameOf(insuredNumber),
      kind,
      name: kind === "CARRIED" ? formatInvoiceNumber(about) : (productName(about) ?? about),
      amount,
    })),
    totalAmount: sumOfLines(lines),
  };
}

/** The debtor of a payment slip at their postal address. */
export function debtorAt(name: string, home: Home): QrParty {
  return {
    name,
    street: home.street ?? home.poBox ?? "",
    number: home.number ?? "",
    zip: home.zip,
    city: home.city,
    country: home.country,
  };
}
