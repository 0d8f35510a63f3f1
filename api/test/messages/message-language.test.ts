import { afterEach, beforeAll, expect, test } from "vitest";
import { clock, db, portal } from "../portal.ts";
import { hasInvoice } from "../samples/invoices.ts";
import { aCrowd, allMessages, aMember, type Member } from "./crowd.ts";
import { done } from "./proof.ts";

const CHOOSE = `mutation C($language: String!) { changeMessageLanguage(language: $language) }`;
const READ = `query R { messageLanguage }`;

beforeAll(async () => {
  await portal.worker.stop();
  await aCrowd();
});
afterEach(() => clock.set(undefined));

/** Runs the billing job twice: a round in progress may have begun before. */
async function bills(day: string): Promise<void> {
  clock.set(day);
  await portal.billing.runDue();
  await portal.billing.runDue();
}

const languagesTo = async ({ id }: Member) =>
  (await allMessages()).flatMap((one) => (one.accountId === id ? [one.language] : []));
const papers = () => db.selectFrom("document").select(["iddms", "accountId", "language"]).execute();

test("E02 letters and messages that leave after the choice are in its language, those of everybody else are not", async () => {
  const anna = await aMember("fr");
  const others = [await aMember("fr"), await aMember("de")];
  await hasInvoice(anna, { deadline: "2026-11-25" });
  for (const other of others) await hasInvoice(other, { deadline: "2026-11-25" });
  const before = await db.selectFrom("account").select(["id", "language"]).execute();

  clock.set("2026-11-16");
  const { data } = await done(anna.graphql(CHOOSE, { language: "it" }));
  expect(data.changeMessageLanguage).toBe("it");
  expect((await anna.graphql(READ)).data.messageLanguage).toBe("it");
  const after = await db.selectFrom("account").select(["id", "language"]).execute();
  const known = new Map(before.map(({ id, language }) => [id, language]));
  const changed = after.filter(({ id, language }) => known.get(id) !== language);
  expect(changed).toEqual([{ id: anna.id, language: "it" }]);

  const older = new Set((await papers()).map(({ iddms }) => iddms));
  await bills("2026-12-12");
  expect(new Set(await languagesTo(anna))).toEqual(new Set(["it"]));
  const issued = (await papers()).filter(({ iddms }) => !older.has(iddms));
  const paperLanguages = ({ id }: Member) =>
    new Set(issued.flatMap((one) => (one.accountId === id ? [one.language] : [])));
  expect(paperLanguages(anna)).toEqual(new Set(["it"]));
  for (const other of others) {
    expect(new Set(await languagesTo(other))).toEqual(new Set([other.language]));
    expect(paperLanguages(other)).toEqual(new Set([other.language]));
  }
});

test("E02 a language that the portal does not speak is refused and changes nothing; a choice is audited once", async () => {
  const anna = await aMember("de");
  const { errors } = await anna.graphql(CHOOSE, { language: "rm" });
  expect(errors?.[0]?.extensions["code"]).toBe("INVALID");
  expect((await anna.graphql(READ)).data.messageLanguage).toBe("de");
  await done(anna.graphql(CHOOSE, { language: "en" }));
  await done(anna.graphql(CHOOSE, { language: "en" }));
  const lines = await db
    .selectFrom("audit")
    .select("action")
    .where("accountId", "=", anna.id)
    .where("action", "=", "change message language")
    .execute();
  expect(lines).toHaveLength(1);
});
