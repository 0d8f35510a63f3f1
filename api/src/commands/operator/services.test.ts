import { languages } from "@portal/model/portal/languages.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { beforeAll, expect, test } from "vitest";
import { surveyRows } from "../../../seed/news/surveys.ts";
import { aCustomer, db, ownerUrl, portal } from "../../../test/portal.ts";
import { cover } from "../../../test/samples/covered.ts";
import { runOperator } from "./run-operator.ts";

const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
const env = { ...process.env, DATABASE_URL: ownerUrl, SECRET_KEYS };

beforeAll(() => portal.worker.stop());

/** The output lines of a command, or its error. */
async function operator(...args: string[]): Promise<string> {
  const { lines, problem } = await runOperator(args, { ...env, DATABASE_URL: ownerUrl });
  return problem ?? lines.join("\n");
}
const inEach = (name: string, text: string) =>
  languages.flatMap((language) => [`--${name}-${language}`, `${text} ${language}`]);
const auditOf = async (subject: string) =>
  (
    await db
      .selectFrom("audit")
      .select("action")
      .where("actor", "like", "operator%")
      .where("subject", "=", subject)
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);
const today = todayInZurich(new Date());

test("T01 an offer is added, changed and ended, and customers see it meanwhile", async () => {
  const anna = await aCustomer();
  const offers = async () =>
    (
      await anna.graphql(
        "query O { offers { id title button buttonLink images partner { name site tel } } }",
      )
    ).data.offers;
  const told = ["title", "subtitle", "discount", "discount-text", "description", "button"];
  const texts = told.flatMap((name) => inEach(name, name));
  const more = ["--link", "https://cinema.example", "--image", "/pictures/museum.svg"];
  const partner = ["--partner-name", "Cinéma du Lac", "--partner-site", "https://cinema.example"];
  const add = (id: string, ...rest: string[]) =>
    operator("offers", "add", "--id", id, ...texts, ...more, ...rest);
  expect(await add("cinema")).toContain("--partner-name is missing");
  expect(await add("Cinéma !", ...partner)).toContain("is not made of a-z");
  expect(await add("cinema", ...partner, "--from", "tomorrow")).toContain("is no day");
  expect(await add("cinema", ...partner, "--link-de", "javascript:alert(1)")).toContain("https");
  expect(await offers()).toEqual([]);
  expect(await add("cinema", ...partner, "--link-de", "https://kino.example")).toBe(
    "Added: cinema",
  );
  expect(await add("cinema", ...partner)).toContain("there is an offer cinema already");
  expect(await offers()).toEqual([
    {
      id: "cinema",
      title: "title fr",
      button: "button fr",
      buttonLink: "https://cinema.example",
      images: ["/pictures/museum.svg"],
      partner: { name: "Cinéma du Lac", site: "https://cinema.example", tel: null },
    },
  ]);
  await operator(
    "offers",
    "change",
    "cinema",
    "--title-fr",
    "Ciné",
    "--partner-tel",
    "+41215550000",
  );
  expect(await offers()).toMatchObject([
    { title: "Ciné", button: "button fr", partner: { name: "Cinéma du Lac", tel: "+41215550000" } },
  ]);
  expect(await operator("offers", "list")).toMatch(/^cinema .*Ciné$/);
  expect(await operator("offers", "end", "theatre")).toContain("there is no offer theatre");
  await operator("offers", "end", "cinema", "--on", today);
  expect(await offers()).toHaveLength(1);
  expect(await operator("offers", "end", "cinema")).toContain("Its last day is ");
  expect(await offers()).toEqual([]);
  expect(await auditOf("cinema")).toEqual([
    "offers add",
    "offers change",
    "offers end",
    "offers end",
  ]);
});

test("R02 a card is made and blocked by its number, and its letter is there", async () => {
  const anna = await aCustomer();
  const number = String(anna.insuredNumber);
  expect(await operator("cards", "issue", number, "--yes")).toContain(
    "has no basic insurance with us",
  );
  await cover(anna);
  const made = (await operator("cards", "issue", number, "--yes")).replace("Made: ", "");
  expect(made).toMatch(/^80756\d{15}$/);
  const again = (await operator("cards", "issue", number, "--yes")).replace("Made: ", "");
  const cards = await operator("cards", "list", number);
  expect(cards.split("\n")).toEqual([
    expect.stringMatching(new RegExp(`${again}.*in use`)),
    expect.stringMatching(new RegExp(`${made}.*blocked ${today} OPERATOR`)),
  ]);
  expect(await operator("cards", "block", again, "--yes")).toBe(`Blocked: ${again}`);
  expect(await operator("cards", "block", again, "--yes")).toContain("no card in use");
  const letters = await db
    .selectFrom("document")
    .select("iddms")
    .where("accountId", "=", anna.id)
    .where("code", "=", "CARD")
    .execute();
  expect(letters).toHaveLength(2);
  expect(await auditOf(again)).toEqual(["cards issue", "cards block"]);
});

