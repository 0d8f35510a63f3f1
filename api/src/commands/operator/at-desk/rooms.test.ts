import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { aPdf } from "../../../../test/corpus.ts";
import { aCustomer, clock, type Customer, db, ownerUrl } from "../../../../test/portal.ts";
import { hasAccount } from "../../../../test/samples/addresses.ts";
import { hasWritten } from "../../../../test/samples/conversations.ts";
import { cover } from "../../../../test/samples/covered.ts";
import { aFlood, hasProperty } from "../../../../test/samples/damages.ts";
import { seedTariffs } from "../../../../test/samples/demonstration.ts";
import { hasInvoice } from "../../../../test/samples/invoices.ts";
import { onDay, stateOf } from "../../../../test/samples/money.ts";
import { aStaffMember } from "../../../../test/samples/staff.ts";
import { openTerminals, type Terminals } from "../../../../test/samples/terminal.ts";
import { runOperator } from "../run-operator.ts";

let terminals: Terminals;
beforeAll(async () => {
  terminals = await openTerminals();
});
afterAll(() => terminals.close());
beforeEach(() => clock.set("2026-11-20"));

let last = 0;
async function aTerminalOf(
  ...roles: ("CLERK" | "SENIOR" | "PUBLISHER" | "BOOKS" | "SUPERVISOR")[]
) {
  last += 1;
  const who = await aStaffMember({ roles });
  const terminal = terminals.open(`terminal-${last}`);
  await terminal.signIn(who);
  return { who, run: terminal.run };
}
const idIn = (line: string) => /[0-9a-f-]{36}/.exec(line)?.[0] ?? "";

async function isDebited(who: Customer, totalAmount = 412_35): Promise<string> {
  const no = await hasInvoice(who, { totalAmount, paymentMode: "LSV", deadline: "2026-11-25" });
  await onDay("2026-11-25");
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: totalAmount });
  return no;
}

test("Z67 a direct debit that came back is booked in a terminal, above the limit by two", async () => {
  const [anna, clerk, books, senior] = [
    await aCustomer(),
    await aTerminalOf("CLERK"),
    await aTerminalOf("BOOKS"),
    await aTerminalOf("SENIOR"),
  ];
  const [low, high] = [await isDebited(anna), await isDebited(anna, 10_000_05)];
  const back = (no: string, code = "AM04") =>
    ["desk", "return", no, "--code", code, "--reason", "Call of the bank"] as const;
  expect(await clerk.run(...back(low))).toMatch(/your roles do not allow this/);
  expect(await books.run(...back(low, "XX01"))).toMatch(/refuses this.*code/);
  expect(await books.run(...back(low))).toBe(`Returned: ${low}`);
  expect(await books.run(...back(low))).toMatch(/was returned before/);
  expect(await stateOf(low)).toMatchObject({ status: "ENCOURS", paid: 0 });
  const asked = await books.run(...back(high));
  expect(asked).toMatch(/second person decides/);
  expect(await stateOf(high)).toMatchObject({ status: "REGLEE" });
  expect(await senior.run("desk", "approvals")).toMatch(/debit returned/);
  expect(await senior.run("desk", "second", idIn(asked), "--approve")).toMatch(/^Done/);
  expect(await stateOf(high)).toMatchObject({ status: "ENCOURS", paid: 0 });
  const unpaid = await hasInvoice(anna);
  expect(await books.run(...back(unpaid))).toMatch(/not paid by direct debit/);
});

test("Z67 an invoice is cancelled once, above the limit by two, and what was paid of it becomes a credit", async () => {
  const [anna, books, senior] = [
    await aCustomer(),
    await aTerminalOf("BOOKS"),
    await aTerminalOf("SENIOR"),
  ];
  const low = await hasInvoice(anna, { totalAmount: 300_00 });
  const high = await hasInvoice(anna, { totalAmount: 2_000_01 });
  const cancel = (no: string) => ["desk", "cancel", no, "--reason", "Billed twice"] as const;
  const paid = ["--amount", "100", "--day", "2026-11-19", "--reason", "Cash at the counter"];
  await books.run("desk", "pay", low, ...paid);
  expect(await senior.run(...cancel(low))).toMatch(/your roles do not allow this/);
  expect(await books.run(...cancel(low))).toBe(`Cancelled: ${low}`);
  expect(await books.run(...cancel(low))).toMatch(/cancelled already/);
  expect((await stateOf(low)).status).toBe("ANNULEE");
  const asked = await books.run(...cancel(high));
  // The credit of the first invoice pays a part of the second one.
  expect(await stateOf(high)).toMatchObject({ status: "ENCOURS", paid: 100_00 });
  expect(await senior.run("desk", "second", idIn(asked), "--approve")).toMatch(/^Done/);
  expect((await stateOf(high)).status).toBe("ANNULEE");
  expect(await books.run(...cancel("9999999999"))).toMatch(/does not exist/);
  const lines = await db
    .selectFrom("audit")
    .select(["actor", "action"])
    .where("subject", "in", [low, high])
    .where("action", "=", "invoice cancelled")
    .orderBy("at")
    .execute();
  expect(lines.map(({ actor }) => actor)).toEqual([
    `staff ${books.who.name}`,
    `staff ${senior.who.name}`,
  ]);
});

