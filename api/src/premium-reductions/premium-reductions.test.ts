import { beforeEach, expect, test } from "vitest";
import { cover } from "../../test/samples/covered.ts";
import { livesIn } from "../../test/samples/addresses.ts";
import { messagesTo } from "../../test/samples/messages.ts";
import { aCustomer, callsAs, clock, type Customer, db, portal } from "../../test/portal.ts";

const OFFICES = `query Offices { reductionOffices {
  canton name url isHomePage way deadlineKind checkedOn isCheckOverdue source
  deadlines { isOver current { day claimYear } coming { day claimYear } }
  reminders { daysBefore day } } }`;
const HOMES = `query Homes { reductionHomes { insuredNumber canton insurer premium reduction } }`;
const REMINDERS = `query Reminders { reductionReminders { canton claimYear deadline remindOn } }`;
const SET = `mutation Remind($canton: ID!, $daysBefore: Int!) {
  setReductionReminder(canton: $canton, daysBefore: $daysBefore) { canton deadline remindOn } }`;
const CANCEL = `mutation Cancel($canton: ID!) { cancelReductionReminder(canton: $canton) }`;

beforeEach(() => clock.set("2026-11-16"));

const office = async (who: Customer, canton: string) => {
  const { data } = await who.graphql(OFFICES);
  return data.reductionOffices.find((one: { canton: string }) => one.canton === canton);
};
const remindersOf = async (who: Customer) => (await who.graphql(REMINDERS)).data.reductionReminders;
const newsOf = async ({ id }: Customer) =>
  db.selectFrom("notification").select("parameters").where("accountId", "=", id).execute();
const runOn = async (day: string) => {
  clock.set(day);
  await portal.reductionReminders.runDue();
};

test("V20 each of the 26 cantons has an office, an address of its own and the day of the last check", async () => {
  const anna = await aCustomer();
  const { data } = await anna.graphql(OFFICES);
  expect(data.reductionOffices).toHaveLength(26);
  for (const { name, url, source, checkedOn } of data.reductionOffices) {
    expect(name).not.toBe("");
    expect(url).toMatch(/^https:\/\/[\w.-]+\.ch(\/|$)/);
    expect(source).not.toBe("");
    expect(checkedOn <= "2026-11-16").toBe(true);
  }
  expect(await office(anna, "FR")).toMatchObject({ url: "https://www.fr.ch", isHomePage: true });
  expect(await office(anna, "VD")).toMatchObject({
    deadlineKind: "UNCONFIRMED",
    deadlines: null,
    reminders: [],
    isCheckOverdue: true,
  });
});

test("V20 the office is named in a language of its canton", async () => {
  const [fr, de] = [await aCustomer(), await aCustomer()];
  const named = async (who: Customer, language: string) =>
    (await who.graphql(OFFICES, {}, { "accept-language": language })).data.reductionOffices.find(
      (one: { canton: string }) => one.canton === "VS",
    ).name;
  expect(await named(fr, "fr")).toBe("Caisse de compensation du canton du Valais");
  expect(await named(de, "de")).toBe("Ausgleichskasse des Kantons Wallis");
  expect(await named(de, "en")).toBe("Ausgleichskasse des Kantons Wallis");
});

test("V21 the canton is that of the legal domicile, and the premium is the person's own", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const [home] = (await anna.graphql(HOMES)).data.reductionHomes;
  expect(home).toMatchObject({ insuredNumber: anna.insuredNumber, canton: "BE", reduction: 77.77 });
  const contracts = `query C { contracts { healthBasic { monthlyAmount reductionPrimes { amount } } } }`;
  const [contract] = (await anna.graphql(contracts)).data.contracts;
  expect(home.premium - home.reduction).toBeCloseTo(contract.healthBasic.monthlyAmount, 2);
});

test("V21 a person abroad has no canton", async () => {
  const anna = await aCustomer();
  await cover(anna);
  await db.deleteFrom("postalAddress").where("insuredNumber", "=", anna.insuredNumber).execute();
  await livesIn(anna.insuredNumber, {
    country: "DE",
    canton: null,
    localityId: null,
    zip: "79098",
  });
  expect((await anna.graphql(HOMES)).data.reductionHomes[0]?.canton ?? null).toBeNull();
});

