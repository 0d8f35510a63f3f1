import { rappenOf } from "@portal/model/money.ts";
import { InvoiceStatus, openAmount } from "@portal/model/invoices/invoices.ts";
import { todayInZurich } from "@portal/model/dates.ts";
import { audit, type Command, type Given, type Office, optionalText, wrong } from "./command.ts";

export const invoiceCommands: Record<string, Command> = {
  "invoices pay": {
    usage: "NUMBER [--amount FRANCS]",
    about:
      "notes that a payment arrived, of what is owed unless said otherwise; it is booked within a minute",
    texts: ["amount"],
    run: payInvoice,
  },
  "invoices cancel": {
    usage: "NUMBER",
    about: "cancels an invoice that is not paid",
    run: cancelInvoice,
  },
};

async function payInvoice(office: Office, given: Given): Promise<string[]> {
  const { db, now } = office;
  const invoice = await openInvoice(office, given);
  const { no, accountId } = invoice;
  const known = await db
    .selectFrom("invoicePayment")
    .select(["position", "amount", "isBooked"])
    .where("invoiceNo", "=", no)
    .execute();
  const status = InvoiceStatus.parse(invoice.status);
  const text = optionalText(given, "amount");
  const open = openAmount({ ...invoice, status, payments: known });
  const amount = text === undefined ? open : rappenOf(Number(text));
  if (text === undefined && open === 0) throw wrong(`all of ${no} has arrived`);
  if (!(amount > 0)) throw wrong(`--amount ${text} is no amount in francs`);
  const paidOn = todayInZurich(now);
  await db
    .insertInto("invoicePayment")
    .values({ invoiceNo: no, position: known.length, accountId, paidOn, amount })
    .execute();
  await audit(office, "invoices pay", no, accountId);
  return [`Arrived: ${(amount / 100).toFixed(2)} francs for ${no}`];
}

async function cancelInvoice(office: Office, given: Given): Promise<string[]> {
  const { no, accountId } = await openInvoice(office, given);
  await office.db.updateTable("invoice").set({ status: "ANNULEE" }).where("no", "=", no).execute();
  await audit(office, "invoices cancel", no, accountId);
  return [`Cancelled: ${no}`];
}

async function openInvoice({ db }: Office, { words }: Given) {
  const [no = "", more] = words;
  if (no === "" || more !== undefined) throw wrong("the number of one invoice is missing");
  const invoice = await db
    .selectFrom("invoice")
    .select(["no", "accountId", "totalAmount", "fees", "paid", "status"])
    .where("no", "=", no)
    .forUpdate()
    .executeTakeFirst();
  if (!invoice) throw wrong(`no invoice has the number ${no}`);
  if (invoice.status === "REGLEE" || invoice.status === "ANNULEE")
    throw wrong(`${no} is ${invoice.status} already`);
  return invoice;
}