test("Z67 a message is taken, answered with a file, handed over and closed in a terminal", async () => {
  const [anna, bea, clerk, other] = [
    await aCustomer(),
    await aCustomer(),
    await aTerminalOf("CLERK"),
    await aTerminalOf("CLERK"),
  ];
  const books = await aTerminalOf("BOOKS");
  const id = await hasWritten(anna, { subjectCode: "BENEFITS", text: "Mes lunettes ?" });
  expect(await books.run("desk", "messages")).toMatch(/your roles do not allow this/);
  expect(await clerk.run("desk", "messages", "--subject", "BENEFITS")).toContain(id);
  expect(await clerk.run("desk", "messages", "--subject", "NOTHING")).toMatch(/refuses this/);
  expect(await clerk.run("desk", "message", id)).toMatch(/not open to you/);
  const shown = await clerk.run("desk", "take-message", id);
  expect(shown).toContain("Mes lunettes ?");
  const file = terminals.path("Liste.pdf");
  writeFileSync(file, aPdf());
  const seen = /^([0-9a-f-]{36}) {2}/m.exec(shown)?.[1] ?? "";
  const reply = ["--text", "Oui, avec une ordonnance.", "--file", file];
  expect(await clerk.run("desk", "answer", id, ...reply, "--seen", clerk.who.id)).toMatch(
    /refuses/,
  );
  expect(await other.run("desk", "answer", id, ...reply)).toMatch(/not open to you/);
  expect(await clerk.run("desk", "answer", id, ...reply, "--seen", seen)).toBe(`Answered: ${id}`);
  const { data } = await anna.graphql(
    "query One($id: ID!) { conversation(id: $id) { messages { authorName text attachments { filename } } } }",
    { id },
  );
  expect(data.conversation.messages.at(-1)).toEqual({
    authorName: clerk.who.name,
    text: "Oui, avec une ordonnance.",
    attachments: [{ filename: "Liste.pdf" }],
  });
  const second = await hasWritten(bea);
  await clerk.run("desk", "take-message", second);
  const why = ["--why", "You know her contract"];
  expect(await clerk.run("desk", "hand-message", second, "--to", "Nemo", ...why)).toMatch(
    /none of/,
  );
  expect(await clerk.run("desk", "hand-message", second, "--to", other.who.name, ...why)).toMatch(
    /^Handed over/,
  );
  expect(await clerk.run("desk", "close", second)).toMatch(/not open to you|colleague/);
  expect(await other.run("desk", "message", second)).toContain("You know her contract");
  expect(await other.run("desk", "close", second)).toBe(`Closed: ${second}`);
});

test("Z67 a publication is read, published with its version and refused to others in a terminal", async () => {
  const [clerk, publisher] = [await aTerminalOf("CLERK"), await aTerminalOf("PUBLISHER")];
  const item = crypto.randomUUID();
  const file = terminals.path("warning.json");
  const words = (text: string) => ({ fr: text, de: text, it: text, en: text });
  const content = { texts: words("Our phones are closed today."), beginsAt: null, endsAt: null };
  writeFileSync(file, JSON.stringify(content));
  const publish = ["desk", "publish", "warning", item, "--file", file];
  expect(await clerk.run(...publish)).toMatch(/your roles do not allow this/);
  expect(await publisher.run(...publish)).toBe(`Published: warning ${item}`);
  expect(await publisher.run("desk", "published", "warning")).toMatch(`${item}  on  Our phones`);
  const shown = await publisher.run("desk", "publication", "warning", item);
  const mark = /^mark (\S+)$/m.exec(shown)?.[1] ?? "";
  writeFileSync(file, JSON.stringify({ ...content, texts: words("They are open again.") }));
  expect(await publisher.run(...publish, "--seen", mark)).toMatch(/^Published/);
  expect(await publisher.run(...publish, "--seen", mark)).toMatch(/refuses this/);
  const out = terminals.path("first.json");
  const first = ["desk", "publication", "warning", item, "--version", "1", "--out", out];
  expect(await publisher.run(...first)).toMatch(/^Saved|Saved: /m);
  expect(JSON.parse(readFileSync(out, "utf8"))).toEqual(content);
  expect(await publisher.run("desk", "publish", "poster", item, "--file", file)).toMatch(/none of/);
  expect(await publisher.run(...publish.slice(0, 5), terminals.path("none"))).toMatch(
    /cannot be read/,
  );
});

