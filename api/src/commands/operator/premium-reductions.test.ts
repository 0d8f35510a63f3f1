import { beforeEach, expect, test } from "vitest";
import { aCustomer, clock, type Customer, db, portal, secrets } from "../../../test/portal.ts";
import { premiumReductionCommands } from "./premium-reductions.ts";

const OFFICES = `query Offices { reductionOffices {
  canton checkedOn isCheckOverdue source deadlines { coming { day } } } }`;
const REMINDERS = `query Reminders { reductionReminders { canton claimYear deadline remindOn } }`;
const SET = `mutation Remind($canton: ID!, $daysBefore: Int!) {
  setReductionReminder(canton: $canton, daysBefore: $daysBefore) { canton } }`;

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

const operate = (name: string, words: string[], options: Record<string, string | boolean> = {}) =>
  db.transaction().execute((act) => {
    const command = premiumReductionCommands[name];
    if (!command) throw new Error(name);
    const operator = {
      db: act,
      secrets,
      now: clock.now(),
      kinds: [],
      person: "Anna Muster",
      scanner: { isClean: () => Promise.resolve(true) },
    };
    return command.run(operator, { words, options });
  });

test("V24 a reminder of 29 February is of the 28th in a year without it", async () => {
  await operate("premium-reduction set", ["JU"], { deadline: "29.02", source: "a test" });
  const anna = await aCustomer();
  await anna.graphql(SET, { canton: "JU", daysBefore: 7 });
  expect(await remindersOf(anna)).toEqual([
    // 28 February 2027 is a Sunday, and so is the day a week before it.
    { canton: "JU", claimYear: 2027, deadline: "2027-02-28", remindOn: "2027-02-19" },
  ]);
});

test("V23 an operator changes a canton's deadline; the history keeps both, and reminders follow", async () => {
  const anna = await aCustomer();
  await anna.graphql(SET, { canton: "SO", daysBefore: 30 });
  expect(await remindersOf(anna)).toMatchObject([{ deadline: "2027-07-31" }]);
  const lines = await operate("premium-reduction set", ["so"], {
    deadline: "30.09",
    source: "akso.ch, leaflet for 2027",
  });
  expect(lines).toEqual(["Written: SO", "1 reminders moved"]);
  expect(await remindersOf(anna)).toEqual([
    { canton: "SO", claimYear: 2027, deadline: "2027-09-30", remindOn: "2027-08-31" },
  ]);
  expect(await office(anna, "SO")).toMatchObject({
    checkedOn: "2026-11-16",
    source: "akso.ch, leaflet for 2027",
    deadlines: { coming: { day: "2027-09-30" } },
  });
  const history = await operate("premium-reduction history", ["SO"]);
  expect(history).toHaveLength(2);
  expect(history[0]).toContain("operator Anna Muster");
  expect(history[1]).toContain('"deadlineMonth": 7'.replaceAll(" ", ""));

  await operate("premium-reduction set", ["SO"], { deadline: "UNCONFIRMED", source: "akso.ch" });
  expect(await remindersOf(anna)).toMatchObject([{ deadline: null, remindOn: "2026-11-16" }]);
  await runOn("2026-11-16");
  expect(JSON.stringify(await newsOf(anna))).toContain("le délai a changé");
});

test.each<[string, Record<string, string>, string]>([
  ["without a source", { deadline: "30.09" }, "--source is missing"],
  ["with a day that does not exist", { deadline: "31.09", source: "x.ch" }, "deadlineDay"],
  ["with an unknown rule", { deadline: "soon", source: "x.ch" }, "neither a day"],
  ["with http", { page: "http://zh.ch", source: "zh.ch" }, "pageUrl"],
  ["with a way that is none", { way: "MAYBE", source: "zh.ch" }, "--way"],
  ["with a check of tomorrow", { source: "zh.ch", checked: "2026-11-17" }, "is not yet"],
  ["with a year and no deadline", { source: "zh.ch", year: "before" }, "needs --deadline"],
])("V23 a change %s is refused", async (_, options, problem) => {
  await expect(operate("premium-reduction set", ["ZH"], options)).rejects.toThrow(problem);
});

test("V25 what was not checked for over 13 months is listed until it is checked", async () => {
  const before = await operate("premium-reduction list", [], { overdue: true });
  expect(before.some((line) => line.startsWith("VD"))).toBe(true);
  await operate("premium-reduction check", ["VD"], { source: "vd.ch" });
  const after = await operate("premium-reduction list", [], { overdue: true });
  expect(after.some((line) => line.startsWith("VD"))).toBe(false);
  await expect(operate("premium-reduction check", ["Vaud"])).rejects.toThrow("is no canton");
  const anna = await aCustomer();
  expect(await office(anna, "VD")).toMatchObject({ isCheckOverdue: false, source: "vd.ch" });
});
