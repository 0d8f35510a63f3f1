import type { Carrier } from "@portal/model/invoices/carriers.ts";
import { type InvoiceLine, type InvoiceType, sumOfLines } from "@portal/model/invoices/invoice.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { offsetOf } from "@portal/model/invoices/ledger.ts";
import { isDirectDebit } from "@portal/model/invoices/standing.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { PaymentMode } from "@portal/model/portal/profile.ts";
import type { Kysely } from "kysely";
import { Names } from "../../insurer/cover/stored-shapes.ts";
import type { Tables } from "../../core/db/tables.ts";
import { bookCredit, lockCredit } from "../../insurer/credits.ts";
import { notify } from "../../insurer/notifications/notify.ts";
import { issuePaper } from "../../insurer/papers/file-paper.ts";
import { peopleForPaper } from "../../insurer/papers/people.ts";
import { noteDecision } from "../../insurer/requests/decide.ts";
import type { JobContext } from "./job-context.ts";
import { readCreditor } from "./creditors.ts";
import { debtorAt, invoiceContent } from "../paper/invoice-content.ts";
import { invoicePaper } from "../paper/invoice-paper.ts";

/** The owner of an address, as an invoice names them. */
export interface Billed {
  id: string;
  insuredNumber: number;
  displayName: string;
  paymentMode: string;
  language: string;
}

export const billedColumns = [
  "account.id",
  "account.insuredNumber",
  "displayName",
  "paymentMode",
  "language",
] as const;

export interface Draft {
  no: string;
  type: InvoiceType;
  lines: readonly InvoiceLine[];
  carrier: Carrier;
  periodFrom: string;
  periodTo: string;
  invoiceDate: string;
  deadline: string;
  statementNumber?: string;
  /** All statements whose shares are on it, the latest among them. */
  statementNumbers?: readonly string[];
}

/**
 * Bills somebody: the invoice, its document, the audit line and the notification. A credit at the same insurer is taken
 * off it; where we owe, a credit is made of it. The account's row is locked.
 */
export async function issueInvoice(
  { db, secrets }: Pick<JobContext, "db" | "secrets">,
  owner: Billed,
  draft: Draft,
): Promise<void> {
  const { no, deadline, carrier, invoiceDate } = draft;
  const { id: accountId } = owner;
  const totalAmount = sumOfLines(draft.lines);
  const held = { accountId, carrier };
  const offset = offsetOf(totalAmount, await lockCredit(db, held));
  const iddms = await fileInvoice(db, owner, draft, offset);
  await insertInvoice(db, owner, draft, { totalAmount, offset, iddms });
  const credit = { ...held, bookedOn: invoiceDate };
  if (totalAmount < 0) {
    const source = { kind: "CREDIT_NOTE", invoiceNo: no } as const;
    await bookCredit(db, { ...credit, amount: -totalAmount, source });
  }
  if (offset > 0) {
    const payment = { invoiceNo: no, position: 0, accountId, paidOn: invoiceDate, amount: offset };
    await db
      .insertInto("invoicePayment")
      .values({ ...payment, way: "CREDIT", isBooked: true })
      .execute();
    const source = { kind: "OFFSET", invoiceNo: no } as const;
    await bookCredit(db, { ...credit, amount: -offset, source });
  }
  await noteDecision(db, { actor: "office", accountId, action: "invoice issued", subject: no });
  const amountDue = totalAmount - offset;
  const isDebited = isDirectDebit(PaymentMode.parse(owner.paymentMode));
  const told = { noInvoice: no, amountDue, dueDate: deadline, isDebited };
  const news = { kind: "InvoiceNew", ...told } as const;
  await notify(db, secrets, { accountId, news, idDms: iddms });
}

interface Sum {
  totalAmount: number;
  /** What a credit settled of it. */
  offset: number;
  iddms: string;
}

async function insertInvoice(
  db: Kysely<Tables>,
  owner: Billed,
  { lines, carrier, ...draft }: Draft,
  { totalAmount, offset, iddms }: Sum,
): Promise<void> {
  const { id: accountId, insuredNumber } = owner;
  await db
    .insertInto("invoice")
    .values({
      ...draft,
      law: carrier.law,
      healthInsurerCode: carrier.insurerCode,
      accountId,
      insuredNumber,
      holder: owner.displayName,
      lines: JSON.stringify(lines),
      statementNumbers: JSON.stringify(draft.statementNumbers ?? []),
      totalAmount,
      paid: offset,
      status: totalAmount > offset ? "ENCOURS" : "REGLEE",
      paymentMode: owner.paymentMode,
      bvrNumber: referenceOf(draft.no),
      adhesionNumber: String(insuredNumber),
      iddms,
    })
    .execute();
}

async function fileInvoice(
  db: Kysely<Tables>,
  owner: Billed,
  draft: Draft,
  offset: number,
): Promise<string> {
  const { no, lines } = draft;
  const language = knownLanguage(owner.language);
  const everybody = lines.map(({ insuredNumber }) => insuredNumber);
  const addressed = { accountId: owner.id, date: draft.invoiceDate, language };
  const { head, people, address } = await peopleForPaper(db, {
    ...addressed,
    partenaires: everybody,
  });
  const products = await db.selectFrom("product").select(["code", "names"]).execute();
  const names = new Map(products.map((row) => [row.code, Names.parse(row.names)[language]]));
  const firstNames = new Map(people.map((one) => [one.insuredNumber, one.firstname]));
  return issuePaper(db, invoicePaper, {
    ...addressed,
    partenaires: [owner.insuredNumber],
    parameters: { no },
    content: invoiceContent({
      head,
      type: draft.type,
      periodFrom: draft.periodFrom,
      periodTo: draft.periodTo,
      deadline: draft.deadline,
      adhesionNumber: String(owner.insuredNumber),
      statementNumber: draft.statementNumber ?? null,
      paymentMode: PaymentMode.parse(owner.paymentMode),
      lines,
      offset,
      creditor: await readCreditor(db, draft.carrier.insurerCode, language),
      debtor: address && debtorAt(owner.displayName, address),
      firstNameOf: (number) => firstNames.get(number) ?? String(number),
      productName: (code) => names.get(code),
    }),
  });
}
