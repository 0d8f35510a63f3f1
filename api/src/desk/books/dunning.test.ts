import { afterAll, beforeEach, expect, test } from "vitest";
import { aCustomer, clock, type Customer, db } from "../../../test/portal.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { onDay, stateOf } from "../../../test/samples/money.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";

const aBookkeeper = () => aStaffMember({ roles: ["BOOKS"] });
type Clerk = Awaited<ReturnType<typeof aBookkeeper>>;

const needRelease = (needsRelease: boolean) =>
  db.updateTable("dunningSetting").set({ needsRelease }).execute();
const preview = async (clerk: Clerk, day?: string) =>
  (await clerk.ask(`/books/dunning${day ? `?day=${day}` : ""}`)).body;
const letterIn = (body: { letters: { no: string }[] }, no: string) =>
  body.letters.find((letter) => letter.no === no);
/** An invoice whose first reminder is due on 20 November 2026. */
const overdue = (who: Customer) => hasInvoice(who, { deadline: "2026-11-05" });

beforeEach(() => clock.set("2026-11-19"));
afterAll(() => needRelease(false));

test("Z46 the preview says what leaves on a day, with stage, fees and sums, and the run sends just that", async () => {
  const [clerk, anna, bea] = [await aBookkeeper(), await aCustomer(), await aCustomer()];
  const first = await overdue(anna);
  const second = await hasInvoice(bea, { deadline: "2026-10-20", status: "RAPPEL", fees: 5_00 });
  await hasInvoice(bea, { deadline: "2026-12-20" });
  const seen = await preview(clerk, "2026-11-20");
  expect(letterIn(seen, first)).toMatchObject({ step: "RAPPEL", fee: 5_00, owed: 417_35 });
  expect(letterIn(seen, second)).toMatchObject({
    step: "SOMMATION",
    insuredNumber: bea.insuredNumber,
  });
  expect(seen.count).toBe(seen.letters.length);
  const fees = seen.byStep.map((one: { fees: number }) => one.fees);
  expect(fees.every((fee: number) => fee > 0)).toBe(true);
  expect(await stateOf(first)).toMatchObject({ status: "ENCOURS", fees: 0 });
  await onDay("2026-11-20");
  const { owed, fee } = await db
    .selectFrom("invoiceReminder")
    .select(["owed", "fee"])
    .where("invoiceNo", "=", first)
    .executeTakeFirstOrThrow();
  expect({ owed, fee }).toEqual({ owed: 417_35, fee: 5_00 });
  expect(await stateOf(second)).toMatchObject({ status: "SOMMATION" });
  expect(letterIn(await preview(clerk), first)).toBeUndefined();
  expect((await clerk.ask("/books/dunning?day=2026-11-19")).status).toBe(400);
});

test("Z46 a reminder is held back with a reason, by one of two, and leaves once it is let go", async () => {
  const [clerk, other, anna] = [await aBookkeeper(), await aBookkeeper(), await aCustomer()];
  const no = await overdue(anna);
  const hold = (who: Clerk, reason: string) =>
    who.ask(`/books/dunning/${no}/hold`, { body: { reason } });
  expect((await hold(clerk, "")).status).toBe(400);
  const answers = await Promise.all([hold(clerk, "In talks"), hold(other, "Pays tomorrow")]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  const winner = answers[0]?.status === 204 ? clerk : other;
  const late = answers.find(({ status }) => status === 409);
  expect(late?.body).toMatchObject({ errorCodes: ["held"], takenBy: winner.name });
  await onDay("2026-11-20");
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS" });
  const shown = await preview(clerk);
  expect(letterIn(shown, no)).toBeUndefined();
  expect(shown.held).toContainEqual(expect.objectContaining({ no, heldBy: winner.name }));
  const noted = await db
    .selectFrom("audit")
    .select("accountId")
    .where("action", "=", "invoice reminder held")
    .where("subject", "=", no)
    .execute();
  expect(noted).toEqual([{ accountId: anna.id }]);
  expect((await other.ask(`/books/dunning/${no}/hold`, { method: "DELETE" })).status).toBe(204);
  expect((await other.ask(`/books/dunning/${no}/hold`, { method: "DELETE" })).status).toBe(409);
  await onDay("2026-11-20");
  expect(await stateOf(no)).toMatchObject({ status: "RAPPEL" });
});

test("Z46 where a release is wanted nothing leaves before it, and it is refused once the letters changed", async () => {
  const [clerk, anna] = [await aBookkeeper(), await aCustomer()];
  const supervisor = await aStaffMember({ roles: ["SUPERVISOR"] });
  const body = { needsRelease: true, reason: "Audit of November" };
  const setting = { method: "PUT", body };
  expect((await clerk.ask("/books/dunning/setting", setting)).status).toBe(403);
  expect((await supervisor.ask("/books/dunning/setting", setting)).status).toBe(204);
  const no = await overdue(anna);
  await onDay("2026-11-20");
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS" });
  const { count, amount } = await preview(clerk);
  const release = (seen: object) => clerk.ask("/books/dunning/release", { body: seen });
  expect((await release({ count: count + 1, amount })).body.errorCodes).toEqual(["changed"]);
  const answers = await Promise.all([release({ count, amount }), release({ count, amount })]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  expect(await preview(clerk)).toMatchObject({ releasedBy: clerk.name, needsRelease: true });
  await onDay("2026-11-20");
  expect(await stateOf(no)).toMatchObject({ status: "RAPPEL" });
});
