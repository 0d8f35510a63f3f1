import { rappenOf } from "@portal/model/money.ts";
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
  const { no, accountId, totalAmount, fees, paid } = await openInvoice(office, given);
  const text = optionalText(given, "amount");
  const amount = text === undefined ? totalAmount + fees - paid : rappenOf(Number(text));
  if (!(amount > 0)) throw wrong(`--amount ${text} is no amount in francs`);
  const known = await db
    .selectFrom("invoicePayment")
    .select("position")
    .where("invoiceNo", "=", no)
    .execute();
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
