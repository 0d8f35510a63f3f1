import type { Carrier } from "@portal/model/invoices/carriers.ts";
import { type InvoiceLine, type InvoiceType, sumOfLines } from "@portal/model/invoices/invoice.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { offsetOf } from "@portal/model/invoices/ledger.ts";
import { smallRest } from "@portal/model/invoices/small-differences.ts";
import { isDirectDebit } from "@portal/model/invoices/standing.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { PaymentMode } from "@portal/model/portal/profile.ts";
import type { Kysely } from "kysely";
import { Names } from "../../insurer/cover/stored-shapes.ts";
import type { Tables } from "../../core/db/tables.ts";
import { bookCredit, lockAccount } from "../../insurer/credits.ts";
import { notify } from "../../insurer/notifications/notify.ts";
import { issuePaper } from "../../insurer/papers/file-paper.ts";
import { peopleForPaper } from "../../insurer/papers/people.ts";
import { noteDecision } from "../../insurer/audit.ts";
import { carryRests } from "../payment/carry-rests.ts";
import { payDebts } from "../payment/pay-debts.ts";
import { addEntry, readTolerance } from "../payment/settle.ts";
import type { JobContext } from "../job-context.ts";
import { readCreditor } from "../creditors.ts";
import { debtorAt, invoiceContent } from "../paper/invoice-content.ts";
import { invoiceName, namedInvoice } from "../../insurer/invoice-name.ts";
import { invoicePaper } from "../paper/invoice-paper.ts";

/** The owner of an address, as an invoice names them. */
export interface BilledOwner {
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
  /** All statements with shares on the invoice, including the latest. */
  statementNumbers?: readonly string[];
}

/**
 * Bills an account: the invoice, its document, the audit line and the notification. A credit at the same insurer, after
 * older invoices are paid, is deducted; small rests of earlier invoices are added. A negative amount becomes a credit.
 * It takes the account's row lock.
 */
export async function issueInvoice(
  { db, secrets }: Pick<JobContext, "db" | "secrets">,
  owner: BilledOwner,
  given: Draft,
): Promise<void> {
  const { no, deadline, carrier, invoiceDate } = given;
  const { id: accountId } = owner;
  const held = { accountId, carrier };
  const job = { db, secrets, today: invoiceDate };
  await lockAccount(db, accountId);
  const left = await payDebts(job, held);
  const isOwed = sumOfLines(given.lines) > 0;
  const rests = isOwed ? await carryRests(db, held, invoiceDate) : [];
  const draft = { ...given, lines: [...given.lines, ...rests] };
  const totalAmount = sumOfLines(draft.lines);
  const offset = offsetOf(totalAmount, left);
  const tolerance = await readTolerance(db, carrier.insurerCode);
  const rest = totalAmount - offset;
  const writtenOff = offset > 0 && smallRest(rest, tolerance) === "WRITE_OFF" ? rest : 0;
  const iddms = await fileInvoice(db, owner, draft, { offset, writtenOff });
  const isSettled = totalAmount <= offset + writtenOff;
  await insertInvoice(db, owner, draft, { totalAmount, isSettled, iddms });
  const credit = { ...held, bookedOn: invoiceDate };
  if (totalAmount < 0) {
    const source = { kind: "CREDIT_NOTE", invoiceNo: no } as const;
    await bookCredit(db, { ...credit, amount: -totalAmount, source });
    await payDebts(job, held);
  }
  if (offset > 0) {
    await addEntry(db, { no, accountId }, { way: "CREDIT", amount: offset, on: invoiceDate });
    const source = { kind: "OFFSET", invoiceNo: no } as const;
    await bookCredit(db, { ...credit, amount: -offset, source });
  }
  if (writtenOff > 0) {
    const entry = { way: "WRITE_OFF", amount: writtenOff, on: invoiceDate } as const;
    await addEntry(db, { no, accountId }, entry);
  }
  await noteDecision(db, { actor: "office", accountId, action: "invoice issued", subject: no });
  const amountDue = totalAmount - offset - writtenOff;
  const isDebited = isDirectDebit(PaymentMode.parse(owner.paymentMode));
  const told = { noInvoice: no, amountDue, dueDate: deadline, isDebited };
  const news = { kind: "InvoiceNew", ...told } as const;
  const name = invoiceName(namedInvoice(draft), knownLanguage(owner.language));
  const invoice = { no, name, isToPay: amountDue > 0 && !isDebited };
  await notify(db, secrets, { accountId, news, idDms: iddms, invoice });
}

interface InvoiceSum {
  totalAmount: number;
  /** Whether nothing is left to pay. */
  isSettled: boolean;
  iddms: string;
}

async function insertInvoice(
  db: Kysely<Tables>,
  owner: BilledOwner,
  { lines, carrier, ...draft }: Draft,
  { totalAmount, isSettled, iddms }: InvoiceSum,
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
      status: isSettled ? "REGLEE" : "ENCOURS",
      paymentMode: owner.paymentMode,
      bvrNumber: referenceOf(draft.no),
      adhesionNumber: String(insuredNumber),
      iddms,
    })
    .execute();
}

async function fileInvoice(
  db: Kysely<Tables>,
  owner: BilledOwner,
  draft: Draft,
  settled: { offset: number; writtenOff: number },
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
    parameters: { no, named: namedInvoice(draft) },
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
      ...settled,
      creditor: await readCreditor(db, draft.carrier.insurerCode, language),
      debtor: address && debtorAt(owner.displayName, address),
      firstNameOf: (number) => firstNames.get(number) ?? String(number),
      productName: (code) => names.get(code),
    }),
  });
}
