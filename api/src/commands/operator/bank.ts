import { createReadStream, existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { bankOrderStates } from "@portal/model/bank/orders.ts";
import { formatChf } from "@portal/model/money.ts";
import { sql as raw } from "kysely";
import { deliverMessages } from "../../bank/deliver.ts";
import { importFile, type Run } from "../../bank/import-file.ts";
import { payAgain } from "../../bank/pay-again.ts";
import { listProblems, listWaiting } from "../../bank/lists.ts";
import { orderBenefits } from "../../bank/send/benefits.ts";
import { sendOrders } from "../../bank/send/send-orders.ts";
import {
  assignEntry,
  ignoreEntry,
  type Refused,
  refundEntry,
} from "../../insurer/bank/settle-entry.ts";
import { invoiceBooks } from "../../invoices/bank/bank-books.ts";
import {
  always,
  audit,
  type Command,
  type CommandArguments,
  idIn,
  type OperatorContext,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";
import { validateFile } from "./validate-bank-file.ts";

export const bankCommands: Record<string, Command> = {
  "bank import": {
    usage: "FILE",
    about:
      "books a bank's file (camt.053, camt.054 or pain.002); the same file or message again changes nothing",
    confirms: always,
    run: importBankFile,
  },
  "bank list": {
    atDesk: "desk payments",
    usage: "",
    about:
      "the bookings that wait for a decision, with open invoices that suit them, and the files that were refused",
    run: listEntries,
  },
  "bank assign": {
    atDesk: "desk assign",
    usage: "ID --invoice NUMBER",
    about: "books a payment without a known reference on an invoice",
    texts: ["invoice"],
    confirms: always,
    run: assign,
  },
  "bank refund": {
    atDesk: "desk send-back",
    usage: "ID",
    about: "orders that a payment goes back to the account it came from",
    confirms: always,
    run: refund,
  },
  "bank ignore": {
    atDesk: "desk set-aside",
    usage: "ID --reason WORDS",
    about: "takes a booking off the list that concerns no customer, such as a fee of the bank",
    texts: ["reason"],
    confirms: always,
    run: ignore,
  },
  "bank again": {
    usage: "ID",
    about:
      "orders a refused or returned reimbursement or damage once more, to the account that the household has now, which may be the same",
    confirms: always,
    run: again,
  },
  "bank release": {
    atDesk: "desk release",
    usage: "ID",
    about: "releases a payout above the limit of money_limit, where the desk is closed",
    confirms: always,
    run: release,
  },
  "bank orders": {
    usage: "[--state STATE] [--export FOLDER]",
    about:
      "the orders to the bank; with --export, writes those that are due as pain.001 and pain.008 into a folder, each once",
    texts: ["state", "export"],
    confirms: ({ options }) => options["export"] !== undefined,
    run: orders,
  },
  "bank validate": {
    usage: "FILE [--schemas FOLDER]",
    about:
      "holds a file to the Swiss subset, and with --schemas to ISO's own schemas by xmllint; nothing is booked",
    texts: ["schemas"],
    run: (_, given) => validateFile(fileIn(given), optionalText(given, "schemas")),
  },
};

function fileIn({ words }: CommandArguments): string {
  const [file, more] = words;
  if (!file || more !== undefined) throw wrong("the name of one file is missing");
  if (!existsSync(file)) throw wrong(`there is no file ${file}`);
  return file;
}

/** A command is one transaction, so that its preview is the act itself. */
const withinCommand =
  ({ db }: OperatorContext): Run =>
  (work) =>
    work(db);

async function importBankFile(operator: OperatorContext, given: CommandArguments) {
  const file = fileIn(given);
  const { db, secrets, now } = operator;
  const imported = await importFile(
    {
      run: withinCommand(operator),
      secrets,
      today: todayInZurich(now),
      books: invoiceBooks,
    },
    { name: path.basename(file), open: () => createReadStream(file) },
  );
  if (imported.state === "REFUSED") throw wrong(`the file is refused: ${imported.reason}`);
  if (imported.state === "REPEATED") return ["Imported before: nothing changes"];
  const { fileId, entries, repeated } = imported;
  const counts = await db
    .selectFrom("bankEntry")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .select(raw<number>`sum(amount)::bigint`.as("amount"))
    .where("fileId", "=", fileId)
    .groupBy("state")
    .orderBy("state")
    .execute();
  await audit(operator, "bank import", `${path.basename(file)} ${entries}`);
  return [
    `Imported: ${entries} new, ${repeated} known before`,
    ...counts.map(({ state, count, amount }) => `${state}: ${count}, ${formatChf(amount)}`),
  ];
}

async function listEntries({ db, secrets }: OperatorContext): Promise<string[]> {
  const entries = await listWaiting(db, secrets);
  const lines = entries.flatMap(({ entry, details, suggestions }) => [
    `${entry.id} ${entry.bookedOn} ${entry.isCredit ? "+" : "-"}${entry.currency} ${(entry.amount / 100).toFixed(2)} ${entry.reason ?? ""}`,
    ...[details.name, details.account, entry.reference, details.words]
      .filter((text) => text)
      .map((text) => `    ${text}`),
    ...suggestions.map(
      ({ no, holder, open }) => `    suits ${no} ${holder}, ${formatChf(open)} open`,
    ),
  ]);
  const problems = await listProblems(db);
  return lines.length + problems.length === 0 ? ["Nothing waits"] : [...lines, ...problems];
}

const deskOf = ({ db, secrets, now, person }: OperatorContext) => ({
  db,
  secrets,
  person,
  now,
  today: todayInZurich(now),
});

async function assign(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const id = idIn(given);
  const no = textOf(given, "invoice");
  const entry = await operator.db
    .selectFrom("bankEntry")
    .select("amount")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!entry) throw wrong(`no booking has the id ${id}`);
  const { amount } = entry;
  const desk = { ...deskOf(operator), books: invoiceBooks };
  const [part] = booked(await assignEntry(desk, id, [{ invoiceNo: no, amount }]), id);
  await audit(operator, "bank assign", `${no} ${formatChf(amount)}`, part?.accountId);
  return [`Assigned: ${formatChf(amount)} to ${no}, ${formatChf(part?.openAfter ?? 0)} left open`];
}

async function refund(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const id = idIn(given);
  const { amount } = booked(await refundEntry(deskOf(operator), id), id);
  await audit(operator, "bank refund", `${id} ${formatChf(amount)}`);
  return [`Ordered: ${formatChf(amount)} back to where it came from`];
}

async function ignore(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const id = idIn(given);
  const reason = textOf(given, "reason");
  booked(await ignoreEntry(deskOf(operator), id), id);
  await audit(operator, "bank ignore", `${id} ${reason}`.slice(0, 200));
  return [`Off the list: ${id}`];
}

async function again(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const id = idIn(given);
  const { db, secrets, now } = operator;
  const benefit = await payAgain({ db, secrets, today: todayInZurich(now) }, id);
  if (benefit === "NO_ORDER") throw wrong(`no reimbursement or damage was ordered as ${id}`);
  if (benefit === "NO_ACCOUNT")
    throw wrong("the household has no account for reimbursements; it is ordered once there is one");
  if (benefit === "NOT_RETURNED")
    throw wrong("the bank neither refused it nor sent it back, or it is ordered again already");
  await audit(operator, "bank again", id, benefit.accountId);
  return ["It is ordered again with the next round"];
}

async function release(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const id = idIn(given);
  const order = await operator.db
    .updateTable("bankOrder")
    .set({ release: "RELEASED" })
    .where("id", "=", id)
    .where("state", "=", "OPEN")
    .where("release", "=", "WAITING")
    .returning(["accountId", "amount"])
    .executeTakeFirst();
  if (!order) throw wrong(`no payout with the id ${id} waits for its release`);
  const { accountId, amount } = order;
  await audit(operator, "bank release", `${id} ${formatChf(amount)}`, accountId ?? undefined);
  return [`Released: ${formatChf(amount)}`];
}

/** What was done, or the refusal in words. */
function booked<Done extends object>(done: Done | Refused, id: string): Done {
  if (!("refusal" in done)) return done;
  const about = done.about ?? "";
  const words = {
    NO_ENTRY: `no booking has the id ${id}`,
    SETTLED: `the booking is settled already, by ${about}`,
    AWAITED: `${about} asked a colleague to approve it at the desk`,
    NO_PAYMENT: "only a payment in francs that arrived is assigned or refunded",
    TOO_HIGH: "a payment of more than ten million francs is clarified with the bank",
    NO_SENDER: "the bank did not say from which account it came",
    NO_INVOICE: `no invoice has the number ${about}`,
    WRONG_SUM: "the parts are not the whole payment",
  };
  throw wrong(words[done.refusal]);
}

async function orders(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const state = optionalText(given, "state");
  if (state !== undefined && !bankOrderStates.some((one) => one === state))
    throw wrong(`--state is none of ${bankOrderStates.join(", ")}`);
  const folder = optionalText(given, "export");
  if (folder !== undefined) return exportOrders(operator, given, folder);
  const rows = await operator.db
    .selectFrom("bankOrder")
    .select(["id", "kind", "state", "reason", "amount", "executeOn", "invoiceNo", "release"])
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? ""))
    .$if(state === undefined, (query) => query.where("state", "not in", ["EXECUTED", "WITHDRAWN"]))
    .orderBy("createdAt")
    .limit(500)
    .execute();
  if (rows.length === 0) return ["No orders"];
  return rows.map((row) =>
    [
      row.id,
      row.executeOn,
      row.kind,
      row.state,
      formatChf(row.amount),
      row.invoiceNo,
      row.reason,
      row.release === "WAITING" ? "waits for its release" : null,
    ]
      .filter((text) => text !== null)
      .join(" "),
  );
}

async function exportOrders(
  operator: OperatorContext,
  { options }: CommandArguments,
  folder: string,
): Promise<string[]> {
  if (!existsSync(folder)) throw wrong(`there is no folder ${folder}`);
  const { secrets, now } = operator;
  const run = withinCommand(operator);
  const desk = { run, secrets, now, books: invoiceBooks, today: todayInZurich(now) };
  const onFailure = (error: unknown) => {
    throw error;
  };
  await orderBenefits({ ...desk, onFailure });
  await sendOrders(desk);
  const isDone = options["yes"] === true;
  const names = await deliverMessages(desk, async (name, text) => {
    if (isDone) await writeFile(path.join(folder, name), text, { mode: 0o600 });
  });
  await audit(operator, "bank orders", `${names.length} files`);
  return names.length === 0 ? ["No order is due"] : names.map((name) => `Written: ${name}`);
}
