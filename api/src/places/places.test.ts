import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { addDemonstrationAddresses } from "../../seed/places/places.ts";
import { aCustomer, callsAs, type Customer, ownerUrl } from "../../test/portal.ts";

const LOCALITIES = `query Localities($text: String!) {
  localities(locality: $text) { idLocaliteCommune nomCommune nomComplet npa pays }
}`;
const ADDRESSES = `query Addresses($text: String!) {
  searchSwissAddress(address: $text) { id street streetNumber zip city canton ofsLocalityId }
}`;
const COORDINATES = `query Coordinates($street: String, $zip: String!, $locality: String!) {
  localityCoordinates(street: $street, zip: $zip, locality: $locality) { lat lng }
}`;

interface Locality {
  nomComplet: string;
  npa: string;
}
interface Address {
  street: string;
  streetNumber: string;
  zip: string;
  city: string;
}

let anna: Customer;

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await addDemonstrationAddresses(owner);
  await owner.end();
  anna = await aCustomer();
});

async function localities(text: string): Promise<Locality[]> {
  const { data, errors } = await anna.graphql(LOCALITIES, { text });
  expect(errors).toBeUndefined();
  return data.localities;
}

async function addresses(text: string): Promise<Address[]> {
  const { data, errors } = await anna.graphql(ADDRESSES, { text });
  expect(errors).toBeUndefined();
  return data.searchSwissAddress;
}

function lineOf(address: Address | undefined): string {
  if (!address) return "nothing";
  return `${address.street} ${address.streetNumber}, ${address.zip} ${address.city}`;
}

describe("B09 what a person types finds the locality that is meant", () => {
  test.each([
    ["1003", "1003 Lausanne"],
    ["100", "1000 Lausanne"],
    ["lausanne", "1000 Lausanne"],
    ["LAUSANNE", "1000 Lausanne"],
    ["1003 lausanne", "1003 Lausanne"],
    ["lausanne 1003", "1003 Lausanne"],
    ["CH-8001 Zürich", "8001 Zürich"],
    ["zürich", "8000 Zürich"],
    ["zurich", "8000 Zürich"],
    ["Zuerich", "8000 Zürich"],
    ["zurigo", "8000 Zürich"],
    ["zür", "8000 Zürich"],
    ["geneve", "1200 Genève"],
    ["Genève", "1200 Genève"],
    ["Genf", "1200 Genève"],
    ["ginevra", "1200 Genève"],
    ["Geneva", "1200 Genève"],
    ["Biel", "2500 Biel/Bienne"],
    ["Bienne", "2500 Biel/Bienne"],
    ["biel bienne", "2500 Biel/Bienne"],
    ["Bâle", "4000 Basel"],
    ["bale", "4000 Basel"],
    ["basilea", "4000 Basel"],
    ["bern", "3000 Bern"],
    ["Berne", "3000 Bern"],
    ["St. Gallen", "9000 St. Gallen"],
    ["st gallen", "9000 St. Gallen"],
    ["Saint-Gall", "9000 St. Gallen"],
    ["Sankt Gallen", "9000 St. Gallen"],
    ["San Gallo", "9000 St. Gallen"],
    ["sankt moritz", "7500 St. Moritz"],
    ["Neuenburg", "2000 Neuchâtel"],
    ["neuchatel", "2000 Neuchâtel"],
    ["freiburg", "1700 Fribourg"],
    ["Sitten", "1950 Sion"],
    ["Siders", "3960 Sierre"],
    ["Coire", "7000 Chur"],
    ["Lucerne", "6000 Luzern"],
    ["soleure", "4500 Solothurn"],
    ["Thoune", "3600 Thun"],
    ["morat", "3280 Murten"],
    ["la chaux de fonds", "2300 La Chaux-de-Fonds"],
    ["chaux-de-fonds", "2300 La Chaux-de-Fonds"],
    ["yverdon", "1400 Yverdon-les-Bains"],
    ["vaduz", "9490 Vaduz"],
    ["nendeln", "9485 Nendeln (Eschen)"],
    ["worblaufen", "3048 Worblaufen (Ittigen)"],
    ["buchs sg", "9470 Buchs"],
    ["Buchs (ZH)", "8107 Buchs"],
    ["au sg", "9434 Au"],
    ["lausane", "1000 Lausanne"],
    ["zurrich", "8000 Zürich"],
    ["wintertur", "8400 Winterthur"],
    ["neuchtael", "2000 Neuchâtel"],
    ["gneve", "1200 Genève"],
    ["montreu", "1820 Montreux"],
    ["luagno", "6900 Lugano"],
    ["Delsberg", "2800 Delémont"],
    ["vevey", "1800 Vevey"],
    ["moutier", "2740 Moutier"],
  ])("%s: %s", async (typed, first) => {
    const [found] = await localities(typed);
    expect(found?.nomComplet).toBe(first);
  });
});

