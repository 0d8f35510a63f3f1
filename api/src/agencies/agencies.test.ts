import { kilometresBetween } from "@portal/model/places/distances.ts";
import pg from "pg";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { agencyExceptionRows, agencyRows, healthContactRows } from "../../seed/places/agencies.ts";
import { insertion, readColumnTypes } from "../../seed/rows.ts";
import {
  aCustomer,
  callsAs,
  clock,
  type Customer,
  db,
  ownerUrl,
  portal,
} from "../../test/portal.ts";
import { runBatch } from "../core/db/batch.ts";

const AGENCIES = `query Agencies($lat: Float, $lng: Float) {
  agencies(lat: $lat, lng: $lng) {
    uuid title agencyName address canton email phoneNumber fax visualTour comment languages
    openingTimeDescription
    openingHours { week { opens closes } exceptions { day reason spans { opens closes } } }
    geolocation { lat lng distance }
  }
}`;
const NEAREST = `query Nearest($lat: Float, $lng: Float) {
  agencies(lat: $lat, lng: $lng) { title geolocation { distance } }
}`;
const HEALTH = `query Health {
  healthContact { name phoneNumber languages openingTimeDescription openingHours { week { opens closes } } }
}`;
const lausanne = { lat: 46.52, lng: 6.63 };
const today = "2026-11-16";

interface Agency {
  uuid: string;
  title: string;
  canton: string;
  comment: string | null;
  openingTimeDescription: string;
  openingHours: { exceptions: { day: string; reason: string; spans: unknown[] }[] };
  geolocation: { lat: number; lng: number; distance: number | null };
}

let anna: Customer;
const seeded = agencyRows();

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const types = await readColumnTypes(owner);
  await runBatch(owner, [
    insertion(types, "agency", seeded),
    insertion(types, "agencyException", agencyExceptionRows(today)),
    insertion(types, "healthContact", healthContactRows()),
  ]);
  await owner.end();
  anna = await aCustomer();
});
beforeEach(() => clock.set(undefined));

async function agencies(variables = {}, headers = {}): Promise<Agency[]> {
  const { data, errors } = await anna.graphql(AGENCIES, variables, headers);
  expect(errors).toBeUndefined();
  return data.agencies;
}
const called = (found: Agency[], title: string) => found.find((one) => one.title === title);

test("G01 all agencies are reachable: without a point by their title, with one the nearest first", async () => {
  const all = await agencies();
  expect(all).toHaveLength(seeded.length);
  expect(all.length).toBeGreaterThanOrEqual(30);
  expect(all[0]?.title).toBe("Cervin Aarau");
  expect(all.at(-1)?.title).toBe("Cervin Zürich");
  expect(new Set(all.map(({ geolocation }) => geolocation.distance))).toEqual(new Set([null]));
  for (const { geolocation, title } of all) {
    const { lat, lng } = geolocation;
    const [first] = (await anna.graphql(NEAREST, { lat, lng })).data.agencies;
    expect(first).toEqual({ title, geolocation: { distance: 0 } });
  }
});

test("G01 distances are kilometres as the crow flies, in their order", async () => {
  const found = await agencies(lausanne);
  const distances = found.map(({ geolocation }) => geolocation.distance ?? -1);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(found.slice(0, 2).map(({ title }) => title)).toEqual(["Cervin Lausanne", "Cervin Morges"]);
  for (const [title, kilometres] of [
    ["Cervin Genève", 51],
    ["Cervin Bern", 79],
    ["Cervin Zürich", 174],
    ["Cervin Chur", 225],
  ] as const) {
    const geolocation = called(found, title)?.geolocation;
    expect(Math.abs((geolocation?.distance ?? 0) - kilometres), title).toBeLessThan(2);
    expect(geolocation?.distance).toBeCloseTo(
      kilometresBetween(lausanne, geolocation ?? lausanne),
      6,
    );
  }
});

test("G02 an agency tells all that the specification names, in the language of the request", async () => {
  const found = called(await agencies(lausanne, { "accept-language": "de" }), "Cervin Lausanne");
  expect(found).toMatchObject({
    agencyName: "Agence générale Lac Léman",
    address: "Avenue du Mont-Blanc 12, 1003 Lausanne",
    canton: "VD",
    email: "lausanne@cervin.example",
    phoneNumber: "+41 21 555 09 00",
    fax: "+41 21 555 09 09",
    visualTour: "https://www.cervin.example/360/lausanne",
    comment: "Stufenloser Zugang, Lift links vom Eingang.",
    languages: ["fr", "de", "it", "en"],
    openingTimeDescription: "Montag–Freitag 08:30–18:00; Samstag 09:00–12:00",
  });
  const morges = called(await agencies(), "Cervin Morges");
  expect(morges).toMatchObject({ fax: null, visualTour: null, comment: null });
});

