import { referenceOf } from "@portal/model/invoices/reference.ts";
import { beforeEach, expect, test } from "vitest";
import { aCustomer, clock, db, secrets } from "../../../test/portal.ts";
import { nextId, reports } from "../../../test/samples/bank.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { stateOf } from "../../../test/samples/money.ts";
import { aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";
import { changeBinding } from "../call.ts";

const aBookkeeper = () => aStaffMember({ roles: ["BOOKS"] });
const aSenior = () => aStaffMember({ roles: ["SENIOR"] });

/** A payment that no invoice claims. Returns the id of its booking. */
async function arrives(
  amount: number,
  { name = "Beat Keller", account = "CH9300762011623852957" } = {},
) {
  const reference = referenceOf(String(9_000_000 + Number(nextId().replace(/\D/g, ""))));
  await reports({ amount, reference, name, account });
  const { id } = await db
    .selectFrom("bankEntry")
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return id;
}
const assign = (who: StaffMember, id: string, ...parts: [string, number][]) =>
  who.ask(`/books/payments/${id}/assign`, {
    body: { parts: parts.map(([invoiceNo, amount]) => ({ invoiceNo, amount })) },
  });
const find = async (who: StaffMember, text: string) =>
  (await who.ask("/books/invoices/search", { body: { text } })).body.invoices.map(
    ({ no }: { no: string }) => no,
  );
const entryOf = (id: string) =>
  db
    .selectFrom("bankEntry")
    .select(["state", "invoiceNo", "settledBy"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const changesOf = async (subject: string) => {
  const rows = await db
    .selectFrom("audit as a")
    .innerJoin("auditChange as c", "c.id", "a.changeId")
    .select(["a.action", "a.actor", "a.accountId", "c.id", "c.change"])
    .where("a.subject", "=", subject)
    .execute();
  return rows.map(({ id, change, ...row }) => ({
    ...row,
    ...JSON.parse(secrets.decrypt(changeBinding(id), change)),
  }));
};

beforeEach(() => clock.set("2026-11-20"));

test("Z48 a payment that no invoice claims is listed with who paid, and its invoice is found by number, reference, amount and name", async () => {
  const clerk = await aBookkeeper();
  const people = await Promise.all(
    ["Zora", "Urs", "Ida"].map((firstname) => aCustomer({ firstname })),
  );
  const [zora] = people;
  const numbers = [];
  for (const one of people)
    numbers.push(await hasInvoice(one, { totalAmount: 733_15 + numbers.length }));
  const [no = ""] = numbers;
  const id = await arrives(733_15, { name: "Rossi Zora" });
  const { body } = await clerk.ask("/books/payments");
  expect(body.payments).toContainEqual(
    expect.objectContaining({
      id,
      amount: 733_15,
      payer: "Rossi Zora",
      reason: "UNKNOWN_REFERENCE",
    }),
  );
  expect(body.count).toBeGreaterThan(0);
  expect(await find(clerk, no)).toEqual([no]);
  expect(await find(clerk, referenceOf(no))).toEqual([no]);
  expect(await find(clerk, "CHF 733.15")).toEqual([no]);
  expect(await find(clerk, "Zora Rossi")).toContain(no);
  expect(await find(clerk, "zorra rossi")).toContain(no);
  expect(await find(clerk, "Rossi 733.16")).toEqual([numbers[1]]);
  const opened = await clerk.ask(`/books/payments/${id}`);
  expect(opened.body.suggestions[0]).toMatchObject({ no, open: 733_15 });
  expect(opened.body.limits.assign).toBe(10_000_00);
  expect((await clerk.ask("/books/payments?find=733.15")).body.payments).toHaveLength(1);
  expect(zora).toBeDefined();
});

test("Z48 an assigned payment settles its invoice once, with before and after for the auditor and the customer", async () => {
  const [clerk, anna] = [await aBookkeeper(), await aCustomer()];
  const no = await hasInvoice(anna, { totalAmount: 300_00 });
  const id = await arrives(300_00);
  expect((await assign(clerk, id, [no, 299_00])).body.fields).toEqual({ parts: "books.wrongSum" });
  expect((await assign(clerk, id, ["9999999999", 300_00])).body.errorCodes).toEqual(["noInvoice"]);
  expect((await assign(clerk, id, [no, 300_00])).body).toEqual({ approvalId: null });
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: 300_00 });
  expect(await entryOf(id)).toMatchObject({ state: "SETTLED", settledBy: `staff ${clerk.name}` });
  expect(await changesOf(no)).toEqual([
    {
      action: "invoice payment assigned",
      actor: `staff ${clerk.name}`,
      accountId: anna.id,
      before: { entryId: id, state: "UNKNOWN", open: 300_00 },
      after: { entryId: id, state: "SETTLED", amount: 300_00, open: 0 },
    },
  ]);
  expect((await clerk.ask(`/books/payments/${id}`)).status).toBe(404);
});

test("Z48 of two clerks who match the same payment one is told who was faster, and it is booked once", async () => {
  const clerks = [await aBookkeeper(), await aBookkeeper()] as const;
  const anna = await aCustomer();
  const [one, other] = [await hasInvoice(anna), await hasInvoice(anna)];
  const id = await arrives(412_35);
  const answers = await Promise.all([
    assign(clerks[0], id, [one, 412_35]),
    assign(clerks[1], id, [other, 412_35]),
  ]);
  const late = answers.find(({ status }) => status === 409);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(late?.body.errorCodes).toEqual(["settled"]);
  expect(clerks.map(({ name }) => name)).toContain(late?.body.takenBy);
  const paid = await Promise.all([stateOf(one), stateOf(other)]);
  expect(new Set(paid.map((invoice) => invoice.paid))).toEqual(new Set([0, 412_35]));
});

test("Z48 a payment is split over invoices of several customers", async () => {
  const [clerk, anna, bea] = [await aBookkeeper(), await aCustomer(), await aCustomer()];
  const first = await hasInvoice(anna, { totalAmount: 100_00 });
  const second = await hasInvoice(bea, { totalAmount: 250_00 });
  const id = await arrives(300_00);
  expect((await assign(clerk, id, [first, 150_00], [first, 150_00])).status).toBe(400);
  expect((await assign(clerk, id, [first, 100_00], [second, 200_00])).status).toBe(200);
  expect(await stateOf(first)).toMatchObject({ status: "REGLEE" });
  expect(await stateOf(second)).toMatchObject({ status: "ENCOURS", paid: 200_00 });
  const parts = await db
    .selectFrom("bankEntryPart")
    .select(["invoiceNo", "amount", "accountId"])
    .where("entryId", "=", id)
    .orderBy("amount")
    .execute();
  expect(parts).toEqual([
    { invoiceNo: first, amount: 100_00, accountId: anna.id },
    { invoiceNo: second, amount: 200_00, accountId: bea.id },
  ]);
});

test("Z48 Z64 above the limit a second member of staff approves, and until then no other one decides", async () => {
  const [clerk, other, senior] = [await aBookkeeper(), await aBookkeeper(), await aSenior()];
  const anna = await aCustomer();
  const no = await hasInvoice(anna, { totalAmount: 10_000_01 });
  const id = await arrives(10_000_01);
  const { approvalId } = (await assign(clerk, id, [no, 10_000_01])).body;
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", paid: 0 });
  const again = await assign(other, id, [no, 10_000_01]);
  expect([again.body.errorCodes, again.body.takenBy]).toEqual([["awaited"], clerk.name]);
  const decide = (who: StaffMember, decision: string) =>
    who.ask(`/approvals/${approvalId}/decision`, { body: { decision } });
  expect((await decide(clerk, "approve")).status).toBe(403);
  expect((await decide(other, "approve")).status).toBe(403);
  expect((await senior.ask("/approvals")).body.approvals).toContainEqual(
    expect.objectContaining({ id: approvalId, amount: 10_000_01, askedBy: clerk.name }),
  );
  expect((await decide(senior, "approve")).status).toBe(204);
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: 10_000_01 });
  expect(await entryOf(id)).toMatchObject({ state: "SETTLED", invoiceNo: no });
});