test.each([
  ["2026-11-29", false, "2026-11-30"],
  ["2026-11-30", false, "2026-11-30"],
  ["2026-12-01", true, "2027-11-30"],
])("V22 on %s the deadline of Geneva is over: %s, the next is %s", async (day, isOver, coming) => {
  clock.set(day);
  const anna = await aCustomer();
  expect((await office(anna, "GE")).deadlines).toMatchObject({ isOver, coming: { day: coming } });
});

test.each([
  ["GE", 1, "2026-11-16", "2026-11-27"],
  ["TG", 14, "2026-11-16", "2026-12-17"],
  ["TG", 1, "2026-11-16", "2026-12-30"],
  ["GL", 7, "2027-01-02", "2027-01-22"],
])(
  "V24 a reminder of %s %i days before is sent once, on its day",
  async (canton, daysBefore, today, day) => {
    clock.set(today);
    const [anna, bea] = [await aCustomer(), await aCustomer()];
    const { data } = await anna.graphql(SET, { canton, daysBefore });
    expect(data.setReductionReminder.remindOn).toBe(day);
    const before = new Date(`${day}T12:00:00Z`);
    before.setUTCDate(before.getUTCDate() - 1);
    await runOn(before.toISOString().slice(0, 10));
    expect(await newsOf(anna)).toEqual([]);
    await runOn(day);
    await runOn(day);
    const news = await newsOf(anna);
    expect(news).toHaveLength(1);
    expect(news[0]?.parameters).toMatchObject({
      kind: "CommunicationNew",
      page: `/premium-reduction?canton=${canton}`,
    });
    expect(await remindersOf(anna)).toEqual([]);
    expect(await newsOf(bea), "another customer").toEqual([]);
    const [message] = await messagesTo(anna.id);
    expect(JSON.stringify(message)).toContain(`/premium-reduction?canton=${canton}`);
  },
);

test("V24 a reminder that was cancelled is not sent, and can be set again", async () => {
  const anna = await aCustomer();
  await anna.graphql(SET, { canton: "GE", daysBefore: 7 });
  await anna.graphql(SET, { canton: "GE", daysBefore: 1 });
  expect(await remindersOf(anna)).toMatchObject([{ remindOn: "2026-11-27" }]);
  await anna.graphql(CANCEL, { canton: "GE" });
  await anna.graphql(CANCEL, { canton: "GE" });
  await runOn("2026-11-27");
  expect(await newsOf(anna)).toEqual([]);
  clock.set("2026-11-16");
  await anna.graphql(SET, { canton: "GE", daysBefore: 1 });
  expect(await remindersOf(anna)).toHaveLength(1);
});

test("V24 two presses at once set one reminder", async () => {
  const anna = await aCustomer();
  const set = () => anna.graphql(SET, { canton: "GE", daysBefore: 7 });
  await Promise.all([set(), set(), set()]);
  expect(await remindersOf(anna)).toHaveLength(1);
});

test.each([
  ["a canton without a day", "BS", 7],
  ["a day that is over", "GE", 30],
  ["a lead that is not offered", "TG", 3],
  ["no canton", "XX", 7],
])("V24 a reminder of %s is refused", async (_, canton, daysBefore) => {
  const anna = await aCustomer();
  const { errors } = await anna.graphql(SET, { canton, daysBefore });
  expect(["INVALID", "NOT_FOUND"]).toContain(errors?.[0]?.extensions?.["code"]);
  expect(await remindersOf(anna)).toEqual([]);
});

test("V24 nothing of it without a session, and nothing of another account", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await anna.graphql(SET, { canton: "GE", daysBefore: 7 });
  await bea.graphql(CANCEL, { canton: "GE" });
  expect(await remindersOf(bea)).toEqual([]);
  expect(await remindersOf(anna)).toHaveLength(1);
  for (const document of [OFFICES, HOMES, REMINDERS]) {
    const { errors } = await callsAs().graphql(document);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  }
});