describe("B10 what a person types finds the address that is meant", () => {
  test.each([
    ["bahnhofstrasse 12 zürich", "Bahnhofstrasse 12, 8000 Zürich"],
    ["Bahnhofstr. 12 8001", "Bahnhofstrasse 12, 8001 Zürich"],
    ["8001 bahnhofstr. 12", "Bahnhofstrasse 12, 8001 Zürich"],
    ["zürich bahnhofstrasse 12", "Bahnhofstrasse 12, 8000 Zürich"],
    ["bahnhof strasse 12 8001 zürich", "Bahnhofstrasse 12, 8001 Zürich"],
    ["Bahnhofstraße 12, 8001 Zuerich", "Bahnhofstrasse 12, 8001 Zürich"],
    ["bahnhofstrase 12 zurrich", "Bahnhofstrasse 12, 8000 Zürich"],
    ["12 rue du lac 1003", "Rue du Lac 12, 1003 Lausanne"],
    ["rue du lac 3, 1003 Lausanne", "Rue du Lac 3, 1003 Lausanne"],
    ["lausanne rue du lac 3", "Rue du Lac 3, 1000 Lausanne"],
    ["r. du lac 3 lausanne", "Rue du Lac 3, 1000 Lausanne"],
    ["av. de la gare 5 1003", "Avenue de la Gare 5, 1003 Lausanne"],
    ["avenue gare 5 lausanne", "Avenue de la Gare 5, 1000 Lausanne"],
    ["grand rue 4 genf", "Grand-Rue 4, 1200 Genève"],
    ["Grand-Rue 4 Genève", "Grand-Rue 4, 1200 Genève"],
    ["rue de la ga", /^Rue de la Gare \d/],
    ["via cantonale 2 lugano", "Via Cantonale 2, 6900 Lugano"],
    ["via stazion 2 lugano", "Via Stazione 2, 6900 Lugano"],
    ["hauptstrasse 3 bern", "Hauptstrasse 3, 3000 Bern"],
    ["bahnhofstrasse 13 8001", /^Bahnhofstrasse 1[24]a?, 8001 Zürich/],
    ["1003", /, 1003 Lausanne$/],
    ["lausane rue du lak 4", "Rue du Lac 4, 1000 Lausanne"],
    ["ruee du lac 4 1003", "Rue du Lac 4, 1003 Lausanne"],
    ["rue ddu lac 4 1003", "Rue du Lac 4, 1003 Lausanne"],
    ["bahnofstr 12 8001", "Bahnhofstrasse 12, 8001 Zürich"],
    ["bahnohfstrassse 12 8001", "Bahnhofstrasse 12, 8001 Zürich"],
    ["Rue de Bourg 11 Lausanne", "Rue de Bourg 11, 1003 Lausanne"],
    ["rue de bourg 1", "Rue de Bourg 1, 1003 Lausanne"],
    ["kramgasse 20 bern", "Kramgasse 20, 3011 Bern"],
    ["langstrasse 7 zürich", "Langstrasse 7, 8004 Zürich"],
    ["rue du mont-blanc 9", "Rue du Mont-Blanc 9, 1201 Genève"],
    ["via pessina 13 lugano", "Via Pessina 13, 6900 Lugano"],
    ["avenue leopold robert 21", "Avenue Léopold-Robert 21, 2300 La Chaux-de-Fonds"],
  ])("%s: %s", async (typed, first) => {
    const [found] = await addresses(typed);
    expect(lineOf(found)).toMatch(first);
  });
});

test("B10 short words that are nowhere are not mended into a street that has none of them", async () => {
  // Each word is one typing error away from a word of some village, but no place has them together.
  expect(await addresses("vue de boung 1")).toEqual([]);
  expect(await addresses("boung")).toEqual([]);
});

