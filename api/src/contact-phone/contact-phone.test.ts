import pg from "pg";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { brokerRows, serviceLineRows } from "../../seed/places/contact-lines.ts";
import { insertion, readColumnTypes } from "../../seed/rows.ts";
import {
  aCustomer,
  callsAs,
  clock,
  type Customer,
  db,
  ownerUrl,
  secrets,
} from "../../test/portal.ts";
import { runBatch } from "../core/db/batch.ts";
import { detailsBinding } from "../insurer/requests/kinds.ts";

const LINES = `query Lines { contactLines {
  kind insurances name company phoneNumber email languages openingTimeDescription
  openingHours { week { opens closes } exceptions { day reason } } } }`;
const ASK = `mutation Ask($input: CallbackInput!) { requestCallback(input: $input) }`;
const DAYS = `query Days($dateFrom: Date!) { workingDays(dateFrom: $dateFrom, numberOfDays: 3) }`;

const input = { phone: "079 555 12 34", date: "2026-11-17", period: "MORNING", message: "" };
const ask = (who: Customer, more: object = {}) =>
  who.graphql(ASK, { input: { ...input, ...more } });
const refusal = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions;
const requestsOf = (who: Customer) =>
  db.selectFrom("interaction").selectAll().where("accountId", "=", who.id).execute();

async function speaks(language: string): Promise<Customer> {
  const person = await aCustomer();
  await db.updateTable("account").set({ language }).where("id", "=", person.id).execute();
  return person;
}

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const types = await readColumnTypes(owner);
  await runBatch(owner, [
    insertion(types, "serviceLine", serviceLineRows()),
    insertion(types, "broker", brokerRows()),
  ]);
  await owner.end();
});
beforeEach(() => clock.set("2026-11-16"));

test("P02 without a broker the line that speaks the account's language answers, with the holidays of its canton", async () => {
  clock.set("2026-12-01");
  const lineOf = async (language: string) =>
    (await (await speaks(language)).graphql(LINES)).data.contactLines;
  const french = await lineOf("fr");
  expect(french).toHaveLength(1);
  expect(french[0]).toMatchObject({
    kind: "INSURER",
    insurances: [],
    name: "Service clients Cervin",
    company: null,
    phoneNumber: "+41\u00a021\u00a0555\u00a009\u00a000",
    openingTimeDescription: "Lundi–vendredi 08:00–18:00",
  });
  const days = (line: { openingHours: { exceptions: { day: string }[] } }) =>
    line.openingHours.exceptions.map(({ day }) => day);
  expect(days(french[0])).not.toContain("2026-12-08");
  const [italian] = await lineOf("it");
  expect(italian.phoneNumber).toBe("+41\u00a091\u00a0555\u00a009\u00a000");
  expect(days(italian)).toContain("2026-12-08");
});

test("P02 a broker comes before the insurer, with what they look after, and belongs to no other account", async () => {
  const [giulia, anna] = [await aCustomer(), await aCustomer()];
  const [broker] = brokerRows();
  const mandate = { accountId: giulia.id, brokerId: broker?.id ?? "" };
  await db
    .insertInto("brokerMandate")
    .values([
      { ...mandate, insurance: "PROPERTY" },
      { ...mandate, insurance: "HEALTH" },
    ])
    .execute();
  const { contactLines } = (await giulia.graphql(LINES)).data;
  expect(contactLines.map(({ kind }: { kind: string }) => kind)).toEqual(["BROKER", "INSURER"]);
  expect(contactLines[0]).toMatchObject({
    insurances: ["HEALTH", "PROPERTY"],
    name: "Marco Fontana",
    company: "Fontana Consulenze Sagl, Lugano",
    email: "marco.fontana@fontana-consulenze.example",
  });
  expect((await anna.graphql(LINES)).data.contactLines).toHaveLength(1);
});

test("P06 a call that is asked for keeps phone, date, period and message, and is open until a clerk called", async () => {
  const anna = await aCustomer();
  const message = "Question sur\nl’assurance de ménage";
  const { data } = await ask(anna, { message });
  const [request] = await requestsOf(anna);
  expect(request).toMatchObject({
    id: data.requestCallback,
    type: "CALLBACK",
    nature: "MESSAGE",
    status: "REQUEST",
  });
  expect(request?.heldAt).not.toBeNull();
  const details = secrets.decrypt(
    detailsBinding(data.requestCallback),
    request?.details ?? Buffer.alloc(0),
  );
  expect(JSON.parse(details)).toEqual({ ...input, phone: "+41795551234", message });
  const tracked = await anna.graphql(
    `query Tracked($id: ID!) { interaction(id: $id) { details withdrawable } }`,
    { id: data.requestCallback },
  );
  expect(tracked.data.interaction).toMatchObject({
    withdrawable: true,
    details: { kind: "callback", phone: "+41795551234", date: "2026-11-17", period: "MORNING" },
  });
  const [sent] = await db
    .selectFrom("message")
    .select("template")
    .where("accountId", "=", anna.id)
    .execute();
  expect(sent?.template).toBe("contactPhone.callbackReceived");
});

