import { afterAll, expect, test } from "vitest";
import { campaignRows } from "../../seed/news/campaigns.ts";
import { aCustomer, clock, db } from "../../test/portal.ts";

afterAll(() => clock.set(undefined));

const HOME = `query Announced {
  warningMessage { message endDate }
  marketingCampaigns { id imageURL link analytics title }
}`;

test("H01 H05 the homepage's document tells the warning and the promotions as the REST calls do", async () => {
  const texts = { fr: "Panne", de: "Störung", it: "Guasto", en: "Fault" };
  await db
    .insertInto("warningMessage")
    .values({ texts: JSON.stringify(texts) })
    .execute();
  clock.set("2026-11-16");
  await db
    .insertInto("campaign")
    .values(campaignRows(new Date("2026-11-16T09:00:00Z")))
    .execute();
  await db
    .updateTable("campaign")
    .set({ endsAt: new Date(0) })
    .where("analytics", "=", "travel")
    .execute();
  const anna = await aCustomer();
  const language = { "accept-language": "de" };
  const { data } = await anna.graphql(HOME, {}, language);
  expect(data.warningMessage).toEqual({ message: "Störung", endDate: null });
  const titles = data.marketingCampaigns.map(({ title }: { title: string }) => title);
  expect(titles).toEqual([
    "Ihre Prämien für nächstes Jahr sind da",
    "Weniger Papier: Ihre Post finden Sie hier",
    "Ärztlicher Rat am Telefon, Tag und Nacht",
  ]);
  const rest = await (await anna.get("/v1/marketing-campaigns", language)).json();
  expect(data.marketingCampaigns).toEqual(
    rest.map((one: object, place: number) => ({ ...one, title: titles[place] })),
  );
  await db
    .updateTable("warningMessage")
    .set({ endsAt: new Date(0) })
    .execute();
  expect((await anna.graphql(HOME)).data.warningMessage).toEqual({ message: null, endDate: null });
});

test.each([
  ["2026-09-30", false],
  ["2026-10-01", true],
  ["2026-12-31", true],
  ["2027-01-01", false],
  ["2027-01-03", false],
])("H05 next year's premiums are promoted on %s: %s", async (day, isPromoted) => {
  await db.deleteFrom("campaign").execute();
  const seeded = new Date("2026-11-16T09:00:00Z");
  await db.insertInto("campaign").values(campaignRows(seeded)).execute();
  clock.set(day);
  const { data } = await (await aCustomer()).graphql(HOME);
  const told = data.marketingCampaigns.map(({ analytics }: { analytics: string }) => analytics);
  expect(told.includes("premiums")).toBe(isPromoted);
  expect(told).toContain("paperless");
});
