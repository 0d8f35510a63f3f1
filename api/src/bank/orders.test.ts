import { mkdtemp, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { endToEndIdOf } from "@portal/model/bank/orders.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { beforeAll, expect, test } from "vitest";
import {
  answerXml,
  entriesOf,
  imports,
  notificationXml,
  receivingIban,
  reports,
} from "../../test/samples/bank.ts";
import { hasAccount, messagesTo } from "../../test/samples/addresses.ts";
import { hasInvoice } from "../../test/samples/invoices.ts";
import { isBilled, lettersOf, operate, stateOf } from "../../test/samples/money.ts";
import {
  aCustomer,
  aProcess,
  clock,
  type Customer,
  db,
  logged,
  portal,
  testConfig,
} from "../../test/portal.ts";

/** The small bank of the demonstration would answer the orders of these tests. */
beforeAll(async () => {
  await portal.bank.stop();
  await portal.billing.stop();
});

/** A node with a bank of its own instead of the one of the demonstration. */
async function withBank() {
  const folder = await mkdtemp(path.join(tmpdir(), "bank-"));
  const [inbox, outbox] = [path.join(folder, "in"), path.join(folder, "out")];
  const node = await aProcess({
    config: testConfig({
      DEMONSTRATION: "false",
      BANK_INBOX: inbox,
      BANK_OUTBOX: outbox,
      REQUEST_DELAY_SECONDS: "0",
    }),
  });
  const round = async (day: string) => {
    clock.set(day);
    for (let turn = 0; turn < 2; turn++) {
      await node.billing.runDue();
      await node.bank.runDue();
    }
  };
  /** A file as the bank puts it there, some time ago. */
  const puts = async (name: string, text: string) => {
    await node.bank.runDue();
    const file = path.join(inbox, name);
    await writeFile(file, text);
    await utimes(file, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
    await node.bank.runDue();
    await node.bank.runDue();
  };
  return { node, inbox, outbox, round, puts };
}

const ordersOf = ({ id }: Customer) =>
  db
    .selectFrom("bankOrder")
    .select(["id", "kind", "state", "reason", "amount", "messageId"])
    .where("accountId", "=", id)
    .orderBy("createdAt")
    .execute();
async function orderOf(who: Customer) {
  const order = (await ordersOf(who)).at(-1);
  if (!order) throw new Error("There is no order.");
  return { ...order, endToEndId: endToEndIdOf(order.id), messageId: order.messageId ?? "" };
}

test("I04 no day makes a debit paid: the bank is ordered to collect it, and its report pays the invoice", async () => {
  const { round, outbox } = await withBank();
  const urs = await aCustomer();
  const no = await hasInvoice(urs, { paymentMode: "LSV", deadline: "2026-11-25" });
  await round("2026-11-24");
  expect(await ordersOf(urs)).toEqual([]);
  await round("2026-11-25");
  await round("2026-12-28");
  const order = await orderOf(urs);
  expect(await ordersOf(urs)).toMatchObject([{ kind: "DEBIT", state: "SENT", amount: 412_35 }]);
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", paid: 0, fees: 0 });
  const name = (await readdir(outbox)).find((one) => one.includes(order.messageId));
  const sent = await readFile(path.join(outbox, name ?? ""), "utf8");
  expect(sent).toContain(`<EndToEndId>${order.endToEndId}</EndToEndId>`);
  expect(sent).toContain(`<Ref>${referenceOf(no)}</Ref>`);
  expect(sent).toContain(`<ReqdColltnDt>2026-11-25</ReqdColltnDt>`);
  await reports({ amount: 412_35, endToEndId: order.endToEndId, bookedOn: "2026-11-26" });
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: 412_35 });
  expect(await orderOf(urs)).toMatchObject({ state: "EXECUTED" });
  const payments = await db
    .selectFrom("invoicePayment")
    .select(["paidOn", "isDebit"])
    .where("invoiceNo", "=", no)
    .execute();
  expect(payments).toEqual([{ paidOn: "2026-11-26", isDebit: true }]);
});