test("Z48 Z64 the limit is a row; a refused approval leaves the payment to everybody", async () => {
  const [clerk, senior] = [await aBookkeeper(), await aSenior()];
  const no = await hasInvoice(await aCustomer(), { totalAmount: 50_00 });
  const id = await arrives(50_00);
  await db.updateTable("moneyLimit").set({ amount: 49_99 }).where("act", "=", "assign").execute();
  const { approvalId } = (await assign(clerk, id, [no, 50_00])).body;
  expect(approvalId).not.toBeNull();
  await senior.ask(`/approvals/${approvalId}/decision`, { body: { decision: "refuse" } });
  await db
    .updateTable("moneyLimit")
    .set({ amount: 10_000_00 })
    .where("act", "=", "assign")
    .execute();
  expect((await assign(clerk, id, [no, 50_00])).body).toEqual({ approvalId: null });
});

test("Z48 a payment goes back to where it came from, once and with a reason; a fee of the bank leaves the list", async () => {
  const clerk = await aBookkeeper();
  const id = await arrives(80_00);
  expect(
    (await clerk.ask(`/books/payments/${id}/send-back`, { body: { reason: "" } })).status,
  ).toBe(400);
  const back = () =>
    clerk.ask(`/books/payments/${id}/send-back`, { body: { reason: "Not our customer" } });
  expect((await back()).body).toEqual({ approvalId: null });
  expect((await back()).status).toBe(409);
  const orders = await db
    .selectFrom("bankOrder")
    .select(["kind", "amount", "name"])
    .where("entryId", "=", id)
    .execute();
  expect(orders).toEqual([{ kind: "REFUND", amount: 80_00, name: "Beat Keller" }]);
  expect((await changesOf(id))[0]).toMatchObject({
    action: "payment sent back",
    before: { state: "UNKNOWN", amount: 80_00 },
    after: { refunded: 80_00, reason: "Not our customer" },
  });
  const fee = await arrives(5_00);
  const aside = await clerk.ask(`/books/payments/${fee}/set-aside`, {
    body: { reason: "Bank fee" },
  });
  expect([aside.status, (await entryOf(fee)).state]).toEqual([204, "SETTLED"]);
});

