import type { Caregiver } from "@portal/model/caregivers.ts";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { addDemonstrationCaregivers, loadDoctors } from "../../seed/places/caregivers.ts";
import { aDoctor, network } from "../../test/samples/doctors.ts";
import { aCustomer, callsAs, type Customer, ownerUrl } from "../../test/portal.ts";

const CAREGIVERS = `query Caregivers($insured: CaregiverInsured!, $filters: CaregiverFilters!) {
  caregivers(insured: $insured, filters: $filters) {
    noPartenaire nomPrenom adresse npa localite canton codeReseau sousCategorie pediatre acceptsNewPatient languages
    geolocation { lat lng } distance
  }
}`;

const today = "2026-11-15";
const lausanne = { latitude: 46.5197, longitude: 6.6323 };

let anna: Customer;
let noe: Customer;

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await addDemonstrationCaregivers(owner, today);
  await loadDoctors(owner, [
    aDoctor({ noPartenaire: "80000001", nomPrenom: "Zellwegger Thérèse" }),
    aDoctor({ nomPrenom: "Zellweger-Müsch Urs", npa: "8001" }),
    aDoctor({ nomPrenom: "Pellandrini Elia", sousCategorie: "PED" }),
    aDoctor({ nomPrenom: "Pellandrini Ugo" }),
    aDoctor({ nomPrenom: "Wechslerin Ada", network: network("2020-01-01", "2026-12-31") }),
    aDoctor({ nomPrenom: "Wechslerin Bea", network: network("2027-01-01", null) }),
    aDoctor({ nomPrenom: "Wechslerin Cora", network: null }),
    aDoctor({ nomPrenom: "Rentnerin Dora", validTo: "2026-12-31" }),
    aDoctor({ nomPrenom: "Rentnerin Edda", validFrom: "2027-01-01" }),
    aDoctor({ noPartenaire: "80000010", nomPrenom: "Frauenarzt Falk", sousCategorie: "GYN" }),
    aDoctor({ nomPrenom: "Nirgendwo Gala", isLocated: false }),
    aDoctor({ nomPrenom: "Nirgendwo Hedy", isLocated: false, npa: "8001" }),
  ]);
  await owner.end();
  anna = await aCustomer();
  noe = await aCustomer({ firstname: "Noé", birthdate: "2019-04-02" });
});

interface Asked {
  as?: Customer;
  product?: string;
  day?: string;
}

async function ask(filters: object, { as = anna, product = "RF01", day = today }: Asked = {}) {
  const { insuredNumber } = as;
  return as.graphql(CAREGIVERS, {
    insured: { insuredNumber, productCode: product, validDate: day },
    filters,
  });
}

async function found(filters: object, asked?: Asked): Promise<Caregiver[]> {
  const { data, errors } = await ask(filters, asked);
  expect(errors).toBeUndefined();
  return data.caregivers;
}

async function names(filters: object, asked?: Asked): Promise<string[]> {
  return (await found(filters, asked)).map(({ nomPrenom }) => nomPrenom);
}

describe("G03 what a person types finds the doctor who is meant", () => {
  test.each([
    ["Zellwegger", "Zellwegger Thérèse"],
    ["zellwegger therese", "Zellwegger Thérèse"],
    ["Thérèse Zellwegger", "Zellwegger Thérèse"],
    ["docteure Zellwegger", "Zellwegger Thérèse"],
    ["Dr Zellwegger", "Zellwegger Thérèse"],
    ["zellwegg", "Zellwegger Thérèse"],
    ["Zelwegger", "Zellwegger Thérèse"],
    ["zlelwegger", "Zellwegger Thérèse"],
    ["Zellweger Musch", "Zellweger-Müsch Urs"],
    ["Müsch", "Zellweger-Müsch Urs"],
    ["Muesch", "Zellweger-Müsch Urs"],
    ["Zellweger Zürich", "Zellweger-Müsch Urs"],
    ["Zellwegger Losanna", "Zellwegger Thérèse"],
    ["zellwegger lausane", "Zellwegger Thérèse"],
  ])("%s: %s", async (name, first) => {
    expect((await names({ name }))[0]).toBe(first);
  });

  test("words of fewer than three characters are dropped, and nothing but those finds nothing", async () => {
    expect(await names({ name: "xy Zellwegger q" })).toContain("Zellwegger Thérèse");
    for (const filters of [{ name: "Ze" }, { name: "d e la" }, { locality: "La" }, {}]) {
      expect(await names(filters)).toEqual([]);
    }
    expect(await names({ name: "Qwxzkj" })).toEqual([]);
  });
});

