import { expect, test } from "vitest";
import { bestThings, type OwnThing } from "./own-things.ts";
import { namesFacts } from "./month-words.ts";
import { termsOf } from "./typed-search.ts";
import { invoiceSubjectWords, invoiceWords, statementWords } from "./kind-words.ts";

const thing = (id: string, options: Partial<OwnThing>): OwnThing => ({
  id,
  names: [],
  kindWords: "",
  amounts: [],
  days: [],
  numbers: [],
  date: "2026-01-01",
  ...options,
});
const premium = (month: string, amount: number, date: string) =>
  thing(`premium ${month}`, {
    names: ["Camille Rochat"],
    kindWords: `${invoiceWords} ${invoiceSubjectWords.BASIC}`,
    amounts: [amount],
    days: [
      { from: `${month}-01`, to: `${month}-28` },
      { from: date, to: date },
    ],
    numbers: [
      `4218730${month.slice(2, 4)}${month.slice(5)}01`,
      `00000000004218730${month.slice(2, 4)}${month.slice(5)}019`,
    ],
    date,
  });
const things = [
  premium("2026-09", 412_35, "2026-08-01"),
  premium("2026-10", 1_234_00, "2026-09-01"),
  premium("2026-12", 412_35, "2026-11-01"),
  premium("2025-10", 398_00, "2025-09-01"),
  thing("perret", {
    names: ["Cabinet Dr méd. Perret", "Camille Rochat"],
    kindWords: statementWords,
    amounts: [85_60, -42_00],
    days: [
      { from: "2026-07-20", to: "2026-07-20" },
      { from: "2026-07-01", to: "2026-07-01" },
    ],
    numbers: ["2026-4218730-003"],
    date: "2026-07-20",
  }),
];
const found = (typed: string) => bestThings(things, termsOf(typed)).map(({ id }) => id);

test.each([
  ["85.60", "perret"],
  ["85,60", "perret"],
  ["CHF 85.6", "perret"],
  ["chf85.60", "perret"],
  ["Fr. 85", "perret"],
  ["42.-", "perret"],
  ["1'234", "premium 2026-10"],
  ["1’234.00", "premium 2026-10"],
  ["1.234,00", "premium 2026-10"],
  ["1234", "premium 2026-10"],
  ["octobre", "premium 2026-10"],
  ["Oktober 2026", "premium 2026-10"],
  ["ottobre 2025", "premium 2025-10"],
  ["october 2025", "premium 2025-10"],
  ["10.2026", "premium 2026-10"],
  ["10/2025", "premium 2025-10"],
  ["2026-10", "premium 2026-10"],
  ["décembre", "premium 2026-12"],
  ["dez", "premium 2026-12"],
  ["prime de décembre 2026", "premium 2026-12"],
  ["Prämie Dezember", "premium 2026-12"],
  ["premio dicembre", "premium 2026-12"],
  ["premium december", "premium 2026-12"],
  ["fattura di settembre", "premium 2026-09"],
  ["2025", "premium 2025-10"],
  ["01.07", "perret"],
  ["1.7.2026", "perret"],
  ["01.07.26", "perret"],
  ["20/07/2026", "perret"],
  ["2026-07-01", "perret"],
  ["perret", "perret"],
  ["Dr Peret", "perret"],
  ["cabinet perret juillet", "perret"],
  ["décompte", "perret"],
  ["Abrechnung Perret", "perret"],
  ["conteggio luglio", "perret"],
  ["2026-4218730-003", "perret"],
  ["4218730 2612 01", "premium 2026-12"],
  ["42187302612", "premium 2026-12"],
  ["00 00000 00042 18730 26120", "premium 2026-12"],
])("“%s” finds %s first", (typed, id) => {
  expect(found(typed)[0]).toBe(id);
});

test.each([
  "",
  "  ",
  "?!",
  "zzzzzz",
  "octobre 1999",
  "99.95",
  "perret octobre",
  "31.02",
  "'",
  "🙂",
])("“%s” finds nothing, and breaks nothing", (typed) => {
  expect(found(typed)).toEqual([]);
});

test("what fits alike comes by its day, the newest first, and no more than five of a kind", () => {
  expect(found("camille rochat facture")).toEqual([
    "premium 2026-12",
    "premium 2026-10",
    "premium 2026-09",
    "premium 2025-10",
  ]);
  const many = Array.from({ length: 9 }, (_, place) => thing(`${place}`, { names: ["Perret"] }));
  expect(bestThings(many, termsOf("perret"))).toHaveLength(5);
});

test("an amount, a day or a number is a fact, which only one's own things have", () => {
  for (const typed of ["85.60", "octobre", "4218730", "10.2026"])
    expect(namesFacts(typed), typed).toBe(true);
  for (const typed of ["franchise", "perret", "changer mon adresse", ""])
    expect(namesFacts(typed), typed).toBe(false);
});
