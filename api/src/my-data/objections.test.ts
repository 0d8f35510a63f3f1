import { beforeAll, expect, test } from "vitest";
import { campaignRows } from "../../seed/news/campaigns.ts";
import { surveyRows } from "../../seed/news/surveys.ts";
import { aCustomer, callsAs, type Customer, db } from "../../test/portal.ts";
import { agreedBy, decide, setConsentFlag } from "../../test/samples/consent.ts";

const READ = "query O { objections { purpose since } }";
const SET = `mutation S($purpose: ObjectionPurpose!, $objects: Boolean!) {
  setObjection(purpose: $purpose, objects: $objects) { purpose since } }`;
const CAMPAIGNS = "query C { marketingCampaigns { id } }";
const SURVEYS = "query S { surveyConfiguration { surveyNames } }";
const PROMPT = 'mutation P { addSurveyPrompt(surveyName: "HOMEPAGE") }';

const set = (who: Pick<Customer, "graphql">, purpose: string, objects = true) =>
  who.graphql(SET, { purpose, objects });
const campaignsOf = async (who: Customer) => [
  (await who.graphql(CAMPAIGNS)).data.marketingCampaigns.length,
  (await (await who.get("/v1/marketing-campaigns")).json()).length,
];
const surveysOf = async (who: Customer) =>
  (await who.graphql(SURVEYS)).data.surveyConfiguration.surveyNames.length;

beforeAll(async () => {
  await setConsentFlag(true);
  await db.insertInto("survey").values(surveyRows()).execute();
  await db.insertInto("campaign").values(campaignRows(new Date())).execute();
});

test("V79 no campaign reaches an account that objects to offers, from the next request on, and those of others still do", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const before = await campaignsOf(anna);
  expect(before[0]).toBeGreaterThan(0);
  const { data } = await set(anna, "OFFERS");
  expect(data.setObjection).toEqual([
    { purpose: "OFFERS", since: expect.stringMatching(/^\d{4}-/) },
    { purpose: "SURVEYS", since: null },
  ]);
  expect(await campaignsOf(anna)).toEqual([0, 0]);
  expect(await campaignsOf(bea)).toEqual(before);
  expect(await surveysOf(anna), "surveys are another purpose").toBe(5);
  await set(anna, "OFFERS", false);
  expect(await campaignsOf(anna)).toEqual(before);
});

test("V79 no survey reaches an account that objects, also where its page had asked before", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await set(anna, "SURVEYS");
  expect([await surveysOf(anna), await surveysOf(bea)]).toEqual([0, 5]);
  expect((await anna.graphql(PROMPT)).data.addSurveyPrompt).toBe(false);
  expect((await bea.graphql(PROMPT)).data.addSurveyPrompt).toBe(true);
  await set(anna, "SURVEYS", false);
  expect(await surveysOf(anna), "it was not used up").toBe(5);
});

test("V80 an objection takes back the consents to the same use, of oneself and one's child, as events; its end gives none back", async () => {
  const [anna, child, spouse] = [
    await aCustomer(),
    await aCustomer({ birthdate: "2020-05-05" }),
    await aCustomer(),
  ];
  for (const [place, { insuredNumber }] of [child, spouse].entries())
    await db
      .insertInto("accountInsured")
      .values({ accountId: anna.id, insuredNumber, position: place + 1 })
      .execute();
  await decide(anna, { surveys: { sms: 1 }, gm_mag: { mail: 1 }, statistics: { other: 1 } });
  await decide(spouse, { gm_mag: { mail: 1 } });
  await set(anna, "OFFERS");
  expect((await agreedBy(anna)).toSorted()).toEqual(["statistics.other", "surveys.sms"]);
  expect(await agreedBy(spouse), "an adult's consents are theirs").toEqual(["gm_mag.mail"]);
  await set(anna, "OFFERS", false);
  expect((await agreedBy(anna)).toSorted()).toEqual(["statistics.other", "surveys.sms"]);
  await set(anna, "OFFERS");
  await set(anna, "OFFERS");
  const lines = await db
    .selectFrom("audit")
    .select("action")
    .where("accountId", "=", anna.id)
    .where("action", "in", ["object", "end objection"])
    .orderBy("id")
    .execute();
  expect(
    lines.map(({ action }) => action),
    "the same again is no act",
  ).toEqual(["object", "end objection", "object"]);
});

test("V79 objections are one's own: a stranger's stay hidden, and only known purposes are taken", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await set(anna, "OFFERS");
  const { data } = await bea.graphql(READ);
  expect(data.objections.map(({ since }: { since: string | null }) => since)).toEqual([null, null]);
  expect((await set(anna, "BREATHING")).errors).toHaveLength(1);
  const operator = await aCustomer({ role: "OPERATOR" });
  for (const document of [READ, SET]) {
    const variables = { purpose: "OFFERS", objects: true };
    const codeFor = async (who: Pick<Customer, "graphql">) =>
      (await who.graphql(document, document === READ ? {} : variables)).errors?.[0]?.extensions[
        "code"
      ];
    expect([await codeFor(callsAs()), await codeFor(operator)]).toEqual([
      "UNAUTHENTICATED",
      "FORBIDDEN",
    ]);
  }
});
