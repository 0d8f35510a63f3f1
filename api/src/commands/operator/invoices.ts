import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import { rappenOf } from "@portal/model/money.ts";
import { InvoiceStatus } from "@portal/model/invoices/invoice.ts";
import { openAmount } from "@portal/model/invoices/invoices.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { cancelInvoice } from "../../insurer/credits.ts";
import {
  audit,
  type Command,
  type Given,
  type OperatorContext,
  optionalText,
  wrong,
} from "./command.ts";

export const invoiceCommands: Record<string, Command> = {
  "invoices pay": {
    usage: "NUMBER [--amount FRANCS]",
    about:
      "notes that a payment arrived, of what is owed unless said otherwise; it is booked within a minute, and what is too much becomes a credit",
    texts: ["amount"],
    run: payInvoice,
  },
  "invoices cancel": {
    usage: "NUMBER",
    about: "cancels an invoice that is not paid in full; what was paid of it becomes a credit",
    run: cancel,
  },
};

async function payInvoice(operator: OperatorContext, given: Given): Promise<string[]> {
  const { db, now } = operator;
  const invoice = await lockedInvoice(operator, given);
  const { no, accountId } = invoice;
  const known = await db
    .selectFrom("invoicePayment")
    .select(["position", "amount", "isBooked"])
    .where("invoiceNo", "=", no)
    .execute();
  const status = InvoiceStatus.parse(invoice.status);
  const text = optionalText(given, "amount");
  const open = openAmount({ ...invoice, status, payments: known });
  // Money arrives for what was paid before, too: then somebody says how much.
  if (text === undefined) requireOpen(invoice);
  const amount = text === undefined ? open : rappenOf(Number(text));
  if (text === undefined && open === 0) throw wrong(`all of ${no} has arrived`);
  if (!(amount > 0)) throw wrong(`--amount ${text} is no amount in francs`);
  const paidOn = todayInZurich(now);
  await db
    .insertInto("invoicePayment")
    .values({ invoiceNo: no, position: known.length, accountId, paidOn, amount })
    .execute();
  await audit(operator, "invoices pay", no, accountId);
  return [`Arrived: ${(amount / 100).toFixed(2)} francs for ${no}`];
}

async function cancel(operator: OperatorContext, given: Given): Promise<string[]> {
  const invoice = await lockedInvoice(operator, given);
  requireOpen(invoice);
  const { no, accountId, law, healthInsurerCode: insurerCode, paid } = invoice;
  const carrier = { law: InsuranceLaw.parse(law), insurerCode };
  await cancelInvoice(operator.db, { no, accountId, carrier, paid }, todayInZurich(operator.now));
  await audit(operator, "invoices cancel", no, accountId);
  return [`Cancelled: ${no}`];
}

async function lockedInvoice({ db }: OperatorContext, { words }: Given) {
  const [no = "", more] = words;
  if (no === "" || more !== undefined) throw wrong("the number of one invoice is missing");
  const invoice = await db
    .selectFrom("invoice")
    .select(["no", "accountId", "law", "healthInsurerCode"])
    .select(["totalAmount", "fees", "paid", "status"])
    .where("no", "=", no)
    .forUpdate()
    .executeTakeFirst();
  if (!invoice) throw wrong(`no invoice has the number ${no}`);
  return invoice;
}

function requireOpen({ no, status }: { no: string; status: string }): void {
  if (status === "REGLEE" || status === "ANNULEE") throw wrong(`${no} is ${status} already`);
}