test("I08 a debit that the bank rejects opens the invoice with its reason, once, and is not ordered again", async () => {
  const { round } = await withBank();
  const urs = await aCustomer();
  const no = await hasInvoice(urs, { paymentMode: "SDD", deadline: "2026-11-25" });
  await round("2026-11-25");
  const { messageId, endToEndId } = await orderOf(urs);
  await imports(answerXml({ messageId, status: "ACCP" }));
  expect(await orderOf(urs)).toMatchObject({ state: "ACCEPTED" });
  clock.set("2026-11-27");
  const rejection = answerXml({ messageId, endToEndId, status: "RJCT", reason: "AC04" });
  await imports(rejection);
  await imports(rejection);
  await imports(answerXml({ messageId, endToEndId, status: "RJCT", reason: "AC04" }));
  expect(await orderOf(urs)).toMatchObject({ state: "REJECTED", reason: "AC04" });
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", paid: 0, deadline: "2026-12-07" });
  const letters = await lettersOf(urs, "REMINDER");
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain("le compte bancaire est clôturé");
  const { data } = await urs.graphql(
    `query Shown { invoice(id: "${no}") { debitReturned toBePaid } }`,
  );
  expect(data.invoice).toEqual({ debitReturned: true, toBePaid: 412.35 });
  await round("2026-12-08");
  expect(await ordersOf(urs)).toHaveLength(1);
  await round("2026-12-22");
  expect(await stateOf(no)).toMatchObject({ status: "RAPPEL" });
});

test("I08 a collected debit that comes back opens the invoice; a return that is reported first is kept until then", async () => {
  const { round } = await withBank();
  const [urs, vera] = [await aCustomer(), await aCustomer()];
  const nos = [
    await hasInvoice(urs, { paymentMode: "LSV", deadline: "2026-11-25" }),
    await hasInvoice(vera, { paymentMode: "LSV", deadline: "2026-11-25" }),
  ];
  await round("2026-11-25");
  const [one, other] = [await orderOf(urs), await orderOf(vera)];
  await reports({ amount: 412_35, endToEndId: one.endToEndId });
  await reports({ amount: 412_35, endToEndId: one.endToEndId, isDebit: true, reason: "AM04" });
  expect(await stateOf(nos[0] ?? "")).toMatchObject({ status: "ENCOURS", paid: 0 });
  expect(await orderOf(urs)).toMatchObject({ state: "RETURNED", reason: "AM04" });
  expect((await lettersOf(urs, "REMINDER"))[0]).toContain("ne suffisait pas");

  await reports({ amount: 412_35, endToEndId: other.endToEndId, isDebit: true, reason: "AM04" });
  await reports({ amount: 412_35, endToEndId: other.endToEndId });
  expect(await stateOf(nos[1] ?? "")).toMatchObject({ status: "ENCOURS", paid: 0 });
  expect(await orderOf(vera)).toMatchObject({ state: "RETURNED" });
  await round("2026-11-30");
  expect(await ordersOf(vera)).toHaveLength(1);
});

test("a debit that is paid, or has a plan, before it is sent is withdrawn; one without an account waits for it", async () => {
  const { node, round } = await withBank();
  const [paid, without] = [await aCustomer(), await aCustomer()];
  const no = await hasInvoice(paid, { paymentMode: "LSV", deadline: "2026-11-25" });
  const waiting = await hasInvoice(without, { paymentMode: "LSV", deadline: "2026-11-25" });
  await db
    .deleteFrom("financialAddress")
    .where("insuredNumber", "=", without.insuredNumber)
    .execute();
  clock.set("2026-11-25");
  await node.billing.runDue();
  await reports({ amount: 412_35, reference: referenceOf(no) });
  await round("2026-11-25");
  expect(await orderOf(paid)).toMatchObject({ state: "WITHDRAWN" });
  expect(await orderOf(without)).toMatchObject({ state: "OPEN", reason: "NO_ACCOUNT" });
  expect(await operate("bank", "orders")).toContainEqual(
    expect.stringContaining(`${waiting} NO_ACCOUNT`),
  );
  await hasAccount(without, { usage: "PRLV" });
  await round("2026-11-26");
  expect(await orderOf(without)).toMatchObject({ state: "SENT", reason: null });
});

