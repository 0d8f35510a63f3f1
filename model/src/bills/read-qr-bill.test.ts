import fc from "fast-check";
import { expect, test } from "vitest";
import { type QrBill, qrBillText, qrFieldsOf } from "../invoices/qr-bill.ts";
import { referenceOf } from "../invoices/reference.ts";
import { isPrintable } from "../typing/printable.ts";
import { readQrBill } from "./read-qr-bill.ts";

const lines = `SPC
0200
1
CH4431999123000889012
S
Praxis Dr. med. Anna Keller
Bahnhofstrasse
7
8001
Zürich
CH







187.45
CHF
S
Pia Rutschmann
Marktgasse
28
9400
Rorschach
CH
QRR
210000000003139471430009017
Behandlung
EPD
//S1/10/R-2041\\/7/11/260512/20/x/31/260403260505/40/0:30`.split("\n");
/** The text with some lines changed, by their number from 0. */
const bill = (changes: Record<number, string> = {}, lineEnd = "\n") =>
  lines.map((line, place) => changes[place] ?? line).join(lineEnd);
const read = (text: string) => {
  const reading = readQrBill(text);
  if (reading.kind !== "bill") throw new Error(reading.kind);
  return reading.bill;
};

test.each(["\n", "\r\n", "\r"])("V02 a code is read with the line ends %j", (lineEnd) => {
  expect(read(`\ufeff${bill({}, lineEnd)}${lineEnd}`)).toEqual({
    iban: "CH4431999123000889012",
    creditor: {
      name: "Praxis Dr. med. Anna Keller",
      street: "Bahnhofstrasse",
      number: "7",
      zip: "8001",
      city: "Zürich",
      country: "CH",
    },
    amount: 187_45,
    currency: "CHF",
    reference: { kind: "QRR", text: "210000000003139471430009017" },
    message: "Behandlung",
    information: { billNumber: "R-2041/7", billedOn: "2026-05-12", servedFrom: "2026-04-03" },
  });
});

test("V02 an address in two lines gives the town, with and without a postal code", () => {
  const combined = (second: string) =>
    read(bill({ 4: "K", 6: "Rue du Lac 3", 7: second, 8: "", 9: "" })).creditor;
  expect(combined("1950 Sion")).toMatchObject({
    street: "Rue du Lac 3",
    zip: "1950",
    city: "Sion",
  });
  expect(combined("FL-9490 Vaduz")).toMatchObject({ zip: "FL-9490", city: "Vaduz" });
  expect(combined("Le Locle")).toMatchObject({ zip: "", city: "Le Locle" });
});

test("V02 a text that ends early, euros, and a bill without an amount are read as far as they go", () => {
  const short = read(bill().split("\n").slice(0, 20).join("\n"));
  expect(short).toMatchObject({ amount: 187_45, message: "", information: {} });
  expect(short).not.toHaveProperty("reference");
  expect(read(bill({ 18: "99.5", 19: "EUR" }))).toMatchObject({ amount: 99_50, currency: "EUR" });
  for (const amount of ["", "0.00", "-5.00", "1e3", "12,50", "1.234"])
    expect(read(bill({ 18: amount }))).not.toHaveProperty("amount");
});

test.each([
  ["a wrong check digit", { 28: "210000000003139471430009018" }, undefined],
  ["another type than it says", { 27: "SCOR" }, undefined],
  ["an ordinary account", { 3: "CH9300762011623852957" }, undefined],
  ["no reference", { 27: "NON", 28: "" }, undefined],
  [
    "a creditor reference",
    { 3: "CH9300762011623852957", 27: "SCOR", 28: "RF18539007547034" },
    { kind: "SCOR", text: "RF18539007547034" },
  ],
])("V02 of a reference with %s only a valid one is proposed", (_, changes, expected) => {
  expect(read(bill(changes)).reference).toEqual(expected);
});

test.each([
  ["a link", "https://example.ch/pay", "other"],
  ["nothing", "", "other"],
  ["a wrong check digit of the account", bill({ 3: "CH4431999123000889013" }), "faulty"],
  ["an account abroad", bill({ 3: "DE89370400440532013000" }), "faulty"],
  ["another version", bill({ 1: "0100" }), "faulty"],
  ["another currency", bill({ 19: "USD" }), "faulty"],
  ["no creditor", bill({ 5: " " }), "faulty"],
  ["endless text", bill({ 29: "x".repeat(2000) }), "faulty"],
])("V02 %s is no bill", (_, text, kind) => {
  expect(readQrBill(text).kind).toBe(kind);
});

test("V02 invisible, reversed and foreign characters never reach a field", () => {
  const name = "Dr\u202e<b>\u0000Évil\u200b</b> 北 " + "x".repeat(200);
  const { creditor } = read(bill({ 5: name }));
  expect(creditor.name).toHaveLength(70);
  expect(creditor.name.startsWith("Dr<b>Évil</b> ? x")).toBe(true);
});

test.each([
  ["//S1/11/260229", {}],
  ["//S1/11/280229", { billedOn: "2028-02-29" }],
  ["//S1/10//11/261231", { billedOn: "2026-12-31" }],
  ["//S1/11/260101/31/261301", { billedOn: "2026-01-01" }],
  ["//S1/11", {}],
  ["//XX/11/260101", {}],
  ["/11/260101", {}],
])("V02 of the information %s only existing days are proposed", (information, expected) => {
  expect(read(bill({ 31: information })).information).toEqual(expected);
});

test("V02 what the portal writes into its own codes, it reads", () => {
  const line = fc.string({ unit: "grapheme", minLength: 1, maxLength: 90 });
  const party = fc.record({
    name: line.map((text) => `A${text}`),
    street: line,
    number: line,
    zip: line,
    city: line,
    country: fc.constant("CH"),
  });
  const written = fc.record({
    iban: fc.constant("CH2631999456001101017"),
    creditor: party,
    amount: fc.integer({ min: 1, max: 99_999_999_999 }),
    reference: fc.integer({ min: 1 }).map((number) => referenceOf(String(number))),
    message: line,
  });
  fc.assert(
    fc.property(written, (wanted: QrBill) => {
      const known = read(qrBillText(wanted));
      const fields = qrFieldsOf(wanted);
      const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
      expect(known.amount).toBe(wanted.amount);
      expect(known.reference?.text).toBe(wanted.reference);
      expect(known.creditor.name).toBe(plain(fields.creditor.name));
      expect(known.creditor.city).toBe(plain(fields.creditor.city));
      expect(isPrintable(Object.values(known.creditor).join(""))).toBe(true);
    }),
    { numRuns: 200 },
  );
});