test("G02 holidays are those of the agency's canton, beside its own closed days", async () => {
  clock.set("2026-12-01");
  const found = await agencies({}, { "accept-language": "fr" });
  const daysOf = (title: string) =>
    called(found, title)?.openingHours.exceptions.map(({ day, reason }) => `${day} ${reason}`);
  expect(daysOf("Cervin Lugano")).toEqual([
    "2026-12-08 Immaculée Conception",
    "2026-12-24 veille de fête",
    "2026-12-25 Noël",
    "2026-12-26 Saint-Étienne",
  ]);
  expect(daysOf("Cervin Zürich")).not.toContain("2026-12-08 Immaculée Conception");
  clock.set("2026-12-20");
  const later = await agencies();
  const geneva = called(later, "Cervin Genève")?.openingHours.exceptions;
  expect(geneva?.find(({ day }) => day === "2026-12-31")?.spans).toEqual([]);
  clock.set("2026-04-01");
  const spring = called(await agencies({}, { "accept-language": "de" }), "Cervin Glarus");
  expect(spring?.openingHours.exceptions.map(({ day }) => day)).toEqual([
    "2026-04-03",
    "2026-04-06",
    "2026-04-09",
  ]);
  clock.set(today);
  const training = called(await agencies(), "Cervin Morges")?.openingHours.exceptions;
  expect(training).toContainEqual({ day: "2026-11-17", reason: "journée de formation", spans: [] });
});

describe("G01 a point that is none is refused at its field, and nothing else happens", () => {
  test.each([
    [{ lat: 91, lng: 7 }, { lat: "coordinates.invalid" }],
    [{ lat: -90.001, lng: 7 }, { lat: "coordinates.invalid" }],
    [{ lat: 46, lng: 181 }, { lng: "coordinates.invalid" }],
    [
      { lat: 1e300, lng: -1e300 },
      { lat: "coordinates.invalid", lng: "coordinates.invalid" },
    ],
    [{ lat: 46 }, { lng: "required" }],
    [{ lat: null, lng: 7 }, { lat: "required" }],
  ])("%j", async (variables, fields) => {
    const { errors } = await anna.graphql(AGENCIES, variables);
    expect(errors?.[0]?.extensions).toEqual({ code: "INVALID", fields });
  });

  test.each([
    '"lat":1e309,"lng":7',
    '"lat":NaN,"lng":7',
    '"lat":"46.5","lng":"drop table"',
    '"lat":[],"lng":{}',
  ])("%s", async (variables) => {
    const { token, fingerprint } = anna.session;
    const answer = await portal.app.request("/graphql/private?operationName=Agencies", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, cookie: `fgp=${fingerprint}` },
      body: `{"query":${JSON.stringify(AGENCIES)},"variables":{${variables}}}`,
    });
    expect((await answer.json()).errors[0].extensions.code).toBe("INVALID");
  });
});

test("G01 the locality of one's own home is known, without its street; none before it begins or abroad", async () => {
  const HOME = "query Home { homeAddressLocality { label lat lng } }";
  const place = { zip: "3011", city: "Bern", canton: "BE", street: "Tannenhalde", number: "7" };
  const livesIn = async (options: object) => {
    const person = await aCustomer();
    await db
      .insertInto("postalAddress")
      .values({
        ...place,
        insuredNumber: person.insuredNumber,
        validFrom: "2020-01-01",
        country: "CH",
        localityId: "3011-bern",
        domicileLegal: true,
        correspondance: true,
        ...options,
      })
      .execute();
    return (await person.graphql(HOME)).data.homeAddressLocality;
  };
  clock.set(today);
  const home = await livesIn({});
  expect(home.label).toBe("3011 Bern");
  const [nearest] = (await anna.graphql(NEAREST, { lat: home.lat, lng: home.lng })).data.agencies;
  expect(nearest.title).toBe("Cervin Bern");
  expect(JSON.stringify(home)).not.toContain("Tannenhalde");
  expect(await livesIn({ validFrom: "2027-01-01" })).toBeNull();
  expect(
    await livesIn({ country: "FR", zip: "74100", city: "Annemasse", localityId: null }),
  ).toBeNull();
  expect((await anna.graphql(HOME)).data.homeAddressLocality, "of nobody else").toBeNull();
});

test("W03 the health contact is the first line that speaks the account's language", async () => {
  const asked = async (language: string) => {
    const person = await aCustomer();
    await db.updateTable("account").set({ language }).where("id", "=", person.id).execute();
    const { data } = await person.graphql(HEALTH, {}, { "accept-language": "en" });
    return data.healthContact;
  };
  expect(await asked("fr")).toMatchObject({
    name: "Cervin medical advice line",
    phoneNumber: "+41 21 555 24 24",
    languages: ["fr", "en"],
    openingTimeDescription: "Monday–Sunday 00:00–24:00",
  });
  expect((await asked("de")).phoneNumber).toBe("+41 31 555 24 24");
  const italian = await asked("it");
  expect(italian.phoneNumber).toBe("+41 91 555 24 24");
  expect(italian.openingHours.week[6]).toEqual([{ opens: "07:00", closes: "22:00" }]);
});

test("W05 agencies and the health line are for customers who are signed in", async () => {
  const home = "query Home { homeAddressLocality { label } }";
  for (const document of [AGENCIES, HEALTH, home]) {
    const { errors } = await callsAs().graphql(document);
    expect(errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
    const operator = await aCustomer({ role: "OPERATOR" });
    expect((await operator.graphql(document)).errors?.[0]?.extensions).toEqual({
      code: "FORBIDDEN",
    });
  }
});