test("P02 W03 on a Friday before a holiday the next call is on the day after it", async () => {
  clock.set("2026-05-22");
  const anna = await aCustomer();
  const { workingDays } = (await anna.graphql(DAYS, { dateFrom: "2026-05-22" })).data;
  expect(workingDays).toEqual(["2026-05-26", "2026-05-27", "2026-05-28"]);
  for (const date of ["2026-05-22", "2026-05-23", "2026-05-24", "2026-05-25"])
    expect(refusal(await ask(anna, { date })), date).toEqual({
      code: "INVALID",
      fields: { date: "callback.day" },
    });
  expect(await requestsOf(anna)).toEqual([]);
  expect((await ask(anna, { date: "2026-05-26", period: "EVENING" })).errors).toBeUndefined();
});

test.each([
  ["31 December", "2026-12-31", "2027-01-04"],
  ["1 January", "2027-01-01", "2027-01-04"],
  ["a Sunday", "2027-01-03", "2027-01-04"],
  ["28 February of a leap year", "2028-02-28", "2028-02-29"],
  ["the day before the Federal Fast", "2026-09-20", "2026-09-22"],
])("P02 on %s the first day is the next working day", async (_case, today, first) => {
  clock.set(today);
  const anna = await aCustomer();
  expect(refusal(await ask(anna, { date: today }))).toMatchObject({ code: "INVALID" });
  expect((await ask(anna, { date: first })).errors).toBeUndefined();
});

test("P02 on a holiday of the line's canton no clerk calls, though the head office works", async () => {
  clock.set("2026-12-07");
  const lugano = await speaks("it");
  expect(refusal(await ask(lugano, { date: "2026-12-08" }))).toEqual({
    code: "INVALID",
    fields: { period: "callback.period" },
  });
  const lausanne = await speaks("fr");
  expect((await ask(lausanne, { date: "2026-12-08" })).errors).toBeUndefined();
});

test("P02 two windows that ask for a call on one day get one; another day is another call", async () => {
  const anna = await aCustomer();
  const both = await Promise.all([ask(anna), ask(anna, { period: "AFTERNOON" })]);
  expect(new Set(both.map((one) => refusal(one)?.["code"]))).toEqual(
    new Set(["CONFLICT", undefined]),
  );
  expect((await ask(anna, { date: "2026-11-18" })).errors).toBeUndefined();
  expect(await requestsOf(anna)).toHaveLength(2);
});

test.each([
  ["no number", { phone: "" }, { phone: "required" }],
  ["a number of nobody", { phone: "+41 79 000" }, { phone: "phone.invalid" }],
  ["a number that no plan knows", { phone: "+41 11 111 11 11" }, { phone: "phone.invalid" }],
  ["a script", { phone: "<script>alert(1)</script>" }, { phone: "phone.invalid" }],
  ["a day beyond what is offered", { date: "2026-12-15" }, { date: "callback.day" }],
  ["a Saturday", { date: "2026-11-21" }, { date: "callback.day" }],
  ["a novel", { message: "a".repeat(4001) }, { message: "message.tooLong" }],
  ["unseen characters", { message: "a\u0007b" }, { message: "text.characters" }],
])("P02 hostile input asks for nothing: %s", async (_case, more, fields) => {
  const anna = await aCustomer();
  expect(refusal(await ask(anna, more))).toEqual({ code: "INVALID", fields });
  expect(await requestsOf(anna)).toEqual([]);
});

test("P02 a period or a day that is none is refused by the schema", async () => {
  const anna = await aCustomer();
  for (const more of [{ period: "NIGHT" }, { date: "2026-02-30" }])
    expect(refusal(await ask(anna, more))?.["code"]).toBe("INVALID");
  expect(await requestsOf(anna)).toEqual([]);
});

test("P02 strangers learn no number and get no call", async () => {
  expect((await callsAs().graphql(LINES)).errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
  const operator = await aCustomer({ role: "OPERATOR" });
  expect(refusal(await ask(operator))?.["code"]).toBe("FORBIDDEN");
});