test("Z67 accounts and cards are changed in a terminal for an open customer, with the second person of the desk", async () => {
  const [anna, clerk, senior] = [
    await aCustomer(),
    await aTerminalOf("CLERK"),
    await aTerminalOf("SENIOR"),
  ];
  await cover(anna);
  const number = String(anna.insuredNumber);
  const checked = ["--checked", "Called back, birth date and address asked"];
  const email = ["desk", "change-email", number, "--email", "anna.new@example.ch", ...checked];
  expect(await clerk.run(...email)).toMatch(/not open to you/);
  await clerk.run("desk", "open", number, "--reason", "Call about the sign-in");
  const asked = await clerk.run(...email);
  expect(asked).toMatch(/second person decides/);
  expect(await clerk.run("desk", "second", idIn(asked), "--approve")).toMatch(/does not approve/);
  expect(await senior.run("desk", "second", idIn(asked), "--approve")).toMatch(/^Done/);
  const changes = await db
    .selectFrom("accountChange")
    .select("kind")
    .where("accountId", "=", anna.id)
    .execute();
  expect(changes).toEqual([{ kind: "LOGIN_EMAIL" }]);
  expect(await clerk.run("desk", "unlock", number, ...checked)).toBe(`Unlocked: ${number}`);
  expect(await clerk.run("desk", "card", number, "--reason", "COML")).toMatch(/^Ordered/);
  const block = await clerk.run("desk", "block-card", number, "--card", "80756999999999999999");
  expect(block).toMatch(/does not exist/);
});

test("Z67 a damage is settled by the clerk who has it, at the desk's door", async () => {
  await seedTariffs(todayInZurich(new Date()));
  const [giulia, clerk, other] = [
    await aCustomer(),
    await aTerminalOf("CLERK"),
    await aTerminalOf("CLERK"),
  ];
  await hasAccount(giulia);
  const contract = await hasProperty(giulia.insuredNumber);
  const { id } = await (await giulia.post("/v1/contact/damage", aFlood(contract))).json();
  await db.updateTable("interaction").set({ decider: "CLERK" }).where("id", "=", id).execute();
  const settle = ["desk", "settle", String(id), "--amount", "1250.50"];
  expect(await clerk.run(...settle)).toMatch(/not open to you/);
  await clerk.run("desk", "take", String(id));
  expect(await other.run(...settle)).toMatch(/not open to you/);
  expect(await clerk.run(...settle, "--module", "GLASSES")).toMatch(/name one with --module/);
  expect(await clerk.run(...settle)).toMatch(/^Settled: .*1'050\.50 by CONTENTS/);
  expect(await clerk.run(...settle)).toMatch(/not open to you|decided already/);
  const paid = await db
    .selectFrom("damagePayment")
    .select(["recognised", "amount"])
    .where("accountId", "=", giulia.id)
    .execute();
  expect(paid).toEqual([{ recognised: 1_250_50, amount: 1_050_50 }]);
});

test("Z67 where the desk is open in production, no command does with the database what a member of staff does", async () => {
  const env = {
    ...process.env,
    DATABASE_URL: ownerUrl,
    PUBLIC_URL: "https://portal.example",
    DESK: "true",
    DEMONSTRATION: "false",
  };
  const id = crypto.randomUUID();
  const orders: readonly [string[], string][] = [
    [["invoices", "return", "4218730261101", "--reason", "AM04"], "desk return"],
    [["invoices", "cancel", "4218730261101"], "desk cancel"],
    [["conversations", "list"], "desk messages"],
    [["conversations", "answer", id, "--text", "Oui"], "desk answer"],
    [["conversations", "close", id], "desk close"],
    [["accounts", "unlock", id, "--checked", "called"], "desk unlock"],
    [["accounts", "change-email", id], "desk change-email"],
    [["cards", "issue", "1234567"], "desk card"],
    [["damages", "settle", id, "--amount", "5"], "desk settle"],
    [["warning", "clear"], "desk publish warning"],
    [["flags", "set", "club"], "desk publish flag"],
    [["faq", "hide", "one"], "desk publish faq"],
    [["surveys", "close", "nps"], "desk publish survey"],
  ];
  for (const [args, counterpart] of orders) {
    const { problem } = await runOperator(args, env);
    expect(problem).toMatch(`done by a member of staff: ${counterpart}`);
  }
});
