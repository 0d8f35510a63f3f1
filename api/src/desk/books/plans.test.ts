import { possibleFirstDates } from "@portal/model/invoices/arrangement.ts";
import { beforeEach, expect, test } from "vitest";
import { aCustomer, clock, db } from "../../../test/portal.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { stateOf } from "../../../test/samples/money.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";

const TODAY = "2026-11-20";
const [FIRST = ""] = possibleFirstDates(TODAY);
const aBookkeeper = () => aStaffMember({ roles: ["BOOKS"] });
type Clerk = Awaited<ReturnType<typeof aBookkeeper>>;

const agree = (who: Clerk, no: string, nbMensualites = 4) =>
  who.ask(`/books/plans/${no}`, { body: { firstDate: FIRST, nbMensualites } });
const cancel = (who: Clerk, no: string) =>
  who.ask(`/books/plans/${no}`, { method: "DELETE", body: { reason: "Wish of the customer" } });
const messagesOf = async (accountId: string) => {
  const rows = await db
    .selectFrom("message")
    .select("template")
    .where("accountId", "=", accountId)
    .execute();
  return rows.map(({ template }) => template);
};

beforeEach(() => clock.set(TODAY));

test("Z47 a plan is agreed for a customer by the rules of the portal: their request says that it was made at the desk", async () => {
  const [clerk, anna] = [await aBookkeeper(), await aCustomer()];
  const no = await hasInvoice(anna, { totalAmount: 412_35 });
  const possible = (await clerk.ask(`/books/plans/${no}`)).body;
  expect(possible).toMatchObject({
    toBePaid: 412_35,
    refusal: null,
    counts: [2, 3, 4, 5, 6, 7, 8],
  });
  expect((await agree(clerk, no, 12)).body.fields).toEqual({
    nbMensualites: "arrangement.instalments",
  });
  expect((await agree(clerk, no)).body.status).toBe("DONE");
  expect(await stateOf(no)).toMatchObject({ deadline: FIRST });
  const request = await db
    .selectFrom("interaction")
    .select(["nature", "origin", "status"])
    .where("accountId", "=", anna.id)
    .executeTakeFirst();
  expect(request).toEqual({ nature: "PAYMENT_ARRANGEMENT", origin: "DESK", status: "DONE" });
  expect(await messagesOf(anna.id)).toContain("arrangement.agreed");
  const { plans } = (await clerk.ask("/books/plans")).body;
  const plan = plans.find((one: { no: string }) => one.no === no);
  expect(plan).toMatchObject({ arranged: 412_35, endedOn: null });
  expect(plan.instalments.map(({ amount }: { amount: number }) => amount)).toEqual([
    103_20, 103_05, 103_05, 103_05,
  ]);
  expect((await agree(clerk, no)).body.errorCodes).toEqual(["plan.ACTIVE"]);
});

test("Z47 a cancelled plan leaves the rest due within its term, once, and the customer is told", async () => {
  const [clerk, anna] = [await aBookkeeper(), await aCustomer()];
  const no = await hasInvoice(anna, { totalAmount: 600_00 });
  await agree(clerk, no);
  const answers = await Promise.all([cancel(clerk, no), cancel(await aBookkeeper(), no)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  expect(await stateOf(no)).toMatchObject({ deadline: "2026-12-10" });
  expect(await messagesOf(anna.id)).toContain("arrangement.cancelled");
  const lines = await db
    .selectFrom("audit")
    .select("action")
    .where("subject", "=", no)
    .where("staffId", "=", clerk.id)
    .execute();
  expect(lines.map(({ action }) => action)).toContain("invoice plan agreed");
  expect((await clerk.ask(`/books/plans/${no}`)).body.refusal).toBe("ENDED");
});

test("Z47 an invoice in debt collection and one that does not exist get no plan", async () => {
  const [clerk, anna] = [await aBookkeeper(), await aCustomer()];
  const no = await hasInvoice(anna, { status: "POURSUITE" });
  expect((await agree(clerk, no)).body.errorCodes).toEqual(["plan.DEBT_COLLECTION"]);
  expect((await agree(clerk, "9999999999")).status).toBe(404);
  expect((await cancel(clerk, no)).body.errorCodes).toEqual(["noPlan"]);
});
