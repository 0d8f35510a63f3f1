import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aCustomer, callsAs, db } from "../../../test/portal.ts";
import { aClient, openDoor, tokenOf, withToken } from "../../../test/samples/exchange.ts";

const door = await openDoor();
const { put } = withToken(door, await tokenOf(door, await aClient()));

/** A line of the example insurer, changed. */
function example(file: string, change: object = {}) {
  const text = readFileSync(new URL(`../../../../example/${file}.ndjson`, import.meta.url), "utf8");
  const { id, data } = JSON.parse(text.split("\n")[0] ?? "");
  return { at: `${file}/${id}`, data: { ...data, ...change } };
}

const inEach = (text: string) => ({ fr: text, de: text, it: text, en: text });

test("an offer that was sent is what a customer reads, and its newer version at once", async () => {
  const anna = await aCustomer();
  const offers = async () => {
    const { data } = await callsAs(anna.session, door).graphql(
      "query O { offers { title endDate } }",
    );
    return data.offers;
  };
  await offers();
  const { at, data } = example("offers", { startDate: "2020-01-01", endDate: null });
  expect(await put(at, { version: 1, data })).toMatchObject({ status: "written" });
  expect(await offers()).toEqual([{ title: data.texts.fr.title, endDate: null }]);
  const texts = { ...data.texts, fr: { ...data.texts.fr, title: "Nouveau titre" } };
  await put(at, { version: 2, data: { ...data, texts } });
  expect(await offers()).toEqual([{ title: "Nouveau titre", endDate: null }]);
  await put(at, { version: 3, data: { ...data, endDate: "2021-01-01" } });
  expect(await offers()).toEqual([]);
});

test("a product is sent whole: premiums and levels that a newer version lacks are gone", async () => {
  const { at, data: insurer } = example("insurers");
  await put(at, { version: 1, data: insurer });
  const premium = (level: string) => ({
    level,
    validFrom: "2020-01-01",
    ageFrom: 0,
    premium: 12.35,
  });
  const product = {
    kind: "SUPPLEMENTARY",
    code: "ZZ01",
    insurer: insurer.code,
    names: inEach("Soins"),
    levels: { A: inEach("A"), B: inEach("B") },
    premiums: [premium("A"), premium("B")],
    benefits: [],
  };
  expect(await put("products/ZZ01", { version: 1, data: product })).toMatchObject({ http: 200 });
  await put("products/ZZ01", { version: 2, data: { ...product, premiums: [premium("A")] } });
  const stored = await db
    .selectFrom("supplementaryPremium")
    .select(["level", "premium"])
    .where("productCode", "=", "ZZ01")
    .execute();
  expect(stored).toEqual([{ level: "A", premium: 1235 }]);
  const twice = { ...product, premiums: [premium("A"), premium("A")] };
  expect(await put("products/ZZ01", { version: 3, data: twice })).toMatchObject({
    fields: { premiums: "list.twice" },
  });
  expect(
    await put("products/ZZ02", { version: 1, data: { ...product, code: "ZZ02", insurer: "77" } }),
  ).toEqual({
    http: 400,
    code: "INVALID",
    fields: { data: "product_insurer_code_fkey" },
  });
});

test("texts to which people consent never change once they were sent", async () => {
  const texts = Object.fromEntries(
    [
      "customized_offers",
      "personalized_services",
      "gm_mag",
      "surveys",
      "data_sharing",
      "statistics",
    ].map((purpose) => [
      purpose,
      Object.fromEntries(
        ["fr", "de", "it", "en"].map((language) => [language, { title: "T", text: "Texte" }]),
      ),
    ]),
  );
  const data = { edition: 77, publishedAt: "2026-12-01T00:00:00+01:00", texts };
  expect(await put("consent-texts/77", { version: 1, data })).toMatchObject({ status: "written" });
  const later = { ...data, publishedAt: "2027-01-01T00:00:00+01:00" };
  expect(await put("consent-texts/77", { version: 2, data: later })).toEqual({
    http: 409,
    code: "CONFLICT",
    fields: { edition: "consentTexts.published" },
  });
  // The shipped edition is the record of no source, and stays as it is too.
  expect(await put("consent-texts/1", { version: 1, data: { ...data, edition: 1 } })).toMatchObject(
    {
      http: 409,
      fields: { data: "consent_text_pkey" },
    },
  );
});

test.each([
  [
    "insurers",
    {
      creditor: { street: "A", number: "1", zip: "1", city: "A", qrIban: "CH9300762011623852957" },
    },
    "creditor.qrIban",
  ],
  ["insurers", { writeOffUpTo: 6, carryUpTo: 5 }, "carryUpTo"],
  ["insurers", { names: { fr: "A", de: "A", it: "A" } }, "names.en"],
  ["insurers", { names: { ...inEach("A"), en: "x".repeat(101) } }, "names.en"],
  ["offers", { image: "javascript:alert(1)" }, "image"],
  ["offers", { image: "//elsewhere.example/x" }, "image"],
  ["offers", { image: "/\\elsewhere.example/x" }, "image"],
  ["offers", { buttonLink: inEach("http://plain.example") }, "buttonLink.fr"],
  ["offers", { startDate: "2026-02-29" }, "startDate"],
  ["offers", { startDate: "2026-12-31", endDate: "2026-01-01" }, "endDate"],
  [
    "deductibles",
    { deductibles: [{ code: "A", amount: 1, rebate: 0, isOrdinary: false }] },
    "deductibles",
  ],
  ["dunning-rules", { steps: [] }, "steps"],
  ["dunning-rules", { law: "OTHER" }, "law"],
  ["tariff-years", { environmentalRefund: 5.155 }, "environmentalRefund"],
  ["tariff-years", { accidentShare: 701 }, "accidentShare"],
  ["premium-regions", { canton: "XX" }, "canton"],
  ["agencies", { visualTour: "/here" }, "visualTour"],
  ["agencies", { week: [[], [], []] }, "week"],
  ["agencies", { lat: 91 }, "lat"],
  ["feature-flags", { flag: "UNKNOWN" }, "flag"],
])("%s with %j is refused by its field", async (file, change, field) => {
  const { at, data } = example(file, change);
  const answer = await put(at, { version: 9, data });
  expect([answer.http, Object.keys(answer.fields ?? {})[0]]).toEqual([400, field]);
});
