import { createReadStream, existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { bankOrderStates } from "@portal/model/bank/orders.ts";
import { formatChf } from "@portal/model/money.ts";
import { sql as raw } from "kysely";
import { deliverMessages } from "../../bank/deliver.ts";
import { importFile, type Run } from "../../bank/import-file.ts";
import { listProblems, listWaiting } from "../../bank/lists.ts";
import { orderBenefits } from "../../bank/send/benefits.ts";
import { sendOrders } from "../../bank/send/send-orders.ts";
import { assignEntry, ignoreEntry, refundEntry } from "../../bank/settle-entry.ts";
import { invoiceBooks } from "../../invoices/payment/bank-books.ts";
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
    usage: "",
    about:
      "the bookings that wait for a decision, with open invoices that suit them, and the files that were refused",
    run: listEntries,
  },
  "bank assign": {
    usage: "ID --invoice NUMBER",
    about: "books a payment without a known reference on an invoice",
    texts: ["invoice"],
    confirms: always,
    run: assign,
  },
  "bank refund": {
    usage: "ID",
    about: "orders that a payment goes back to the account it came from",
    confirms: always,
    run: refund,
  },
  "bank ignore": {
    usage: "ID --reason WORDS",
    about: "takes a booking off the list that concerns no customer, such as a fee of the bank",
    texts: ["reason"],
    confirms: always,
    run: ignore,
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
  const done = await assignEntry({ ...deskOf(operator), books: invoiceBooks }, id, no);
  if ("problem" in done) throw wrong(done.problem);
  const { amount, accountId, state } = done;
  await audit(operator, "bank assign", `${no} ${formatChf(amount)}`, accountId);
  return [`Assigned: ${formatChf(amount)} to ${no}, ${state}`];
}

async function refund(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const id = idIn(given);
  const done = await refundEntry(deskOf(operator), id);
  if ("problem" in done) throw wrong(done.problem);
  await audit(operator, "bank refund", `${id} ${formatChf(done.amount)}`);
  return [`Ordered: ${formatChf(done.amount)} back to where it came from`];
}

async function ignore(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const id = idIn(given);
  const reason = textOf(given, "reason");
  const done = await ignoreEntry(deskOf(operator), id);
  if ("problem" in done) throw wrong(done.problem);
  await audit(operator, "bank ignore", `${id} ${reason}`.slice(0, 200));
  return [`Off the list: ${id}`];
}

async function orders(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const state = optionalText(given, "state");
  if (state !== undefined && !bankOrderStates.some((one) => one === state))
    throw wrong(`--state is none of ${bankOrderStates.join(", ")}`);
  const folder = optionalText(given, "export");
  if (folder !== undefined) return exportOrders(operator, given, folder);
  const rows = await operator.db
    .selectFrom("bankOrder")
    .select(["id", "kind", "state", "reason", "amount", "executeOn", "invoiceNo"])
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? ""))
    .$if(state === undefined, (query) => query.where("state", "not in", ["EXECUTED", "WITHDRAWN"]))
    .orderBy("createdAt")
    .limit(500)
    .execute();
  if (rows.length === 0) return ["No orders"];
  return rows.map((row) =>
    [row.id, row.executeOn, row.kind, row.state, formatChf(row.amount), row.invoiceNo, row.reason]
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
