import { HIGHEST_NOTED } from "@portal/model/desk/books/payments.ts";
import { formatChf } from "@portal/model/money.ts";
import { InvoiceStatus, ReturnReason } from "@portal/model/invoices/invoice.ts";
import { openAmount } from "@portal/model/invoices/invoices.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { lockAccount } from "../../insurer/credits.ts";
import type { ReturnRefusal } from "../../insurer/receivables.ts";
import { returnDebit } from "../../invoices/bank/return-debit.ts";
import { cancelOpen } from "../../invoices/payment/cancel-open.ts";
import {
  always,
  amountIn,
  audit,
  type Command,
  type CommandArguments,
  type OperatorContext,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";

export const invoiceCommands: Record<string, Command> = {
  "invoices pay": {
    atDesk: "desk pay",
    usage: "NUMBER [--amount FRANCS]",
    about:
      "notes that a payment arrived, of what is owed unless said otherwise; it is booked within a minute, and what is too much becomes a credit",
    texts: ["amount"],
    confirms: always,
    run: payInvoice,
  },
  "invoices return": {
    atDesk: "desk return",
    usage: "NUMBER --reason CODE",
    about: `books that the bank took the direct debit of an invoice back, which is open again; the reasons are ${ReturnReason.options.join(", ")}`,
    texts: ["reason"],
    confirms: always,
    run: returnPayment,
  },
  "invoices cancel": {
    atDesk: "desk cancel",
    usage: "NUMBER",
    about: "cancels an invoice that is not paid in full; what was paid of it becomes a credit",
    confirms: always,
    run: cancel,
  },
};

async function payInvoice(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
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
  // A payment may also arrive for a paid invoice: the operator then gives the amount.
  if (text === undefined) requireOpen(invoice);
  const amount = text === undefined ? open : amountIn(given, HIGHEST_NOTED);
  if (text === undefined && open === 0) throw wrong(`all of ${no} has arrived`);
  const paidOn = todayInZurich(now);
  await db
    .insertInto("invoicePayment")
    .values({ invoiceNo: no, position: known.length, accountId, paidOn, amount })
    .execute();
  await audit(operator, "invoices pay", `${no} ${formatChf(amount)}`, accountId);
  const surplus = amount - open;
  return [
    `Arrived: ${formatChf(amount)} for ${no}`,
    ...(surplus > 0 ? [`${formatChf(surplus)} of it is too much and becomes a credit`] : []),
  ];
}

const refusals: Readonly<Record<ReturnRefusal, string>> = {
  UNKNOWN: "no invoice has that number",
  NO_DEBIT: "it was not paid by direct debit",
  RETURNED: "its direct debit was returned before",
  NOT_BOOKED: "its direct debit is being booked; try again in a minute",
  CREDIT_USED: "it is cancelled, and the credit that was made of its direct debit is used",
};

async function returnPayment(
  operator: OperatorContext,
  given: CommandArguments,
): Promise<string[]> {
  const { db, secrets, now } = operator;
  const { no, accountId } = await lockedInvoice(operator, given);
  const reason = ReturnReason.safeParse(textOf(given, "reason"));
  if (!reason.success) throw wrong(`--reason is none of ${ReturnReason.options.join(", ")}`);
  const job = { db, secrets, today: todayInZurich(now) };
  const returned = await returnDebit(job, no, reason.data);
  if (typeof returned === "string") throw wrong(`${no}: ${refusals[returned]}`);
  const { amount, toBePaid, deadline } = returned;
  await audit(operator, `invoices return ${reason.data}`, `${no} ${formatChf(amount)}`, accountId);
  const open =
    toBePaid > 0 ? `${formatChf(toBePaid)} to be paid by ${deadline}` : "nothing is open";
  return [`Returned: ${formatChf(amount)} of ${no}, ${open}`];
}

async function cancel(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const no = numberIn(given);
  const { db, secrets, now } = operator;
  const cancelled = await cancelOpen({ db, secrets, today: todayInZurich(now) }, no);
  if (cancelled === "UNKNOWN") throw wrong(`no invoice has the number ${no}`);
  if (typeof cancelled === "string") throw wrong(`${no} is ${cancelled} already`);
  await audit(operator, "invoices cancel", no, cancelled.accountId);
  return [`Cancelled: ${no}`];
}

function numberIn({ words }: CommandArguments): string {
  const [no = "", more] = words;
  if (no === "" || more !== undefined) throw wrong("the number of one invoice is missing");
  return no;
}

async function lockedInvoice({ db }: OperatorContext, given: CommandArguments) {
  const no = numberIn(given);
  const owner = await db
    .selectFrom("invoice")
    .select("accountId")
    .where("no", "=", no)
    .executeTakeFirst();
  if (owner) await lockAccount(db, owner.accountId);
  const invoice = await db
    .selectFrom("invoice")
    .select(["no", "accountId"])
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
