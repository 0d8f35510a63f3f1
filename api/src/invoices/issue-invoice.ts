import type { Carrier } from "@portal/model/invoices/carriers.ts";
import { type InvoiceLine, type InvoiceType, sumOfLines } from "@portal/model/invoices/invoices.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { notify } from "../core/notifications/notify.ts";
import { filePaper } from "../core/papers/file-paper.ts";
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
  carrier: Carrier;
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
  { lines, carrier, ...draft }: Draft,
): Promise<void> {
  const { no, deadline } = draft;
  const { id: accountId, insuredNumber } = owner;
  const totalAmount = sumOfLines(lines);
  const iddms = await filePaper(db, invoicePaper, {
    accountId,
    partenaires: [insuredNumber],
    date: draft.invoiceDate,
    language: owner.language,
    parameters: { no },
  });
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
