import { describe, expect, test } from "vitest";
import { addressesFrom, type DatedAddress } from "./address-history.ts";
import { foreignFinancialAddress, swissFinancialAddress } from "./financial-addresses.ts";
import { foreignPostalAddress, swissPostalAddress } from "./postal-addresses.ts";
import { firstErrorCode } from "../portal/problems.ts";
import { hasEnd, movedDay, NO_END } from "../calendar/validity.ts";

const today = "2026-11-15";
const swiss = {
  postalUse: "DOMICILE_LEGAL",
  street: "Rue du Lac",
  number: "4",
  swissLocalityId: "1003-lausanne",
  startOfValidity: today,
};
const abroad = {
  postalUse: "CORRESPONDANCE",
  street: "Rue de Meyrin",
  country: "FR",
  zip: "01210",
  locality: "Ferney-Voltaire",
  startOfValidity: today,
};
const account = {
  usage: "REMB",
  ownerFullname: "Camille Rochat",
  localityCommuneId: "1003-lausanne",
  iban: "CH93 0076 2011 6238 5295 7",
  startOfValidity: today,
};

const long = (length: number) => "x".repeat(length);
const problems = (
  rule: {
    safeParse(value: unknown): { error?: { issues: { path: unknown[]; message: string }[] } };
  },
  value: object,
) =>
  Object.fromEntries(
    (rule.safeParse(value).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

describe("C05 a postal address", () => {
  test.each<[string, object, object]>([
    ["as people have it", {}, {}],
    ["of the directory", { street: null, swissLocalityId: null, foundAddressId: "900000001" }, {}],
    ["without a street", { street: " " }, { street: "required" }],
    ["without a locality", { swissLocalityId: "" }, { swissLocalityId: "required" }],
    ["in a box where somebody lives", { poBox: "12" }, { poBox: "postal.noPoBox" }],
    ["in a box where letters go", { postalUse: "CORRESPONDANCE", street: "", poBox: "12" }, {}],
    [
      "nowhere where letters go",
      { postalUse: "CORRESPONDANCE", street: "" },
      { street: "postal.streetOrPoBox" },
    ],
    ["40 characters each", { street: long(40), complement: long(40), number: long(20) }, {}],
    [
      "longer",
      { street: long(41), complement: long(41), number: long(21), poBox: long(41) },
      {
        street: "text.tooLong",
        complement: "text.tooLong",
        number: "text.tooLong",
        poBox: "postal.noPoBox",
      },
    ],
    ["from yesterday", { startOfValidity: "2026-11-14" }, { startOfValidity: "date.format" }],
    ["from a thousand years ahead", { startOfValidity: "3026-11-15" }, {}],
    ["from later", { startOfValidity: "3026-11-16" }, { startOfValidity: "date.format" }],
    ["from no day", { startOfValidity: "2027-02-30" }, { startOfValidity: "date.format" }],
    ["with a line break", { street: "Rue\ndu Lac" }, { street: "text.characters" }],
    ["read from right to left", { street: "Rue\u202edu Lac" }, { street: "text.characters" }],
    [
      "in other letters",
      { street: "شارع", number: "五", complement: "c/o Иванов", foundAddressId: null },
      { street: "text.latin", number: "text.latin", complement: "text.latin" },
    ],
    ["with a house of emoji", { complement: "🏠" }, { complement: "text.latin" }],
    ["in all letters that banks permit", { street: "Șoseaua Čapek Ÿ", complement: "5 €" }, {}],
    [
      "all wrong at once",
      { street: "", swissLocalityId: "", startOfValidity: "" },
      { street: "required", swissLocalityId: "required", startOfValidity: "required" },
    ],
  ])("%s", (_, change, wrong) => {
    expect(problems(swissPostalAddress(today), { ...swiss, ...change })).toEqual(wrong);
  });

  test.each<[string, object, object]>([
    ["abroad", {}, {}],
    ["in Switzerland is not abroad", { country: "CH" }, { country: "country.unknown" }],
    ["in no country", { country: "XX" }, { country: "country.unknown" }],
    ["of 10 and 40 characters", { zip: long(10), locality: long(40) }, {}],
    [
      "longer",
      { zip: long(11), locality: long(41) },
      { zip: "text.tooLong", locality: "text.tooLong" },
    ],
    [
      "in other letters",
      { locality: "Αθήνα", zip: "١٢" },
      { locality: "text.latin", zip: "text.latin" },
    ],
    ["without a street or a box", { street: "" }, { street: "postal.streetOrPoBox" }],
  ])("%s", (_, change, wrong) => {
    expect(problems(foreignPostalAddress(today), { ...abroad, ...change })).toEqual(wrong);
  });
});

test("C05 the quotes, dashes and spaces of a phone are kept as those of a keyboard", () => {
  const typed = { street: "Rue de l’Église", number: "12–14", complement: "c/o\u00a0Léa" };
  expect(swissPostalAddress(today).parse({ ...swiss, ...typed })).toMatchObject({
    street: "Rue de l'Église",
    number: "12-14",
    complement: "c/o Léa",
  });
});

describe("C06 a bank account", () => {
  test.each<[string, object, object]>([
    ["as people have it", {}, {}],
    ["of nobody", { ownerFullname: "" }, { ownerFullname: "required" }],
    ["of somebody in other letters", { ownerFullname: "王芳" }, { ownerFullname: "text.latin" }],
    ["of 41 characters", { ownerFullname: long(41) }, { ownerFullname: "text.tooLong" }],
    ["without a number", { iban: "" }, { iban: "required" }],
    ["with a slip", { iban: "CH93 0076 2011 6238 5295 8" }, { iban: "iban.invalid" }],
    ["for QR-bills alone", { iban: "CH44 3199 9123 0008 8901 2" }, { iban: "iban.qr" }],
    ["of a foreign bank", { iban: "FR1420041010050500013M02606" }, { iban: "iban.swiss" }],
    ["without a locality", { localityCommuneId: "" }, { localityCommuneId: "required" }],
  ])("%s", (_, change, wrong) => {
    expect(problems(swissFinancialAddress(today), { ...account, ...change })).toEqual(wrong);
  });

  test("whose owner lives abroad may be anywhere", () => {
    const { localityCommuneId: _, ...rest } = account;
    const { postalUse: __, ...home } = abroad;
    const value = { ...rest, ...home, streetNumber: "14" };
    const rule = foreignFinancialAddress(today);
    expect(problems(rule, value)).toEqual({});
    expect(problems(rule, { ...value, iban: "FR1420041010050500013M02606" })).toEqual({});
    expect(problems(rule, { ...value, zip: "", streetNumber: long(21) })).toEqual({
      streetNumber: "text.tooLong",
      zip: "required",
    });
  });
});

test("C07 an end from 9999-12-30 on is none", () => {
  expect(["9999-12-29", "9999-12-30", NO_END, "2027-01-31"].map(hasEnd)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("C05 the first error code is the first that is listed, else that of the first field", () => {
  expect(firstErrorCode({ errorCodes: ["pending", "changed"], fields: { a: "b" } })).toBe(
    "pending",
  );
  expect(firstErrorCode({ fields: { street: "required", zip: "text.tooLong" } })).toBe("required");
  expect(firstErrorCode({})).toBeUndefined();
  expect(firstErrorCode({ errorCodes: [{}] })).toBeUndefined();
});

describe("a person's addresses from a day on", () => {
  const row = (uses: string, place: string, validFrom: string, validTo = NO_END) => ({
    domicileLegal: uses.includes("L"),
    correspondance: uses.includes("C"),
    validFrom,
    validTo,
    place,
  });
  const after = (
    history: readonly DatedAddress<string>[],
    use: "DOMICILE_LEGAL" | "CORRESPONDANCE",
    from: string,
    place: string,
  ) => addressesFrom(history, { use, from, place }, (one, other) => one === other);

  test("letters follow the home, unless they went elsewhere", () => {
    expect(after([row("LC", "old", "2020-01-01")], "DOMICILE_LEGAL", "2027-01-01", "new")).toEqual([
      row("LC", "new", "2027-01-01"),
    ]);
    const apart = [row("L", "old", "2020-01-01"), row("C", "box", "2020-01-01")];
    expect(after(apart, "DOMICILE_LEGAL", "2027-01-01", "new")).toEqual([
      row("L", "new", "2027-01-01"),
      row("C", "box", "2027-01-01"),
    ]);
  });

  test("letters that go elsewhere leave the home, and come back to it", () => {
    const apart = after([row("LC", "home", "2020-01-01")], "CORRESPONDANCE", "2027-01-01", "box");
    expect(apart).toEqual([row("L", "home", "2027-01-01"), row("C", "box", "2027-01-01")]);
    expect(after(apart, "CORRESPONDANCE", "2028-01-01", "home")).toEqual([
      row("LC", "home", "2028-01-01"),
    ]);
  });

  test("what was planned for later gives way, and where letters go later stays", () => {
    const planned = [
      row("LC", "old", "2020-01-01", "2026-12-31"),
      row("L", "later", "2027-01-01"),
      row("C", "box", "2027-01-01"),
    ];
    expect(after(planned, "DOMICILE_LEGAL", "2026-12-01", "new")).toEqual([
      row("LC", "new", "2026-12-01", "2026-12-31"),
      row("L", "new", "2027-01-01"),
      row("C", "box", "2027-01-01"),
    ]);
  });

  test("every day has one home and one place for letters, after any changes in any order", () => {
    let seed = 7;
    const next = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
    for (let life = 0; life < 200; life++) {
      let history: DatedAddress<string>[] = [row("LC", "first", "2020-01-01")];
      for (let change = 0; change < 6; change++) {
        const from = movedDay("2026-11-15", next(60));
        const use = next(2) === 0 ? "DOMICILE_LEGAL" : "CORRESPONDANCE";
        const tail = after(history, use, from, `place ${next(3)}`);
        history = [
          ...history
            .filter(({ validFrom }) => validFrom < from)
            .map((one) => ({
              ...one,
              validTo: one.validTo < from ? one.validTo : movedDay(from, -1),
            })),
          ...tail,
        ];
        const days = Array.from({ length: 62 }, (_, ahead) => movedDay("2026-11-14", ahead));
        const odd = days.filter((day) => {
          const then = history.filter((one) => one.validFrom <= day && day <= one.validTo);
          const homes = then.filter((one) => one.domicileLegal).length;
          return homes !== 1 || then.filter((one) => one.correspondance).length !== 1;
        });
        expect(odd).toEqual([]);
      }
    }
  });
});
