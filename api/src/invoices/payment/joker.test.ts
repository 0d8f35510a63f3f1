import { expect, test } from "vitest";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { aCustomer, clock, type Customer, db } from "../../../test/portal.ts";
import { refuseOpen, treatAll } from "../../../test/samples/requests.ts";

clock.set("2026-11-15");

const play = async (who: Customer, no: string) => {
  const answer = await who.post(`/v1/invoices/${no}/jokers`);
  return { status: answer.status, body: await answer.json() };
};
const requestsOf = (who: Customer) =>
  db
    .selectFrom("interaction")
    .select(["type", "status", "nature"])
    .where("accountId", "=", who.id)
    .execute();

test("I06 a joker moves the deadline by thirty days and on to a working day, is noted in change tracking, and is then used up", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  expect(await play(anna, no)).toEqual({ status: 200, body: { deadline: "2026-12-28" } });
  expect(await requestsOf(anna)).toEqual([{ type: "JOKER", nature: "INVOICE", status: "REQUEST" }]);
  const kept = await db
    .selectFrom("invoice")
    .select(["deadline", "jokerPlayedOn"])
    .where("no", "=", no)
    .executeTakeFirst();
  expect(kept).toEqual({ deadline: "2026-12-28", jokerPlayedOn: "2026-11-15" });
  const again = await play(anna, no);
  expect([again.status, again.body]).toEqual([
    409,
    { code: "CONFLICT", jokerStatus: "ALREADY_USED" },
  ]);
  await treatAll();
  expect((await requestsOf(anna))[0]?.status).toBe("DONE");
});

test("I06 two tabs that press at once have one effect, and no third joker a year is to be had that way", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  const both = await Promise.all([play(anna, no), play(anna, no)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const others = [await hasInvoice(anna), await hasInvoice(anna), await hasInvoice(anna)];
  const answers = await Promise.all(others.map((other) => play(anna, other)));
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.jokerStatus)).toEqual(["YEARLY_LIMIT", "YEARLY_LIMIT"]);
  expect(await requestsOf(anna)).toHaveLength(2);
});

test.each([
  ["SOMMATION", { status: "SOMMATION" }, "DUNNED"],
  ["POURSUITE", { status: "POURSUITE" }, "DUNNED"],
  ["paid", { status: "REGLEE" }, "NOT_OPEN"],
  ["a credit", { totalAmount: -5_00 }, "NOT_OPEN"],
  ["direct debit", { paymentMode: "LSV" }, "DIRECT_DEBIT"],
  ["past for long", { deadline: "2026-10-01", status: "RAPPEL" }, "TOO_LATE"],
  ["by instalments", { firstInstalmentOn: "2026-12-01", instalments: 3 }, "ARRANGEMENT"],
])(
  "I06 no joker for an invoice that is %s, and the refusal says why",
  async (_is, options, why) => {
    const anna = await aCustomer();
    const no = await hasInvoice(anna, options);
    const { status, body } = await play(anna, no);
    expect([status, body.jokerStatus]).toEqual([409, why]);
    expect(await requestsOf(anna)).toEqual([]);
  },
);

test("I06 a joker after a reminder takes the reminder back", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna, { status: "RAPPEL", deadline: "2026-11-20" });
  expect((await play(anna, no)).status).toBe(200);
  const kept = await db.selectFrom("invoice").select("status").where("no", "=", no).execute();
  expect(kept).toEqual([{ status: "ENCOURS" }]);
});

const stateOf = (no: string) =>
  db
    .selectFrom("invoice")
    .select(["status", "deadline", "jokerPlayedOn"])
    .where("no", "=", no)
    .executeTakeFirst();

