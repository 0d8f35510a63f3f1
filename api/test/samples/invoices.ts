import { type InvoiceLine, InvoiceType } from "@portal/model/invoices/invoice.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { PaymentMode } from "@portal/model/portal/profile.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { issuePaper } from "../../src/insurer/papers/file-paper.ts";
import { peopleForPaper } from "../../src/insurer/papers/people.ts";
import { readCreditor } from "../../src/invoices/creditors.ts";
import { debtorAt, invoiceContent } from "../../src/invoices/paper/invoice-content.ts";
import { invoicePaper } from "../../src/invoices/paper/invoice-paper.ts";
import { type Customer, db } from "../portal.ts";
import { hasDebitAccount } from "./addresses.ts";

let next = 1;

type InvoiceColumns = Partial<Insertable<Tables["invoice"]>>;

/** An open invoice of a customer with its document, due in ten days by default. Returns its number. */
export async function hasInvoice(who: Customer, options: InvoiceColumns = {}): Promise<string> {
  const no = `${who.insuredNumber}${String(next++).padStart(6, "0")}`;
  if (["LSV", "SDD"].includes(options.paymentMode ?? "")) await hasDebitAccount(who);
  const { totalAmount = 412_35, invoiceDate = "2026-11-01" } = options;
  const line = { kind: "BASIC", insuredNumber: who.insuredNumber, about: "RT01" } as const;
  const { periodFrom = "2026-12-01", periodTo = "2026-12-31", deadline = "2026-11-25" } = options;
  const iddms = await hasPaper(who, {
    no,
    type: InvoiceType.parse(options.type ?? "PREMIUM"),
    invoiceDate,
    periodFrom,
    periodTo,
    deadline,
    insurerCode: options.healthInsurerCode ?? "9101",
    paymentMode: PaymentMode.parse(options.paymentMode ?? "BVR"),
    lines: [{ ...line, amount: totalAmount }],
  });
  await db
    .insertInto("invoice")
    .values({
      no,
      accountId: who.id,
      type: "PREMIUM",
      insuredNumber: who.insuredNumber,
      holder: "Anna Rossi",
      law: "LAMAL",
      healthInsurerCode: "9101",
      periodFrom,
      periodTo,
      invoiceDate,
      deadline,
      lines: JSON.stringify([{ ...line, amount: totalAmount }]),
      totalAmount,
      paymentMode: "BVR",
      bvrNumber: referenceOf(no),
      adhesionNumber: String(who.insuredNumber),
      iddms,
      ...(options.firstInstalmentOn && { arranged: totalAmount }),
      ...(options.status === "ANNULEE" && { cancelledOn: invoiceDate }),
      ...options,
    })
    .execute();
  return no;
}

interface Billed {
  no: string;
  type: InvoiceType;
  invoiceDate: string;
  periodFrom: string;
  periodTo: string;
  deadline: string;
  insurerCode: string;
  paymentMode: PaymentMode;
  lines: readonly InvoiceLine[];
}

/** The document of an invoice in French, as of the day of issue. */
async function hasPaper(
  who: Customer,
  { no, invoiceDate: date, insurerCode, ...billed }: Billed,
): Promise<string> {
  const addressed = {
    accountId: who.id,
    partenaires: [who.insuredNumber],
    date,
    language: "fr",
  };
  const { head, people, address } = await peopleForPaper(db, addressed);
  const [person] = people;
  return issuePaper(db, invoicePaper, {
    ...addressed,
    parameters: { no },
    content: invoiceContent({
      ...billed,
      head,
      adhesionNumber: String(who.insuredNumber),
      statementNumber: null,
      offset: 0,
      creditor: await readCreditor(db, insurerCode, "fr"),
      debtor: address && debtorAt("Anna Rossi", address),
      firstNameOf: (number) => person?.firstname ?? String(number),
      productName: () => undefined,
    }),
  });
}