const PAY_OUT = `mutation PayOut { createCreditPayoutRequest(law: LAMAL, insurerCode: "9101") { amount } }`;
const creditOf = async ({ id }: Customer) =>
  (
    await db.selectFrom("creditMovement").select("amount").where("accountId", "=", id).execute()
  ).reduce((sum, { amount }) => sum + amount, 0);

test("a payout leaves by pain.001; one that the bank rejects or sends back is a credit again, and the person is told", async () => {
  const { node, round, outbox } = await withBank();
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  clock.set("2026-11-20");
  for (const who of [anna, bea]) {
    await hasAccount(who);
    await isBilled(who, -41_20);
    expect((await who.graphql(PAY_OUT)).errors).toBeUndefined();
  }
  for (let turn = 0; turn < 2; turn++) await node.worker.runDue();
  await round("2026-11-20");
  const [one, other] = [await orderOf(anna), await orderOf(bea)];
  expect([one, other]).toMatchObject([
    { kind: "PAYOUT", state: "SENT", amount: 41_20 },
    { kind: "PAYOUT", state: "SENT" },
  ]);
  const name = (await readdir(outbox)).find((file) => file.includes(one.messageId));
  expect(await readFile(path.join(outbox, name ?? ""), "utf8")).toContain("CH9300762011623852957");
  expect(await creditOf(anna)).toBe(0);
  await imports(
    answerXml({
      messageId: one.messageId,
      endToEndId: one.endToEndId,
      status: "RJCT",
      reason: "AC01",
    }),
  );
  expect(await orderOf(anna)).toMatchObject({ state: "REJECTED", reason: "AC01" });
  expect(await creditOf(anna)).toBe(41_20);
  expect(await messagesTo(anna)).toContain("EMAIL payout.returned");
  expect((await anna.graphql(PAY_OUT)).errors).toBeUndefined();

  await reports({ amount: 41_20, endToEndId: other.endToEndId, isDebit: true });
  expect(await orderOf(bea)).toMatchObject({ state: "EXECUTED" });
  await reports({ amount: 41_20, endToEndId: other.endToEndId, reason: "AC04" });
  expect(await orderOf(bea)).toMatchObject({ state: "RETURNED", reason: "AC04" });
  expect(await creditOf(bea)).toBe(41_20);
});

test("files are taken from the inbox, and a broken one is put aside with its reason and an alarm", async () => {
  const { inbox, puts } = await withBank();
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  const payments = [{ amount: 412_35, reference: referenceOf(no) }];
  const text = await notificationXml({ entries: [{ payments }], iban: await receivingIban() });
  await puts("broken.xml", text.slice(0, -40));
  await puts(".still-written.xml", text);
  expect(await stateOf(no)).toMatchObject({ paid: 0 });
  expect(await readdir(path.join(inbox, "refused"))).toEqual([
    "broken.xml",
    "broken.xml.reason.txt",
  ]);
  expect(await readFile(path.join(inbox, "refused/broken.xml.reason.txt"), "utf8")).toContain(
    "NOT_XML",
  );
  expect(logged.join("\n")).toContain("bank file refused");
  await puts("good.xml", text);
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE" });
  expect(await readdir(path.join(inbox, "done"))).toEqual(["good.xml"]);
  expect(await entriesOf(referenceOf(no))).toHaveLength(1);
});

test("a refund leaves for the account of the payer, and an operator exports what is due once", async () => {
  clock.set("2026-11-20");
  const lost = referenceOf("4711");
  await reports({ amount: 9_00, reference: lost, name: "Fremd", account: "CH9300762011623852957" });
  await operate("bank", "refund", (await entriesOf(lost))[0]?.id ?? "");
  const folder = await mkdtemp(path.join(tmpdir(), "bank-"));
  expect(await operate("bank", "orders", "--export", folder, "--yes")).toEqual([
    expect.stringMatching(/^Written: pain\.001-/),
  ]);
  const [name = ""] = await readdir(folder);
  expect(await readFile(path.join(folder, name), "utf8")).toContain("<Nm>Fremd</Nm>");
  expect(await operate("bank", "orders", "--export", folder, "--yes")).toEqual(["No order is due"]);
  expect(await operate("bank", "validate", path.join(folder, name))).toEqual([
    "pain.001.001.09: holds to the Swiss subset",
  ]);
});