test("S02 a request for the insurer's offer is decided, and its prices are set from a day on", async () => {
  const anna = await aCustomer();
  await db.insertInto("featureFlag").values({ id: "CYBER_PROTECT_OFFER", value: true }).execute();
  const decide = (...rest: string[]) =>
    operator("business-offers", "decide", "--to", anna.email, ...rest);
  expect(await decide("--state", "PROCESSED")).toContain("has not asked for CYBERPROTECT");
  await anna.graphql(
    `mutation C { createBusinessOfferRequest(offerName: CYBERPROTECT, state: NEW, metaData: [{ field: "family", value: "true" }]) { state } }`,
  );
  expect(await decide("--state", "NEW")).toContain("NEW is what a customer asks for");
  expect(await decide("--state", "DONE")).toContain("is none of");
  await decide("--state", "PROCESSED");
  const { data } = await anna.graphql(
    "query R { businessOfferRequest(offerName: CYBERPROTECT) { state } }",
  );
  expect(data.businessOfferRequest.state).toBe("PROCESSED");
  expect(await operator("business-offers", "list")).toContain(`${anna.id} `);
  await operator("business-offers", "price", "--individual", "5.20", "--family", "8.40");
  await operator("business-offers", "price", "--individual", "5.30", "--family", "8.40");
  const prices = await anna.graphql(
    "query P { businessOfferPrices(offerName: CYBERPROTECT) { monthlyPremium } }",
  );
  expect(prices.data.businessOfferPrices).toEqual([
    { monthlyPremium: 5.3 },
    { monthlyPremium: 8.4 },
  ]);
  expect(
    await operator("business-offers", "price", "--individual", "free", "--family", "1"),
  ).toContain("is no amount like");
});

test.each(["0.005", "12.345", "1e2", "1e400", "-1", "1000.01", "99999999"])(
  "S02 a price of %s is refused, and the one of before stays",
  async (price) => {
    const prices = () => db.selectFrom("businessOfferPrice").selectAll().execute();
    const before = await prices();
    for (const [individual, family] of [
      [price, "20"],
      ["12", price],
    ]) {
      const args = [`--individual=${individual}`, `--family=${family}`];
      expect(await operator("business-offers", "price", ...args)).toMatch(
        /no amount|more than CHF/,
      );
    }
    expect(await prices()).toEqual(before);
  },
);

test("E06 other words for a consent are a new version, and what was agreed to before stays as it was", async () => {
  const before = await db.selectFrom("consentText").selectAll().orderBy("version").execute();
  const words = [...inEach("title", "Magazine"), ...inEach("text", "Vier Mal im Jahr")];
  const publish = (category: string, ...more: string[]) =>
    operator("consent-texts", "publish", "--category", category, ...words, ...more);
  expect(await publish("gm_mag", "--summary-fr", "Un magazine.")).toContain("all four languages");
  expect(await publish("haircuts")).toContain("is none of customized_offers");
  const next = (before.at(-1)?.version ?? 0) + 1;
  expect(await publish("gm_mag")).toBe(`Published: version ${next}`);
  expect(await operator("consent-texts", "list")).toMatch(new RegExp(`^${next} .* 0 decisions`));
  const after = await db.selectFrom("consentText").selectAll().orderBy("version").execute();
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)?.texts).toMatchObject({
    gm_mag: { de: { title: "Magazine de", text: "Vier Mal im Jahr de" } },
  });
});

test("a survey is closed, opened and reworded", async () => {
  await db.insertInto("survey").values(surveyRows()).execute();
  expect(await operator("surveys", "close", "homepage")).toBe("HOMEPAGE is closed");
  expect(await operator("surveys", "list")).toMatch(/HOMEPAGE\s+closed/);
  await operator("surveys", "open", "HOMEPAGE");
  expect(await operator("surveys", "close", "weather")).toContain("there is no survey weather");
  await operator(
    "surveys",
    "change",
    "HOMEPAGE",
    "--title-fr",
    "Et vous ?",
    "--link-de",
    "https://a.example",
  );
  const survey = await db
    .selectFrom("survey")
    .select(["isOpen", "texts", "link"])
    .where("name", "=", "HOMEPAGE")
    .executeTakeFirstOrThrow();
  expect(survey).toMatchObject({
    isOpen: true,
    texts: { fr: { title: "Et vous ?", button: "Donner mon avis" }, de: { button: "Mitmachen" } },
    link: { de: "https://a.example" },
  });
  expect(await auditOf("HOMEPAGE")).toEqual(["surveys close", "surveys open", "surveys change"]);
});
