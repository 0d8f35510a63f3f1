import { brand } from "@portal/brand/brand.ts";
import {
  type InvoiceLine,
  InvoiceLineKind,
  InvoiceType,
  paymentVariant,
  sumOfLines,
} from "@portal/model/invoices/invoices.ts";
import { streetParts } from "@portal/model/invoices/qr-bill.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { PaymentMode } from "@portal/model/profile.ts";
import { z } from "zod";
import { Letterhead } from "../core/papers/letterhead.ts";

const Party = z.object({
  name: z.string(),
  street: z.string(),
  number: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
});

/** What the QR-bill at the foot of a page says. */
export const SlipContent = z.object({
  iban: z.string(),
  creditor: Party,
  debtor: Party.exactOptional(),
  amount: z.int(),
  reference: z.string(),
});
type SlipContent = z.infer<typeof SlipContent>;

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
  bill: SlipContent.exactOptional(),
});
export type InvoiceContent = z.infer<typeof InvoiceContent>;

interface IssuedInvoice extends Omit<InvoiceContent, "lines" | "totalAmount" | "bill"> {
  no: string;
  lines: readonly InvoiceLine[];
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
  const { no, lines, holder, firstNameOf, productName, ...kept } = invoice;
  const totalAmount = sumOfLines(lines);
  const isPaidBySlip = totalAmount > 0 && paymentVariant(kept.paymentMode) === "QRBILL";
  return {
    ...kept,
    lines: lines.map(({ insuredNumber, kind, about, amount }) => ({
      person: firstNameOf(insuredNumber),
      kind,
      name: productName(about) ?? about,
      amount,
    })),
    totalAmount,
    ...(isPaidBySlip && { bill: slipFor(holder, totalAmount, referenceOf(no)) }),
  };
}

function slipFor(
  { name, home }: IssuedInvoice["holder"],
  amount: number,
  reference: string,
): SlipContent {
  const { address, legalName, qrIban } = brand;
  const { zip, city } = address;
  return {
    iban: qrIban,
    creditor: { name: legalName, ...streetParts(address.street), zip, city, country: "CH" },
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
    amount,
    reference,
  };
}
