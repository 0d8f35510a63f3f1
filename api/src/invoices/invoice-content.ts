import {
  type InvoiceLine,
  InvoiceLineKind,
  InvoiceType,
  paymentVariant,
  sumOfLines,
} from "@portal/model/invoices/invoices.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { PaymentMode } from "@portal/model/profile.ts";
import { z } from "zod";
import { Letterhead } from "../core/papers/letterhead.ts";
import type { Creditor } from "./creditor.ts";

const Party = z.object({
  name: z.string(),
  street: z.string(),
  number: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
});

/** What the QR-bill at the foot of a page says. */
const SlipContent = z.object({
  iban: z.string(),
  creditor: Party,
  debtor: Party.exactOptional(),
  amount: z.int(),
  reference: z.string(),
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
      /** The first name of whom it is for. */
      person: z.string(),
      kind: InvoiceLineKind,
      /** The product in the language of the paper, or what else the line is about. */
      name: z.string(),
      amount: z.int(),
    }),
  ),
  totalAmount: z.int(),
  /** What a credit settled of it at once. */
  offset: z.int().default(0),
  bill: SlipContent.exactOptional(),
});
export type InvoiceContent = z.infer<typeof InvoiceContent>;

interface IssuedInvoice extends Omit<InvoiceContent, "lines" | "totalAmount" | "bill"> {
  no: string;
  lines: readonly InvoiceLine[];
  creditor: Creditor;
  /** Whoever it is sent to, where letters to them go. */
  holder: { name: string; home: Home | undefined };
  firstNameOf(insuredNumber: number): string;
  productName(code: string): string | undefined;
}

interface Home {
  street: string | null;
  number: string | null;
  poBox?: string | null;
  zip: string;
  city: string;
  country: string;
}

/** What the paper of an invoice keeps. */
export function invoiceContent(invoice: IssuedInvoice): InvoiceContent {
  const { no, lines, creditor, holder, firstNameOf, productName, ...kept } = invoice;
  const totalAmount = sumOfLines(lines);
  const amount = totalAmount - kept.offset;
  const isPaidBySlip = amount > 0 && paymentVariant(kept.paymentMode) === "QRBILL";
  return {
    ...kept,
    lines: lines.map(({ insuredNumber, kind, about, amount }) => ({
      person: firstNameOf(insuredNumber),
      kind,
      name: productName(about) ?? about,
      amount,
    })),
    totalAmount,
    ...(isPaidBySlip && {
      bill: { ...slipFor(creditor, holder), amount, reference: referenceOf(no) },
    }),
  };
}

function slipFor({ iban, party }: Creditor, { name, home }: IssuedInvoice["holder"]) {
  return {
    iban,
    creditor: party,
    ...(home && {
      debtor: {
        name,
        street: home.street ?? home.poBox ?? "",
        number: home.number ?? "",
        zip: home.zip,
        city: home.city,
        country: home.country,
      },
    }),
  };
}