test("I06 a joker that is refused later moves the deadline back, with the reminder, and may be played anew", async () => {
  const anna = await aCustomer();
  const open = { status: "ENCOURS", deadline: "2026-11-20", jokerPlayedOn: null };
  const no = await hasInvoice(anna, { status: "RAPPEL", deadline: "2026-11-20" });
  await db
    .insertInto("invoiceReminder")
    .values({
      invoiceNo: no,
      position: 0,
      accountId: anna.id,
      status: "RAPPEL",
      sentOn: "2026-11-01",
      dueOn: "2026-10-17",
      deadline: "2026-11-20",
      owed: 412_35,
      fee: 0,
    })
    .execute();
  await play(anna, no);
  await refuseOpen(anna);
  expect(await stateOf(no)).toEqual({ ...open, status: "RAPPEL" });
  const other = await hasInvoice(anna, { deadline: "2026-11-20" });
  await play(anna, other);
  await refuseOpen(anna);
  expect(await stateOf(other)).toEqual(open);
  expect((await play(anna, other)).status).toBe(200);
  expect(await stateOf(other)).toMatchObject({ deadline: "2026-12-21" });
});

test("I06 an invoice that was paid meanwhile stays paid when its joker is refused", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna, { deadline: "2026-11-20" });
  await play(anna, no);
  await db.updateTable("invoice").set({ status: "REGLEE" }).where("no", "=", no).execute();
  await refuseOpen(anna);
  expect(await stateOf(no)).toEqual({
    status: "REGLEE",
    deadline: "2026-12-21",
    jokerPlayedOn: null,
  });
});

test("I06 the deadline that a joker gave stays what it was afterwards", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna, { deadline: "2026-11-20" });
  await play(anna, no);
  const later = { deadline: "2027-03-01", status: "SOMMATION" };
  await db.updateTable("invoice").set(later).where("no", "=", no).execute();
  const { data } = await anna.graphql(
    `query J { invoices(from: "2026-01-01", to: "2026-12-31") { invoices { deadline joker { actif deadline } } } }`,
  );
  expect(data.invoices.invoices).toEqual([
    { deadline: "2027-03-01", joker: { actif: true, deadline: "2026-12-21" } },
  ]);
});

test("I06 a foreign invoice answers as a missing one, and only owners of the address play", async () => {
  const [anna, stranger] = [await aCustomer(), await aCustomer()];
  const no = await hasInvoice(anna);
  expect((await play(stranger, no)).status).toBe(404);
  expect((await play(stranger, "99999999")).status).toBe(404);
  const affiliated = await aCustomer({ isAddressOwner: false });
  expect((await play(affiliated, no)).status).toBe(403);
});

test("I07 instalments are asked for, sum to the debt, become the plan, and stop reminders", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna, { totalAmount: 1000_05 });
  const ask = (input: object) => anna.post(`/v1/invoices/${no}/arrangements`, input);
  const wrong = await ask({ firstDate: "2026-12-02", nbMensualites: 40 });
  expect((await wrong.json()).fields).toEqual({
    firstDate: "arrangement.firstDate",
    nbMensualites: "arrangement.instalments",
  });
  const input = { firstDate: "2026-12-01", nbMensualites: 3 };
  const { instalments } = await (await ask(input)).json();
  expect(instalments).toEqual([
    { date: "2026-12-01", amount: 333.35 },
    { date: "2027-01-01", amount: 333.35 },
    { date: "2027-02-01", amount: 333.35 },
  ]);
  expect((await ask(input)).status).toBe(409);
  await treatAll();
  const LIST = `query List { invoices(from: "2026-01-01", to: "2026-12-31") { invoices {
    instalments { date amount status } deadline arrangement { actif eligible nbMensualites ineligibilityReason } } } }`;
  const { data } = await anna.graphql(LIST);
  expect(data.invoices.invoices[0]).toEqual({
    instalments: instalments.map((one: object) => ({ ...one, status: "OPEN" })),
    deadline: "2026-12-01",
    arrangement: { actif: true, eligible: false, nbMensualites: 3, ineligibilityReason: "ACTIVE" },
  });
  expect((await (await ask(input)).json()).ineligibilityReason).toBe("ACTIVE");
});
