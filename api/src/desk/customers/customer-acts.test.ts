import { cardNumberOf } from "@portal/model/cards.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { movedDay } from "@portal/model/calendar/validity.ts";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { addDemonstrationAddresses } from "../../../seed/places/places.ts";
import { aCustomer, type Customer, db, ownerUrl } from "../../../test/portal.ts";
import { livesIn, messagesTo } from "../../../test/samples/addresses.ts";
import { cover } from "../../../test/samples/covered.ts";
import { aPerson } from "../../../test/samples/people.ts";
import { treatAll } from "../../../test/samples/requests.ts";
import { aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";
import { isLockedOut, throttlesOn } from "../../../test/samples/throttles.ts";

const reason = "The customer called about their file";
const openWith = (clerk: StaffMember, { insuredNumber }: Customer) =>
  clerk.ask("/accesses", { body: { insuredNumber, kind: "CUSTOMER_CALL", reason } });
const at = ({ insuredNumber }: Customer, act: string) => `/customers/${insuredNumber}/${act}`;
const requestsOf = ({ id }: Customer) =>
  db
    .selectFrom("interaction")
    .select(["id", "type", "origin", "status"])
    .where("accountId", "=", id)
    .execute();
const actsOf = (clerk: StaffMember) =>
  db
    .selectFrom("audit")
    .select(["action", "reason", "accountId", "actor"])
    .where("staffId", "=", clerk.id)
    .where("action", "not in", ["read", "profile opened"])
    .orderBy("id")
    .execute();

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await addDemonstrationAddresses(owner);
  await owner.end();
});

const address = {
  postalUse: "DOMICILE_LEGAL",
  street: "Rue du Lac",
  number: "4",
  complement: "",
  npa: "1003",
  city: "LAUSANNE",
  startOfValidity: movedDay(todayInZurich(new Date()), 30),
};

test("Z23 Z25 an ordered card is the customer's request with its origin, and the customer is told", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  await cover(anna);
  const order = () => clerk.ask(at(anna, "cards"), { body: { reason: "COML" } });
  expect(await order()).toMatchObject({ status: 404, text: '{"code":"NOT_FOUND"}' });
  await openWith(clerk, anna);
  const { status, body } = await order();
  expect([status, await requestsOf(anna)]).toEqual([
    201,
    [{ id: body.id, type: "CARD_ORDER", origin: "DESK", status: "REQUEST" }],
  ]);
  expect(await messagesTo(anna)).toContain("EMAIL veka.ordered");
  expect((await order()).status).toBe(409);
  const acts = await actsOf(clerk);
  expect(acts.map(({ action }) => action)).toEqual([
    "request CARD_ORDER CARD",
    "request card order",
  ]);
  for (const act of acts)
    expect(act).toMatchObject({ reason, accountId: anna.id, actor: `staff ${clerk.name}` });
  await treatAll();
  expect((await requestsOf(anna))[0]?.status).toBe("DONE");
});

test("Z23 a card is blocked once and unblocked, for people of the opened household alone", async () => {
  const [anna, bea, clerk] = [await aCustomer(), await aCustomer(), await aStaffMember()];
  const cardNumber = cardNumberOf("9101", anna.insuredNumber);
  await cover(anna);
  await db
    .insertInto("insuranceCard")
    .values({
      cardNumber,
      insuredNumber: anna.insuredNumber,
      insurerCode: "9101",
      issuedOn: "2025-03-01",
      validUntil: "2035-12-31",
    })
    .execute();
  await openWith(clerk, bea);
  const body = { cardNumber };
  for (const who of [anna, bea])
    expect((await clerk.ask(at(who, "cards/block"), { body })).status).toBe(404);
  await openWith(clerk, anna);
  const answers = await Promise.all([1, 2].map(() => clerk.ask(at(anna, "cards/block"), { body })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204, 409,
  ]);
  expect((await clerk.ask(at(anna, "cards/unblock"), { body })).status).toBe(204);
  expect((await clerk.ask(at(anna, "cards/unblock"), { body })).status).toBe(409);
  expect((await actsOf(clerk)).map(({ action }) => action)).toEqual([
    "card blocked",
    "card unblocked",
  ]);
});

test("Z23 a link for a new password goes to the login address alone, once in ten minutes", async () => {
  const [anna, clerk] = [await aPerson(), await aStaffMember()];
  const send = () => clerk.ask(at(anna, "password-link"), { method: "POST" });
  expect((await send()).status).toBe(404);
  await openWith(clerk, anna);
  const sent = await send();
  expect([sent.status, sent.text]).toEqual([204, ""]);
  expect(await messagesTo(anna)).toEqual(["EMAIL password.resetLink"]);
  expect((await send()).body).toEqual({ code: "CONFLICT", errorCodes: ["justSent"] });
  const links = await db
    .selectFrom("passwordReset")
    .select("accountId")
    .where("accountId", "=", anna.id)
    .execute();
  expect(links).toHaveLength(1);
});

