import { afterAll, beforeAll, expect, test } from "vitest";
import { hasInsured, isInsured, openChanges } from "../../test/samples/contract-changes.ts";
import { messagesTo } from "../../test/samples/messages.ts";
import { aCustomer, clock, type Customer, db, portal } from "../../test/portal.ts";

beforeAll(() => openChanges("2026-11-16"));
afterAll(() => clock.set(undefined));

const runOn = async (day: string) => {
  clock.set(day);
  await portal.costReminders.runDue();
};
const newsOf = async ({ id }: Customer) => {
  const rows = await db
    .selectFrom("notification")
    .select("parameters")
    .where("accountId", "=", id)
    .where("kind", "=", "CostReminder")
    .orderBy("sent")
    .execute();
  return rows.map(({ parameters }) => parameters as { step: string; insuredNumber: number | null });
};
const stepsOf = async (who: Customer) => (await newsOf(who)).map(({ step }) => step);

async function hasUsed(insuredNumber: number, year: number, paid = 300_00): Promise<void> {
  await db
    .insertInto("contribution")
    .values({
      insuredNumber,
      year,
      deductibleAnnual: 300_00,
      coinsuranceAnnual: 700_00,
      deductiblePaid: paid,
    })
    .execute();
}

test("V46 the last day for a change is told once a year, on a weekday, also on 30 November", async () => {
  const [anna, uninsured, ward] = [await isInsured(), await aCustomer(), await isInsured()];
  await db.updateTable("account").set({ sousTutelle: true }).where("id", "=", ward.id).execute();
  await runOn("2026-11-13");
  expect(await stepsOf(anna), "too early").toEqual([]);
  for (const day of ["2026-11-16", "2026-11-17", "2026-11-30", "2026-12-01"]) await runOn(day);
  expect(await newsOf(anna)).toMatchObject([
    { step: "YEAR_END_NOTICE", day: "2026-11-30", insuredNumber: null },
  ]);
  expect([await stepsOf(uninsured), await stepsOf(ward)]).toEqual([[], []]);
  const late = await isInsured();
  await runOn("2026-11-29");
  expect(await stepsOf(late), "a Sunday").toEqual([]);
  await runOn("2026-11-30");
  expect(await stepsOf(late)).toEqual(["YEAR_END_NOTICE"]);
  await runOn("2027-11-30");
  expect(await stepsOf(anna), "the next year").toHaveLength(2);
});

test("V46 a used-up deductible is told in December: an adult's to the adult alone, a child's to the parents", async () => {
  const anna = await isInsured();
  const mia = await hasInsured(anna, { birthdate: "2015-03-01" });
  const spouse = await hasInsured(anna, { birthdate: "1980-01-01" });
  for (const one of [mia, spouse]) await hasUsed(one, 2029);
  await hasUsed(anna.insuredNumber, 2029, 299_99);
  for (const day of ["2029-11-30", "2029-12-03", "2029-12-04"]) await runOn(day);
  const told = (await newsOf(anna)).filter(({ step }) => step === "DEDUCTIBLE_USED");
  expect(told).toMatchObject([{ insuredNumber: mia, day: "2029-12-31" }]);
  await hasUsed(mia, 2030);
  await runOn("2030-12-31");
  await runOn("2031-01-01");
  const later = (await newsOf(anna)).filter(({ step }) => step === "DEDUCTIBLE_USED");
  expect(later, "too late for a treatment in the year").toHaveLength(1);
});

test("V46 a contract that ends on 29 February is told once, a month before, unless another one follows", async () => {
  const endsInLeapYear = { contract: { validTo: "2028-02-29" } };
  const [anna, bea] = [await isInsured(endsInLeapYear), await isInsured(endsInLeapYear)];
  await db
    .insertInto("basicContract")
    .values({
      insuredNumber: bea.insuredNumber,
      validFrom: "2028-03-01",
      insurerCode: "9101",
      productCode: "RT01",
      deductible: 300_00,
      risk: "MIT",
      periodicity: "MONTHLY",
    })
    .execute();
  await runOn("2028-01-27");
  expect(await stepsOf(anna)).toEqual([]);
  // 30 January is a Sunday: the reminder comes on the Friday before.
  for (const day of ["2028-01-28", "2028-01-30", "2028-01-31", "2028-02-29"]) await runOn(day);
  expect(await newsOf(anna)).toMatchObject([
    { step: "CONTRACT_END", day: "2028-02-29", insuredNumber: anna.insuredNumber },
  ]);
  expect(await stepsOf(bea)).toEqual([]);
});

test("V46 who switched the reminders off is not written to, and two nodes send one", async () => {
  const [anna, bea] = [await isInsured(), await isInsured()];
  const SET = `mutation S($input: NotificationPreferencesInput!) {
    updateNotificationPreferences(input: $input) { costReminder } }`;
  await anna.graphql(SET, { input: { costReminder: "NONE" } });
  clock.set("2032-11-19");
  await Promise.all([portal.costReminders.runDue(), portal.costReminders.runDue()]);
  const sent = async (who: Customer) =>
    (await messagesTo(who.id)).filter(({ template }) => template === "notification.costNotice");
  expect([await sent(anna), await sent(bea)].map((all) => all.length)).toEqual([0, 1]);
  const [message] = await sent(bea);
  expect(JSON.stringify(message)).toContain("/costs");
});

test("V46 reminders are forgotten by the rule of retention", async () => {
  const anna = await isInsured();
  await runOn("2033-11-21");
  const kept = () =>
    db.selectFrom("costReminder").select("subject").where("accountId", "=", anna.id).execute();
  expect(await kept()).toHaveLength(1);
  await runOn("2035-11-10");
  expect(await kept()).toHaveLength(1);
  await runOn("2035-12-22");
  expect(await kept()).toEqual([]);
});