describe("G03 what a person types finds the place that is meant", () => {
  test.each([
    ["Lausanne", "Lausanne"],
    ["1003", "Lausanne"],
    ["1003 Lausanne", "Lausanne"],
    ["lausane", "Lausanne"],
    ["Losanna", "Lausanne"],
    ["Genf", "Genève"],
    ["zuerich", "Zürich"],
    ["Bienne", "Biel/Bienne"],
    ["la chaux-de-fonds", "La Chaux-de-Fonds"],
    ["St. Gallen", "St. Gallen"],
    ["8001 Zürrich", "Zürich"],
  ])("%s: %s", async (locality, place) => {
    const [first] = await found({ locality });
    expect(first?.localite).toBe(place);
    expect(first?.distance).toBeLessThan(5);
  });

  test("the nearest come first, at most a hundred, and an unknown place has none", async () => {
    const nearby = await found({ locality: "Lausanne" });
    expect(nearby).toHaveLength(100);
    const distances = nearby.flatMap(({ distance }) => distance ?? []);
    for (const [index, distance] of distances.entries()) {
      expect(distance).toBeGreaterThanOrEqual((distances[index - 1] ?? 0) - 0.3);
    }
    expect(await found({ locality: "Qwxzkj" })).toEqual([]);
    expect(await found({ locality: "Qwxzkj", ...lausanne })).toEqual([]);
  });

  test("a name is looked for everywhere, and the nearest of that name comes first", async () => {
    expect(await names({ name: "zellweg", locality: "Zürich" })).toEqual([
      "Zellweger-Müsch Urs",
      "Zellwegger Thérèse",
    ]);
    expect((await names({ name: "zellweg", ...lausanne }))[0]).toBe("Zellwegger Thérèse");
    const [near, far] = await found({ name: "zellweg", ...lausanne });
    expect([near?.distance, Math.round(far?.distance ?? 0)]).toEqual([0.2, 173]);
  });

  test("a point alone lists who is near it, and a typed place goes before it", async () => {
    expect((await found(lausanne))[0]?.canton).toBe("VD");
    expect((await found({ ...lausanne, locality: "Lugano" }))[0]?.canton).toBe("TI");
  });
});

test("G03 one doctor tells all that the specification names", async () => {
  expect(await found({ name: "Zellwegger", ...lausanne })).toEqual([
    {
      noPartenaire: "80000001",
      nomPrenom: "Zellwegger Thérèse",
      adresse: "Rue du Lac 1",
      npa: "1003",
      localite: "Lausanne",
      canton: "VD",
      codeReseau: "VD10",
      sousCategorie: "MIG",
      pediatre: false,
      acceptsNewPatient: true,
      languages: ["fr", "en"],
      geolocation: { lat: 46.52, lng: 6.63 },
      distance: 0.2,
    },
  ]);
});

test("G03 doctors whose practice cannot be placed are listed without point and distance", async () => {
  const lost = await found({ name: "Nirgendwo", locality: "Zürich" });
  expect(lost.map(({ nomPrenom }) => nomPrenom)).toEqual(["Nirgendwo Hedy", "Nirgendwo Gala"]);
  for (const { geolocation, distance } of lost)
    expect([geolocation, distance]).toEqual([null, null]);
});

test("G03 a network product lists its members on that day alone", async () => {
  const members = (product: string, day: string) => names({ name: "Wechslerin" }, { product, day });
  expect(await members("RX01", "2026-12-31")).toEqual(["Wechslerin Ada"]);
  expect(await members("RX01", "2027-01-01")).toEqual(["Wechslerin Bea"]);
  expect(await members("RF01", "2027-01-01")).toHaveLength(3);
  const codes = (await found({ name: "Wechslerin" })).map(({ codeReseau }) => codeReseau);
  expect(codes, "who is not a member yet shows no network").toEqual(["VD10", null, null]);
});

test("G03 a practice is listed from its first to its last day", async () => {
  expect(await names({ name: "Rentnerin" }, { day: "2026-12-31" })).toEqual(["Rentnerin Dora"]);
  expect(await names({ name: "Rentnerin" }, { day: "2027-01-01" })).toEqual(["Rentnerin Edda"]);
});