test("Z23 a link is sent to no account without a password, nor to a closed one", async () => {
  const [anna, bea, clerk] = [await aCustomer(), await aPerson(), await aStaffMember()];
  await db.updateTable("account").set({ lockedAt: new Date() }).where("id", "=", bea.id).execute();
  for (const who of [anna, bea]) {
    await openWith(clerk, who);
    const { body } = await clerk.ask(at(who, "password-link"), { method: "POST" });
    expect(body).toEqual({ code: "CONFLICT", errorCodes: ["noPassword"] });
  }
});

test("Z23 Z25 a new address moves the household alone, and neighbours of the house stay", async () => {
  const [anna, neighbour, clerk] = [await aCustomer(), await aCustomer(), await aStaffMember()];
  for (const who of [anna, neighbour])
    await livesIn(who.insuredNumber, {
      street: "Grand-Rue",
      number: "1",
      zip: "1003",
      city: "Lausanne",
    });
  const move = (more: object = {}) =>
    clerk.ask(at(anna, "address"), { body: { ...address, ...more } });
  expect((await move()).status).toBe(404);
  await openWith(clerk, anna);
  expect((await move({ city: "Bern" })).body).toEqual({
    code: "INVALID",
    fields: { city: "locality.list" },
  });
  expect((await move()).status).toBe(201);
  expect(await requestsOf(anna)).toMatchObject([
    { type: "UPDATE_CORRESPONDENCE_ADDRESS", origin: "DESK" },
  ]);
  expect(await messagesTo(anna)).toContain("EMAIL postalAddress.asked");
  expect((await move()).body).toEqual({ code: "CONFLICT", errorCodes: ["pending"] });
  await treatAll();
  const streets = async ({ insuredNumber }: Customer) => {
    const rows = await db
      .selectFrom("postalAddress")
      .select("street")
      .where("insuredNumber", "=", insuredNumber)
      .orderBy("validFrom")
      .execute();
    return rows.map(({ street }) => street);
  };
  expect(await streets(anna)).toEqual(["Grand-Rue", "Rue du Lac"]);
  expect(await streets(neighbour)).toEqual(["Grand-Rue"]);
});

test("Z23 Z25 an address abroad is the customer's request as well", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  await livesIn(anna.insuredNumber);
  await openWith(clerk, anna);
  const abroad = {
    postalUse: "DOMICILE_LEGAL",
    country: "FR",
    street: "Rue de la Gare",
    number: "3",
    complement: "",
    zip: "74100",
    locality: "Annemasse",
    startOfValidity: address.startOfValidity,
  };
  const move = (more: object = {}) =>
    clerk.ask(at(anna, "address-abroad"), { body: { ...abroad, ...more } });
  expect((await move({ country: "CH" })).body.fields).toEqual({ country: "country.unknown" });
  expect((await move()).status).toBe(201);
  expect(await requestsOf(anna)).toMatchObject([
    { type: "UPDATE_CORRESPONDENCE_ADDRESS", origin: "DESK" },
  ]);
  expect(await messagesTo(anna)).toContain("EMAIL postalAddress.asked");
  await treatAll();
  const { country } = await db
    .selectFrom("postalAddress")
    .select("country")
    .where("insuredNumber", "=", anna.insuredNumber)
    .orderBy("validFrom", "desc")
    .executeTakeFirstOrThrow();
  expect(country).toBe("FR");
});

test("Z23 Z25 a locked sign-in is unlocked at once, is told on every way, and stands in the audit alone", async () => {
  const [anna, bea, clerk] = [await aPerson(), await aPerson(), await aStaffMember()];
  for (const who of [anna, bea]) await isLockedOut(who);
  const checked = "Called back on the number of the contract";
  const unlock = (who: Customer) => clerk.ask(at(who, "unlock"), { body: { checked } });
  expect((await unlock(anna)).status).toBe(404);
  await openWith(clerk, anna);
  expect((await unlock(anna)).status).toBe(204);
  expect([await throttlesOn(anna), await throttlesOn(bea)]).toEqual([0, 2]);
  expect(await messagesTo(anna)).toContain("EMAIL security.changed");
  expect((await actsOf(clerk)).map(({ action }) => action)).toEqual(["sign-in unlocked"]);
  expect(await requestsOf(anna)).toEqual([]);
  await db.updateTable("account").set({ lockedAt: new Date() }).where("id", "=", anna.id).execute();
  expect((await unlock(anna)).body.errorCodes).toEqual(["notInUse"]);
});

test("Z23 a member of staff without the right acts for no customer", async () => {
  const [anna, books] = [await aPerson(), await aStaffMember({ roles: ["BOOKS"] })];
  for (const [act, body] of [
    ["cards", { reason: "COML" }],
    ["cards/block", { cardNumber: "80756000000000000001" }],
    ["password-link", {}],
    ["address", address],
    ["address-abroad", {}],
    ["unlock", {}],
  ] as const)
    expect((await books.ask(at(anna, act), { body })).status, act).toBe(403);
});
