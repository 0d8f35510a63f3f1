import { randomBytes } from "node:crypto";
import { type InvoiceLine, type InvoiceType, sumOfLines } from "@portal/model/invoices/invoices.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import { notify } from "../core/notifications/notify.ts";
import { noteDecision } from "../core/requests/decide.ts";
import type { Desk } from "./desk.ts";
import { invoicePaper } from "./invoice-paper.ts";

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
  healthInsurerCode: string | null;
  periodFrom: string;
  periodTo: string;
  invoiceDate: string;
  deadline: string;
  statementNumber?: string;
}

/** Bills somebody: the invoice, its document, the audit line and the notification. The account's row is locked. */
export async function issueInvoice(
  { db, secrets }: Pick<Desk, "db" | "secrets">,
  owner: Billed,
  { lines, ...draft }: Draft,
): Promise<void> {
  const { no, deadline } = draft;
  const { id: accountId, insuredNumber } = owner;
  const totalAmount = sumOfLines(lines);
  const iddms = await fileInvoice(db, owner, draft);
  await db
    .insertInto("invoice")
    .values({
      ...draft,
      accountId,
      insuredNumber,
      holder: owner.displayName,
      lines: JSON.stringify(lines),
      totalAmount,
      paymentMode: owner.paymentMode,
      bvrNumber: referenceOf(no),
      adhesionNumber: String(insuredNumber),
      iddms,
    })
    .execute();
  await noteDecision(db, { actor: "office", accountId, action: "invoice issued", subject: no });
  const news = {
    kind: "InvoiceNew",
    noInvoice: no,
    amountDue: totalAmount,
    dueDate: deadline,
  } as const;
  await notify(db, secrets, { accountId, news, idDms: iddms });
}

async function fileInvoice(
  db: Kysely<Tables>,
  { id: accountId, insuredNumber, language }: Billed,
  { no, invoiceDate }: Pick<Draft, "no" | "invoiceDate">,
): Promise<string> {
  const iddms = randomBytes(10).toString("hex").toUpperCase();
  const { code, type, subType, documentFilterType } = invoicePaper;
  await db
    .insertInto("document")
    .values({
      iddms,
      accountId,
      partenaires: JSON.stringify([insuredNumber]),
      code,
      type,
      subType,
      documentFilterType,
      date: invoiceDate,
      language,
      parameters: JSON.stringify({ no }),
    })
    .execute();
  return iddms;
}