test("B10 Liechtenstein offers addresses of Liechtenstein, Switzerland those of Switzerland", async () => {
  const inCountry = async (text: string, country: string): Promise<Address[]> =>
    (
      await anna.graphql(
        ADDRESSES.replace("$text)", "$text, country: $country)").replace(
          "$text: String!",
          "$text: String!, $country: String",
        ),
        { text, country },
      )
    ).data.searchSwissAddress;
  const found = await inCountry("landstrasse 5", "LI");
  expect(lineOf(found[0])).toBe("Landstrasse 5, 9490 Vaduz");
  expect(found.every(({ zip }) => /^94[89]/.test(zip))).toBe(true);
  expect(await inCountry("bahnhofstrasse zürich", "LI")).toEqual([]);
  const swiss = await inCountry("landstrasse", "CH");
  expect(swiss.filter(({ zip }) => /^94[89]/.test(zip))).toEqual([]);
  expect(await inCountry("städtle 3", "CH")).toEqual([]);
});

test("B09 the beginning of an NPA lists what begins with it, and two characters list nothing", async () => {
  const found = await localities("100");
  expect(found.length).toBeGreaterThan(5);
  expect(found.every(({ npa }) => npa.startsWith("100"))).toBe(true);
  expect(await localities("10")).toEqual([]);
  expect(await localities(" 10 \n\t ")).toEqual([]);
  expect(await addresses("ru")).toEqual([]);
});

test("B09 at most 20 localities are listed, and one tells all that the specification names", async () => {
  expect(await localities("zürich")).toHaveLength(20);
  expect((await localities("9490"))[0]).toEqual({
    idLocaliteCommune: "9490-vaduz",
    nomCommune: "Vaduz",
    nomComplet: "9490 Vaduz",
    npa: "9490",
    pays: "LI",
  });
  expect((await localities("2740 moutier"))[0]).toMatchObject({ pays: "CH" });
});

test("B10 at most 20 addresses are listed, and nothing where nothing is like it", async () => {
  expect(await addresses("bahnhofstrasse")).toHaveLength(20);
  expect(await addresses("xqzwv kjhgf 12")).toEqual([]);
  const [found] = (await anna.graphql(ADDRESSES, { text: "rue du lac 3 1003" })).data
    .searchSwissAddress;
  expect(found).toMatchObject({ street: "Rue du Lac", streetNumber: "3", canton: "VD" });
  expect(found.id).toMatch(/^9\d{8}$/);
  expect(found.ofsLocalityId).toBeNull();
});

test("B09 coordinates are those of the street, else of the locality, else none", async () => {
  const at = async (street: string | null, zip: string, locality: string) =>
    (await anna.graphql(COORDINATES, { street, zip, locality })).data.localityCoordinates;
  const lausanne = await at(null, "1003", "Lausanne");
  expect(lausanne).toEqual({ lat: 46.52, lng: 6.63 });
  const street = await at("Rue du Lac 3", "1003", "Lausanne");
  expect(street).not.toEqual(lausanne);
  expect(Math.abs(street.lat - lausanne.lat)).toBeLessThan(0.05);
  expect(await at("Rue qui manque 7", "1003", "Lausanne")).toEqual(lausanne);
  expect(await at(null, "1003", "Nulle part")).toEqual(lausanne);
  expect(await at("", "0000", "Qwxz")).toBeNull();
});

test("B10 hostile text is answered quickly and finds no more than other text", async () => {
  const hostile = [
    "%%%",
    "___",
    "'; drop table swiss_street; --",
    "a & | ! ( ) <-> :*",
    "\\x00\\'\"",
    "\u0000\u0001\u001B[31m",
    "🏔🏔🏔🏔",
    "null",
    "a".repeat(10_000),
    "a ".repeat(5_000),
    "1".repeat(10_000),
    "1003 ".repeat(2_000),
    "ß".repeat(5_000),
    "\u0301".repeat(9_000),
    "rue du lac ".repeat(900),
  ];
  for (const text of hostile) {
    const began = performance.now();
    const found = [...(await localities(text)), ...(await addresses(text))];
    expect(found.length, text.slice(0, 20)).toBeLessThanOrEqual(40);
    await anna.graphql(COORDINATES, { street: text, zip: text, locality: text });
    expect(performance.now() - began, text.slice(0, 20)).toBeLessThan(2_000);
  }
  expect((await localities("1003"))[0]?.npa).toBe("1003");
});

test("W05 places are for customers who are signed in and whose account may use the portal", async () => {
  const stranger = await callsAs().graphql(LOCALITIES, { text: "1003" });
  expect(stranger.errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
  const luca = await aCustomer({ isAddressOwner: false });
  const affiliated = await luca.graphql(ADDRESSES, { text: "1003" });
  expect(affiliated.errors?.[0]?.extensions).toEqual({ code: "FORBIDDEN" });
});
