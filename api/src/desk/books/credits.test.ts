import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { placeBenefit } from "../../insurer/bank/place-order.ts";
import { aCustomer, clock, type Customer, db, secrets } from "../../../test/portal.ts";
import { sendsOrders } from "../../../test/samples/bank.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { basic } from "../../../test/samples/money.ts";
import { aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";

const TODAY = "2026-11-20";
const aBookkeeper = () => aStaffMember({ roles: ["BOOKS"] });
const aSenior = () => aStaffMember({ roles: ["SENIOR"] });

/** A damage that is paid out. Returns the id of the order. */
async function isPaidOut(who: Customer, amount: number): Promise<string> {
  const interactionId = randomUUID();
  await db
    .insertInto("interaction")
    .values({
      id: interactionId,
      accountId: who.id,
      type: "DAMAGE",
      nature: "DECLARATION",
      details: Buffer.from("x"),
      language: "fr",
    })
    .execute();
  await placeBenefit(
    { db, secrets },
    { iban: "CH9300762011623852957", name: "Anna Rossi" },
    {
      kind: "DAMAGE",
      carrier: { ...basic, law: "LCA" },
      amount,
      executeOn: TODAY,
      accountId: who.id,
      financialAddressId: randomUUID(),
      statementId: null,
      interactionId,
    },
  );
  const { id } = await db
    .selectFrom("bankOrder")
    .select("id")
    .where("interactionId", "=", interactionId)
    .executeTakeFirstOrThrow();
  return id;
}
const stateOf = async (id: string) => {
  const order = await db
    .selectFrom("bankOrder")
    .select("state")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return order.state;
};
const askRelease = (who: StaffMember, id: string) =>
  who.ask(`/books/payouts/${id}/release`, { body: { reason: "Checked the report" } });
const decide = (who: StaffMember, id: string, decision: string) =>
  who.ask(`/approvals/${id}/decision`, { body: { decision } });

beforeEach(() => clock.set(TODAY));

test("Z49 Z64 a payout above the limit leaves once a second member of staff releases it; a smaller one leaves by itself", async () => {
  const [clerk, senior, anna] = [await aBookkeeper(), await aSenior(), await aCustomer()];
  const [small, large] = [await isPaidOut(anna, 5_000_00), await isPaidOut(anna, 5_000_01)];
  await sendsOrders();
  expect([await stateOf(small), await stateOf(large)]).toEqual(["SENT", "OPEN"]);
  const { payouts } = (await clerk.ask("/books/payouts")).body;
  expect(payouts).toContainEqual(
    expect.objectContaining({
      id: large,
      amount: 5_000_01,
      payee: "Anna Rossi",
      account: "CH93 0076 2011 6238 5295 7",
      askedBy: null,
    }),
  );
  const { approvalId } = (await askRelease(clerk, large)).body;
  await sendsOrders();
  expect(await stateOf(large)).toBe("OPEN");
  expect((await decide(clerk, approvalId, "approve")).status).toBe(403);
  expect((await decide(senior, approvalId, "approve")).status).toBe(204);
  await sendsOrders();
  expect(await stateOf(large)).toBe("SENT");
  const line = await db
    .selectFrom("audit")
    .select(["actor", "accountId"])
    .where("subject", "=", large)
    .where("action", "=", "invoice payout released")
    .executeTakeFirst();
  expect(line).toEqual({ actor: `staff ${senior.name}`, accountId: anna.id });
  expect((await askRelease(clerk, large)).body.errorCodes).toEqual(["released"]);
});

test("Z49 of two clerks who ask for the release of one payout, one is told who asked; a refused release can be asked again", async () => {
  const clerks = [await aBookkeeper(), await aBookkeeper()] as const;
  const senior = await aSenior();
  const id = await isPaidOut(await aCustomer(), 9_000_00);
  const answers = await Promise.all(clerks.map((clerk) => askRelease(clerk, id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 409]));
  const late = answers.find(({ status }) => status === 409);
  expect(clerks.map(({ name }) => name)).toContain(late?.body.takenBy);
  const first = answers.find(({ status }) => status === 202)?.body.approvalId;
  const waiting = (await clerks[0].ask("/books/approvals")).body.approvals;
  expect(waiting).toContainEqual(expect.objectContaining({ id: first, amount: 9_000_00 }));
  await decide(senior, first, "refuse");
  expect((await askRelease(clerks[0], id)).status).toBe(202);
});

test("Z49 a payout that was withdrawn after its release was asked for is not released", async () => {
  const [clerk, senior] = [await aBookkeeper(), await aSenior()];
  const id = await isPaidOut(await aCustomer(), 9_000_00);
  const { approvalId } = (await askRelease(clerk, id)).body;
  await db.updateTable("bankOrder").set({ state: "WITHDRAWN" }).where("id", "=", id).execute();
  expect((await decide(senior, approvalId, "approve")).status).toBe(409);
  expect(await stateOf(id)).toBe("WITHDRAWN");
});

test("Z49 credits are listed from the highest, each once over the pages, and with the books of their account", async () => {
  const clerk = await aBookkeeper();
  const anna = await aCustomer();
  const no = await hasInvoice(anna, { totalAmount: 100_00 });
  const rows = [];
  for (let count = 0; count < 52; count++)
    rows.push({
      accountId: (await aCustomer()).id,
      law: "LAMAL",
      insurerCode: "9101",
      bookedOn: TODAY,
      kind: "OVERPAID",
      amount: 70_00,
      invoiceNo: no,
    });
  await db.insertInto("creditMovement").values(rows).execute();
  const first = (await clerk.ask("/books/credits")).body;
  const after = first.credits.at(-1).place;
  const second = (await clerk.ask(`/books/credits?after=${after}`)).body;
  const places = [...first.credits, ...second.credits].map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
  expect([first.hasMore, second.hasMore, places.length]).toEqual([true, false, first.count]);
  expect(first.amount).toBeGreaterThanOrEqual(52 * 70_00);
  const [{ insuredNumber }] = second.credits;
  const { credits } = (await clerk.ask(`/books/accounts/${insuredNumber}`)).body;
  expect(credits).toMatchObject([{ amount: 70_00, law: "LAMAL" }]);
});

test("Z64 a limit is changed by two supervisors, and holds at once", async () => {
  const [one, other] = [
    await aStaffMember({ roles: ["SUPERVISOR"] }),
    await aStaffMember({ roles: ["SUPERVISOR"] }),
  ];
  const change = { act: "payout", amount: 100_00, reason: "Audit of November" };
  expect(
    (await (await aBookkeeper()).ask("/books/limits", { method: "PUT", body: change })).status,
  ).toBe(403);
  const { approvalId } = (await one.ask("/books/limits", { method: "PUT", body: change })).body;
  expect((await decide(one, approvalId, "approve")).status).toBe(403);
  expect((await decide(other, approvalId, "approve")).status).toBe(204);
  expect((await one.ask("/books/limits")).body.limits).toContainEqual({
    act: "payout",
    amount: 100_00,
  });
  const id = await isPaidOut(await aCustomer(), 100_01);
  await sendsOrders();
  expect(await stateOf(id)).toBe("OPEN");
  await db
    .updateTable("moneyLimit")
    .set({ amount: 5_000_00 })
    .where("act", "=", "payout")
    .execute();
});