test("Z48 a clerk without the role reads no payment, and who supervises reads without deciding", async () => {
  const id = await arrives(10_00);
  const [clerk, supervisor] = [await aStaffMember(), await aStaffMember({ roles: ["SUPERVISOR"] })];
  for (const path of ["/books/payments", `/books/payments/${id}`])
    expect((await clerk.ask(path)).text).toBe('{"code":"FORBIDDEN"}');
  expect((await supervisor.ask(`/books/payments/${id}`)).status).toBe(200);
  expect((await assign(supervisor, id, ["9999999999", 10_00])).status).toBe(403);
});

test("Z64 a payment noted by hand needs a reason, and above the limit a second member of staff; a million is refused", async () => {
  const [clerk, senior, anna] = [await aBookkeeper(), await aSenior(), await aCustomer()];
  const no = await hasInvoice(anna, { totalAmount: 20_000_00 });
  const pay = (amount: number, reason = "Cash at the counter", paidOn = "2026-11-19") =>
    clerk.ask(`/books/invoices/${no}/payments`, { body: { amount, paidOn, reason } });
  expect((await pay(1_000_000_00)).body.fields).toEqual({ amount: "books.tooHigh" });
  expect((await pay(50_00, "")).status).toBe(400);
  expect((await pay(50_00, "Cash at the counter", "2026-11-21")).status).toBe(400);
  expect((await pay(50_00)).body).toEqual({ approvalId: null });
  expect(await stateOf(no)).toMatchObject({ paid: 50_00 });
  const { approvalId } = (await pay(15_000_00)).body;
  expect(await stateOf(no)).toMatchObject({ paid: 50_00 });
  await senior.ask(`/approvals/${approvalId}/decision`, { body: { decision: "approve" } });
  expect(await stateOf(no)).toMatchObject({ paid: 15_050_00 });
  expect((await changesOf(no)).at(-1)).toMatchObject({
    action: "invoice payment noted",
    accountId: anna.id,
    before: { open: 19_950_00 },
    after: { open: 4_950_00, amount: 15_000_00 },
  });
});

test("Z48 the bank takes a divided payment back: each of its invoices is open again", async () => {
  const [clerk, anna, bea] = [await aBookkeeper(), await aCustomer(), await aCustomer()];
  const first = await hasInvoice(anna, { totalAmount: 100_00 });
  const second = await hasInvoice(bea, { totalAmount: 200_00 });
  const id = await arrives(300_00);
  expect((await assign(clerk, id, [first, 100_00], [second, 200_00])).status).toBe(200);
  const { reference } = await db
    .selectFrom("bankEntry")
    .select("reference")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await reports({ amount: 300_00, reference: reference ?? "", isDebit: true, isReversal: true });
  expect(await entryOf(id)).toMatchObject({ state: "REVERSED" });
  for (const no of [first, second]) expect((await stateOf(no)).status).not.toBe("REGLEE");
});

test("Z64 payments by hand are summed by person and by account for a day, so that parts evade no limit", async () => {
  const [clerk, other] = [await aBookkeeper(), await aBookkeeper()];
  const [anna, bea, carla] = [await aCustomer(), await aCustomer(), await aCustomer()];
  const invoiceOf = (who: typeof anna) => hasInvoice(who, { totalAmount: 90_000_00 });
  const [ofAnna, ofBea, ofCarla] = [
    await invoiceOf(anna),
    await invoiceOf(bea),
    await invoiceOf(carla),
  ];
  const pay = async (who: StaffMember, no: string, amount: number) => {
    const body = { amount, paidOn: "2026-11-19", reason: "Cash at the counter" };
    const { status, body: answer } = await who.ask(`/books/invoices/${no}/payments`, { body });
    expect(status).toBe(200);
    return answer.approvalId === null ? "booked" : "asked";
  };
  expect(await pay(clerk, ofAnna, 6_000_00)).toBe("booked");
  expect(await pay(clerk, ofBea, 4_000_01)).toBe("asked");
  expect(await pay(other, ofAnna, 4_000_01)).toBe("asked");
  expect(await pay(clerk, ofBea, 4_000_00)).toBe("booked");
  expect(await pay(clerk, ofBea, 1)).toBe("asked");
  const atOnce = await Promise.all([pay(other, ofCarla, 6_000_00), pay(other, ofCarla, 6_000_00)]);
  expect(atOnce.toSorted()).toEqual(["asked", "booked"]);
  expect(await stateOf(ofAnna)).toMatchObject({ paid: 6_000_00 });
  expect(await stateOf(ofCarla)).toMatchObject({ paid: 6_000_00 });
  clock.set("2026-11-21");
  expect(await pay(clerk, ofBea, 6_000_00)).toBe("booked");
});