test("G03 free choice lists every doctor, the other models those of first care, and telemedicine none", async () => {
  expect(await names({ name: "Frauenarzt" }, { product: "RT01" })).toEqual(["Frauenarzt Falk"]);
  for (const product of ["RF01", "RX01"]) {
    expect(await names({ name: "Frauenarzt" }, { product })).toEqual([]);
  }
  for (const product of ["RS01", "AH01", "", "RZ", "__proto__"]) {
    const { errors } = await ask({ name: "Frauenarzt" }, { product });
    expect(errors?.[0]?.extensions).toEqual({
      code: "INVALID",
      fields: { productCode: "caregivers.noChoice" },
    });
  }
});

test("G03 an adult gets no paediatrician; a child gets those within reach first, and then everybody", async () => {
  expect(await names({ name: "Pellandrini" })).toEqual(["Pellandrini Ugo"]);
  const ofChild = { as: noe };
  expect(await names({ name: "Pellandrini" }, ofChild)).toEqual([
    "Pellandrini Elia",
    "Pellandrini Ugo",
  ]);
  const nearby = await found({ locality: "Lausanne" }, ofChild);
  const firstOther = nearby.findIndex(({ pediatre }) => !pediatre);
  expect(firstOther).toBeGreaterThan(5);
  expect(nearby.slice(0, firstOther).every(({ distance }) => (distance ?? 99) <= 15)).toBe(true);
  expect((await found({ locality: "Lausanne" })).some(({ pediatre }) => pediatre)).toBe(false);
  const grown = await names({ name: "Pellandrini" }, { as: noe, day: "2037-04-02" });
  expect(grown).toEqual(["Pellandrini Ugo"]);
});

test("G03 doctors are found by their numbers, unless the product does not allow them", async () => {
  const ids = ["80000001", "80000010", "12", "'; drop table caregiver; --"];
  expect(await names({ ids })).toEqual(["Zellwegger Thérèse"]);
  expect(await names({ ids }, { product: "RT" })).toEqual([
    "Frauenarzt Falk",
    "Zellwegger Thérèse",
  ]);
  const { errors } = await ask({ ids: Array.from({ length: 51 }, String) });
  expect(errors?.[0]?.extensions).toEqual({ code: "INVALID", fields: { ids: "ids.tooMany" } });
});

test("G03 a point that is none is refused at its field, and so is a day that is none", async () => {
  const refused = async (filters: object, asked?: Asked) =>
    (await ask(filters, asked)).errors?.[0]?.extensions["fields"];
  expect(await refused({ latitude: 91, longitude: 6 })).toEqual({ latitude: "point.invalid" });
  expect(await refused({ latitude: 46, longitude: -181 })).toEqual({ longitude: "point.invalid" });
  expect(await refused({ latitude: 46 })).toEqual({ longitude: "point.invalid" });
  const noDay = await ask({}, { day: "2026-02-30" });
  expect(noDay.errors?.[0]?.extensions["code"]).toBe("INVALID");
  for (const latitude of ["46", Number.NaN, Number.POSITIVE_INFINITY, null]) {
    const { errors } = await ask({ latitude, longitude: 6.6 });
    expect(errors?.[0]?.extensions["code"], String(latitude)).toBe("INVALID");
  }
});

test("G03 hostile text is answered quickly and breaks nothing", async () => {
  const hostile = [
    "%%%",
    "'; drop table caregiver; --",
    "a & | ! ( ) <-> :*A",
    "\\x00\\'\"",
    "\u0000\u0001\u001B[31m",
    "🏔🏔🏔🏔",
    "a".repeat(10_000),
    "abc ".repeat(5_000),
    "1003 ".repeat(2_000),
    "ß".repeat(5_000),
    "\u0301".repeat(9_000),
  ];
  for (const text of hostile) {
    const began = performance.now();
    await found({ name: text });
    await found({ locality: text, ...lausanne });
    await found({ name: text, locality: text });
    expect(performance.now() - began, text.slice(0, 20)).toBeLessThan(30_000);
  }
});

test("W05 doctors are looked for one's own insured alone", async () => {
  const insured = { insuredNumber: noe.insuredNumber, productCode: "RF01", validDate: today };
  const variables = { insured, filters: { name: "Zellwegger" } };
  const foreign = await anna.graphql(CAREGIVERS, variables);
  expect(foreign.errors?.[0]?.extensions).toEqual({ code: "NOT_FOUND" });
  const stranger = await callsAs().graphql(CAREGIVERS, variables);
  expect(stranger.errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
  const luca = await aCustomer({ isAddressOwner: false });
  const affiliated = await ask({ name: "Zellwegger" }, { as: luca });
  expect(affiliated.errors?.[0]?.extensions).toEqual({ code: "FORBIDDEN" });
});
