import { readdir, readFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { endToEndIdOf } from "@portal/model/bank/orders.ts";
import { beforeAll, expect, test } from "vitest";
import { frenchIban, hasAccount, messagesTo, swissIban } from "../../test/samples/addresses.ts";
import { answerXml, imports, notificationXml, reports } from "../../test/samples/bank.ts";
import { cover } from "../../test/samples/covered.ts";
import { operate } from "../../test/samples/money.ts";
import { hasAsked } from "../../test/samples/requests.ts";
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

const outbox = await mkdtemp(path.join(tmpdir(), "bank-out-"));
const node = await aProcess({
  config: testConfig({ DEMONSTRATION: "false", BANK_OUTBOX: outbox }),
});

const round = async (day: string) => {
  clock.set(day);
  for (let turn = 0; turn < 2; turn++) await node.bank.runDue();
  expect(logged.filter((line) => line.includes('"error"'))).toEqual([]);
};

/** A customer whose bill was settled on 16 November: CHF 1,800 leave three working days later. */
async function isReimbursed({ withAccount = true } = {}) {
  clock.set("2026-11-16");
  const anna = await aCustomer();
  await cover(anna);
  if (withAccount) await hasAccount(anna);
  await db
    .insertInto("claim")
    .values({
      insuredNumber: anna.insuredNumber,
      isPrivate: true,
      channel: "PROVIDER",
      dueOn: "2026-11-16",
      provider: "Labor Felsenau",
      category: "LABORATORY",
      treatmentBegin: "2026-10-01",
      treatmentEnd: "2026-10-01",
      tiers: "GARANT",
      billed: 2300_00,
    })
    .execute();
  for (let turn = 0; turn < 2; turn++) await portal.claims.runDue();
  return anna;
}

const LIST = `query L { reimbursements(from: "2026-11-16", to: "2026-11-16") { status paysOn toBePaidToYou } }`;
const shown = async (who: Customer) => (await who.graphql(LIST)).data.reimbursements[0];
const ordersOf = (who: Customer) =>
  db
    .selectFrom("bankOrder")
    .select(["id", "kind", "state", "amount", "executeOn", "messageId", "insurerCode"])
    .where("accountId", "=", who.id)
    .orderBy("createdAt")
    .execute();
async function lastOrder(who: Customer) {
  const order = (await ordersOf(who)).at(-1);
  if (!order) throw new Error("There is no order.");
  return { ...order, endToEndId: endToEndIdOf(order.id) };
}
const toldOf = async (who: Customer) =>
  (await messagesTo(who)).filter((told) => told === "EMAIL benefit.returned").length;

test("K01 a reimbursement is ordered on its day, and counts as paid when the bank says so", async () => {
  const anna = await isReimbursed();
  await round("2026-11-18");
  expect(await ordersOf(anna)).toEqual([]);
  await round("2026-11-19");
  await round("2026-11-25");
  const orders = await ordersOf(anna);
  expect(orders).toMatchObject([{ kind: "REIMBURSEMENT", state: "SENT", amount: 1800_00 }]);
  const order = await lastOrder(anna);
  const name = (await readdir(outbox)).find((one) => one.includes(order.messageId ?? "?"));
  const sent = await readFile(path.join(outbox, name ?? ""), "utf8");
  expect(sent).toContain(`<EndToEndId>${order.endToEndId}</EndToEndId>`);
  expect(sent).toContain(`<IBAN>${swissIban}</IBAN>`);
  expect(sent).toContain("1800.00");
  expect(await shown(anna), "no day makes it paid").toMatchObject({ status: "IN_PAYMENT" });
  await reports({
    amount: 1800_00,
    endToEndId: order.endToEndId,
    isDebit: true,
    bookedOn: "2026-11-24",
  });
  expect(await shown(anna)).toEqual({ status: "PAID", paysOn: "2026-11-24", toBePaidToYou: 1800 });
  expect(await lastOrder(anna)).toMatchObject({ state: "EXECUTED" });
});

test("K01 a reimbursement that the bank refuses is told once, and paid to the account that the customer gives next", async () => {
  const anna = await isReimbursed();
  await round("2026-11-19");
  const refused = await lastOrder(anna);
  const messageId = refused.messageId ?? "";
  const { endToEndId } = refused;
  await imports(answerXml({ messageId, endToEndId, status: "RJCT", reason: "AC04" }));
  await imports(answerXml({ messageId, endToEndId, status: "RJCT", reason: "AC04" }));
  expect(await shown(anna)).toMatchObject({ status: "PAYMENT_RETURNED" });
  expect(await toldOf(anna)).toBe(1);
  await round("2026-11-26");
  expect(await ordersOf(anna), "the same account is not tried again").toHaveLength(1);
  await db
    .updateTable("financialAddress")
    .set({ validTo: "2026-11-26" })
    .where("insuredNumber", "=", anna.insuredNumber)
    .where("usage", "=", "REMB")
    .execute();
  await hasAccount(anna, { iban: frenchIban, validFrom: "2026-11-27" });
  await round("2026-11-27");
  await round("2026-11-30");
  expect(await ordersOf(anna)).toMatchObject([{ state: "REJECTED" }, { state: "SENT" }]);
  expect(await shown(anna)).toMatchObject({ status: "IN_PAYMENT" });
  const again = await lastOrder(anna);
  await reports({
    amount: 1800_00,
    endToEndId: again.endToEndId,
    isDebit: true,
    bookedOn: "2026-11-30",
  });
  expect(await shown(anna)).toMatchObject({ status: "PAID", paysOn: "2026-11-30" });
  expect(await toldOf(anna)).toBe(1);
});

test("K01 a person orders a refused reimbursement again to the same account, once", async () => {
  const [anna, bea] = [await isReimbursed(), await isReimbursed()];
  await round("2026-11-19");
  const refused = await lastOrder(anna);
  await expect(operate("bank", "again", refused.id)).rejects.toThrow(/neither refused/);
  const { endToEndId, messageId } = refused;
  await imports(
    answerXml({ messageId: messageId ?? "", endToEndId, status: "RJCT", reason: "MS03" }),
  );
  await operate("bank", "again", refused.id);
  await expect(operate("bank", "again", refused.id)).rejects.toThrow(/again already/);
  await round("2026-11-20");
  await round("2026-11-23");
  expect(await ordersOf(anna)).toMatchObject([{ state: "REJECTED" }, { state: "SENT" }]);
  expect(await ordersOf(bea), "another household's stays as it was").toHaveLength(1);
  expect(await shown(anna)).toMatchObject({ status: "IN_PAYMENT" });
  await reports({
    amount: 1800_00,
    endToEndId: (await lastOrder(anna)).endToEndId,
    isDebit: true,
    bookedOn: "2026-11-24",
  });
  expect(await shown(anna)).toMatchObject({ status: "PAID", paysOn: "2026-11-24" });
});

test("K01 without an account, nothing is ordered again", async () => {
  const anna = await isReimbursed();
  await round("2026-11-19");
  const { id, endToEndId, messageId } = await lastOrder(anna);
  await imports(
    answerXml({ messageId: messageId ?? "", endToEndId, status: "RJCT", reason: "AC04" }),
  );
  await db
    .updateTable("financialAddress")
    .set({ validTo: "2026-11-19" })
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  clock.set("2026-11-20");
  await expect(operate("bank", "again", id)).rejects.toThrow(/no account for reimbursements/);
  expect(await toldOf(anna)).toBe(1);
});

test("K01 a sum that the bank reports without its payments pays the orders of its group, and no others of the message", async () => {
  const [anna, bea] = [await isReimbursed(), await isReimbursed()];
  await db
    .updateTable("basicContract")
    .set({ insurerCode: "9102" })
    .where("insuredNumber", "=", bea.insuredNumber)
    .execute();
  await round("2026-11-19");
  const { messageId } = await lastOrder(anna);
  expect((await lastOrder(bea)).messageId).toBe(messageId);
  const { paymentInformation } = await db
    .selectFrom("bankOrder")
    .select("paymentInformation")
    .where("accountId", "=", anna.id)
    .executeTakeFirstOrThrow();
  const sum = { amount: 1800_00, isDebit: true, bookedOn: "2026-11-20" };
  const text = await notificationXml({ entries: [{ payments: [sum], hasDetails: false }] });
  await imports(text.replace("<Btch>", `<Btch><PmtInfId>${paymentInformation}</PmtInfId>`));
  expect(await shown(anna)).toMatchObject({ status: "PAID", paysOn: "2026-11-20" });
  expect(await shown(bea)).toMatchObject({ status: "IN_PAYMENT" });
});

test("K01 a reimbursement that comes back after it left is not paid any more", async () => {
  const anna = await isReimbursed();
  await round("2026-11-19");
  const { endToEndId } = await lastOrder(anna);
  await reports({ amount: 1800_00, endToEndId, isDebit: true, bookedOn: "2026-11-20" });
  await reports({ amount: 1800_00, endToEndId, bookedOn: "2026-11-23", reason: "AC04" });
  expect(await lastOrder(anna)).toMatchObject({ state: "RETURNED" });
  expect(await shown(anna)).toMatchObject({ status: "PAYMENT_RETURNED" });
  expect(await toldOf(anna)).toBe(1);
});

test("K01 without an account for reimbursements the customer is told, and paid once there is one", async () => {
  const anna = await isReimbursed({ withAccount: false });
  await round("2026-11-19");
  await round("2026-11-20");
  expect(await ordersOf(anna)).toEqual([]);
  expect(await shown(anna)).toMatchObject({ status: "PAYMENT_RETURNED" });
  expect(await toldOf(anna)).toBe(1);
  await hasAccount(anna);
  await round("2026-11-23");
  expect(await ordersOf(anna)).toMatchObject([{ state: "SENT", amount: 1800_00 }]);
});

test("what is paid for a damage is ordered from the insurer of the contract, and counts as paid when the bank says so", async () => {
  clock.set("2026-11-16");
  const giulia = await aCustomer();
  await cover(giulia);
  const financialAddressId = await hasAccount(giulia);
  const interactionId = await hasAsked(giulia, {
    type: "DAMAGE",
    nature: "DAMAGE",
    details: {},
    steps: [["DONE", "2026-11-16"]],
  });
  const { noContract } = await db
    .selectFrom("propertyContract")
    .select("noContract")
    .where("insuredNumber", "=", giulia.insuredNumber)
    .executeTakeFirstOrThrow();
  const days = { bookedOn: "2026-11-16", paysOn: "2026-11-19" };
  await db
    .insertInto("damagePayment")
    .values({
      ...days,
      interactionId,
      accountId: giulia.id,
      noContract,
      module: "CONTENTS",
      recognised: 1250_50,
      deductible: 200_00,
      amount: 1050_50,
      financialAddressId,
      payment: "DUE",
      iddms: "d-1",
    })
    .execute();
  const stateOf = () =>
    db
      .selectFrom("damagePayment")
      .select(["payment", "paidOn"])
      .where("interactionId", "=", interactionId)
      .executeTakeFirstOrThrow();
  await round("2026-11-19");
  await round("2026-11-20");
  expect(await ordersOf(giulia)).toMatchObject([
    { kind: "DAMAGE", state: "SENT", amount: 1050_50 },
  ]);
  const { endToEndId } = await lastOrder(giulia);
  await reports({ amount: 1050_50, endToEndId, isDebit: true, bookedOn: "2026-11-20" });
  expect(await stateOf()).toEqual({ payment: "PAID", paidOn: "2026-11-20" });
  await reports({ amount: 1050_50, endToEndId, bookedOn: "2026-11-23", reason: "AC04" });
  expect(await stateOf()).toEqual({ payment: "RETURNED", paidOn: null });
  expect(await toldOf(giulia)).toBe(1);
});
