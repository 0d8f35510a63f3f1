import { isUnpaid } from "@portal/model/invoices/invoice.ts";
import { isDebited } from "@portal/model/invoices/standing.ts";
import { sql as raw } from "kysely";
import type { BankDesk, Books, NamedInvoice, ReturnedPayout } from "../../insurer/bank/books.ts";
import { bookCredit, lockAccount } from "../../insurer/credits.ts";
import { languageOf } from "../../insurer/outbox/account-contact.ts";
import { sendByPreference } from "../../insurer/outbox/send-by-preference.ts";
import { noteDecision } from "../../insurer/audit.ts";
import { payoutReturned } from "../credits/payout-returned.ts";
import { lockedInvoice } from "../stored-invoice.ts";
import { bookPayment } from "../payment/book-payment.ts";
import { payDebts } from "../payment/pay-debts.ts";
import { rejectDebit } from "./reject-debit.ts";
import { returnPayment } from "./return-debit.ts";
import { readTolerance } from "../payment/settle.ts";

/** Books a bank's bookings to invoices and credits. */
export const invoiceBooks: Books = {
  async lockInvoice(desk, reference) {
    const found = await desk.db
      .selectFrom("invoice")
      .select("no")
      .where("bvrNumber", "=", reference)
      .limit(1)
      .executeTakeFirst();
    return found && lockNamed(desk, found.no);
  },
  lockInvoiceNo: lockNamed,
  async bookPayment(desk, { no, ...payment }) {
    const { db } = desk;
    const { position, accountId } = await db
      .insertInto("invoicePayment")
      .values({
        ...payment,
        invoiceNo: no,
        accountId: raw`(select account_id from invoice where no = ${no})`,
        position: raw`(select coalesce(max(position) + 1, 0) from invoice_payment where invoice_no = ${no})`,
      })
      .returning(["position", "accountId"])
      .executeTakeFirstOrThrow();
    await bookPayment(desk, { ...payment, invoiceNo: no, position, accountId });
    return position;
  },
  async returnPayment(desk, { no, position, reason }) {
    const returned = await returnPayment(desk, no, { position, reason });
    if (typeof returned !== "string") return undefined;
    return returned === "CREDIT_USED" ? "CREDIT_USED" : "UNKNOWN_REVERSAL";
  },
  rejectDebit,
  returnPayout: returnToCredit,
  async dueOfDebit({ db, today }, no) {
    const { accountId } = await db
      .selectFrom("invoice")
      .select("accountId")
      .where("no", "=", no)
      .executeTakeFirstOrThrow();
    await lockAccount(db, accountId);
    const invoice = (await lockedInvoice(db, no))?.owed.invoice;
    if (!invoice || invoice.status !== "ENCOURS" || !isDebited(invoice)) return 0;
    if (invoice.deadline > today || invoice.hasArrangement || invoice.restCarried) return 0;
    return invoice.toBePaid;
  },
};

async function lockNamed(desk: BankDesk, no: string): Promise<NamedInvoice | undefined> {
  const { db } = desk;
  const owner = await db
    .selectFrom("invoice")
    .select(["accountId", "healthInsurerCode"])
    .where("no", "=", no)
    .executeTakeFirst();
  if (!owner) return undefined;
  const { accountId, healthInsurerCode: insurerCode } = owner;
  await lockAccount(db, accountId);
  const invoice = (await lockedInvoice(db, no))?.owed.invoice;
  if (!invoice) return undefined;
  const { rows } = await raw<{ amount: number }>`select amount from invoice_payment p
    where invoice_no = ${no} and way = 'BANK' and not exists
      (select from invoice_payment r where r.invoice_no = p.invoice_no and r.returns = p.position)`.execute(
    db,
  );
  return {
    no,
    accountId,
    insurerCode,
    open: isUnpaid(invoice.status) ? Math.max(0, invoice.toBePaid) : 0,
    received: rows.map(({ amount }) => amount),
    tolerance: await readTolerance(db, insurerCode),
  };
}

/** The amount is a credit again, pays what is open meanwhile, and the customer is told how to ask for it again. */
async function returnToCredit(desk: BankDesk, payout: ReturnedPayout): Promise<void> {
  const { db, secrets, today } = desk;
  const { accountId, carrier, interactionId, amount } = payout;
  const held = { accountId, carrier };
  await lockAccount(db, accountId);
  const source = { kind: "PAYOUT_RETURNED", interactionId } as const;
  await bookCredit(db, { ...held, bookedOn: today, amount, source });
  const action = "credit payout returned";
  await noteDecision(db, { actor: "office", accountId, action, subject: interactionId });
  await payDebts(desk, held);
  const language = await languageOf(db, accountId);
  const message = { template: payoutReturned.key, language, parameters: {}, accountId };
  await sendByPreference(db, secrets, { ...message, about: "invoiceReminder" });
}
