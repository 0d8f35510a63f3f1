import { languages } from "@portal/model/portal/languages.ts";
import { SurveyName } from "@portal/model/surveys.ts";
import { beforeAll, expect, test } from "vitest";
import { surveyRows } from "../../seed/news/surveys.ts";
import { aCustomer, callsAs, db } from "../../test/portal.ts";

const CONFIGURATION = "query Surveys { surveyConfiguration { organizationId source surveyNames } }";
const ADD = "mutation Add($surveyName: String!) { addSurveyPrompt(surveyName: $surveyName) }";
const INTERCEPTS = `query Intercepts($surveyNames: [String!]!) {
  surveyIntercepts(surveyNames: $surveyNames) { interceptId surveyName properties { key value } }
}`;
const all = SurveyName.options.toSorted();

beforeAll(async () => {
  await db.insertInto("survey").values(surveyRows()).execute();
  await db
    .insertInto("publicConfiguration")
    .values([
      { type: "SURVEYS", key: "organizationId", value: JSON.stringify("cervin") },
      { type: "SURVEYS", key: "source", value: JSON.stringify("portal") },
    ])
    .execute();
});

test("A38 an account is asked for each of five surveys once, also if others were asked", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const left = async (who: typeof anna) =>
    (await who.graphql(CONFIGURATION)).data.surveyConfiguration;
  expect(all).toHaveLength(5);
  expect(await left(anna)).toEqual({
    organizationId: "cervin",
    source: "portal",
    surveyNames: all,
  });
  const add = async () => (await anna.graphql(ADD, { surveyName: "DOCUMENTS" })).data;
  expect([await add(), await add()]).toEqual([
    { addSurveyPrompt: true },
    { addSurveyPrompt: false },
  ]);
  expect((await left(anna)).surveyNames).toEqual(all.filter((name) => name !== "DOCUMENTS"));
  expect((await left(bea)).surveyNames).toEqual(all);
  await db.updateTable("survey").set({ isOpen: false }).where("name", "=", "TRANSFER").execute();
  expect((await left(bea)).surveyNames).not.toContain("TRANSFER");
  await db.updateTable("survey").set({ isOpen: true }).where("name", "=", "TRANSFER").execute();
  const { errors } = await anna.graphql(ADD, { surveyName: "HAIRCUT" });
  expect(errors?.[0]?.extensions).toEqual({ code: "INVALID", fields: { surveyName: "required" } });
});

test("A38 the invitations to five surveys are told in four languages, without a login", async () => {
  for (const language of languages) {
    const answer = await callsAs().call(
      "POST",
      "/graphql/public?operationName=Intercepts",
      { query: INTERCEPTS, variables: { surveyNames: [...all, "HAIRCUT"] } },
      { "accept-language": language },
    );
    const { data } = await answer.json();
    expect(data.surveyIntercepts.map((one: { surveyName: string }) => one.surveyName)).toEqual(all);
    for (const { properties } of data.surveyIntercepts) {
      const told = Object.fromEntries(
        properties.map(({ key, value }: { key: string; value: string }) => [key, value]),
      );
      expect(Object.keys(told)).toEqual(["title", "text", "button", "url", "language"]);
      expect(told["language"]).toBe(language);
      expect(told["url"]).toContain(`/${language}/`);
    }
  }
  const { errors } = await callsAs().publicGraphql(INTERCEPTS, {
    surveyNames: Array.from({ length: 21 }, () => "HOMEPAGE"),
  });
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID" });
});
