import { expect, test } from "vitest";
import { referenceOf } from "../invoices/reference.ts";
import { usualTolerance as tolerance } from "../invoices/small-differences.ts";
import { amountText, HIGHEST_AMOUNT, parsedAmount } from "./amounts.ts";
import { bankText, isBankText, isIdentification } from "./characters.ts";
import { likeness, matchPayment, returnReasonOf } from "./matching.ts";
import { endToEndIdOf } from "./orders.ts";
import { creditorReferenceOf, referenceKind } from "./references.ts";

test("references are known by their check digits", () => {
  expect(referenceKind("21 00000 00003 13947 14300 09017")).toBe("QRR");
  expect(referenceKind(referenceOf("4218730261101"))).toBe("QRR");
  expect(referenceKind("210000000003139471430009018")).toBeUndefined();
  expect(referenceKind("0".repeat(27))).toBeUndefined();
  expect(referenceKind("rf18 5390 0754 7034")).toBe("SCOR");
  expect(referenceKind("RF19539007547034")).toBeUndefined();
  expect(referenceKind(creditorReferenceOf("CERVIN2026"))).toBe("SCOR");
  expect(referenceKind("")).toBeUndefined();
});

test("amounts are exact to the rappen, and anything finer is no amount", () => {
  expect(["0.05", "412.35", "1", "1.5", "1.50000", "999999999.99"].map(parsedAmount)).toEqual([
    5,
    412_35,
    1_00,
    1_50,
    1_50,
    HIGHEST_AMOUNT,
  ]);
  for (const wrong of ["", ".5", "1,50", "-1.00", "1e3", "1.005", "123456789012", "١"])
    expect(parsedAmount(wrong), wrong).toBeUndefined();
  expect([5, 50, 100, 412_35].map(amountText)).toEqual(["0.05", "0.50", "1.00", "412.35"]);
});

test("texts have the characters of the Swiss Payment Standards, and identifications those of SWIFT", () => {
  expect(isBankText("Zoë Müller-Ławniczak €")).toBe(true);
  expect(isBankText("Иван")).toBe(false);
  expect(bankText("Иван\n Müller", 8)).toBe("???? Mül");
  expect(isIdentification("CERVIN-2026/11 +1")).toBe(true);
  for (const wrong of ["", " ", "/A", "A/", "A//B", "Ä", "a".repeat(36)])
    expect(isIdentification(wrong), wrong).toBe(false);
});

const reference = referenceOf("4218730261101");
const paid = (amount: number, currency = "CHF") => ({ amount, currency, reference });
const invoice = (open: number, received: number[] = []) => ({
  open,
  received,
  tolerance,
  isCreditorsAccount: true,
});

test.each([
  ["exactly", paid(412_35), invoice(412_35), "MATCHED"],
  ["five rappen short", paid(412_30), invoice(412_35), "MATCHED"],
  ["a rest that the next invoice asks for", paid(407_35), invoice(412_35), "MATCHED"],
  ["a rappen more than that", paid(407_34), invoice(412_35), "PARTIAL"],
  ["a part", paid(100_00), invoice(412_35), "PARTIAL"],
  ["a rappen too much", paid(412_36), invoice(412_35), "TOO_MUCH"],
  ["twice", paid(412_35), invoice(0, [412_35]), "DUPLICATE"],
  ["something else for a paid invoice", paid(50_00), invoice(0, [412_35]), "TOO_MUCH"],
  ["euros", paid(412_35, "EUR"), invoice(412_35), "REFUSED"],
  ["an unknown reference", paid(412_35), undefined, "UNKNOWN"],
  ["more than ten million", paid(10_000_000_01), invoice(412_35), "UNKNOWN"],
  ["to another company", paid(1), { ...invoice(1), isCreditorsAccount: false }, "UNKNOWN"],
  ["without a reference", { ...paid(1), reference: undefined }, undefined, "UNKNOWN"],
] as const)("a payment: %s", (_, payment, found, state) => {
  expect(matchPayment(payment, found).state).toBe(state);
});

test("a reason without words in our letters is one that the bank did not give", () => {
  expect(["AM04", "AC01", "XX99", undefined].map(returnReasonOf)).toEqual([
    "AM04",
    "AC01",
    "MS03",
    "MS03",
  ]);
});

test("suggestions go by amount and name, without accents and in any order", () => {
  const payment = { amount: 412_35, name: "MUELLER-ROSSI, Zoé" };
  expect(likeness(payment, { amount: 412_35, names: ["Zoe Rossi"] })).toBe(2);
  expect(likeness(payment, { amount: 1, names: ["Zoë Keller"] })).toBe(1);
  expect(likeness(payment, { amount: 1, names: ["Anna Keller"] })).toBe(0);
  expect(likeness({ amount: 1, name: undefined }, { amount: 1, names: [] })).toBe(1);
});

test("an end-to-end id fits its field", () => {
  expect(endToEndIdOf("0b0e7dbb-4f6c-4f0b-9d5c-0a5a8a8b9c1d")).toBe(
    "0B0E7DBB4F6C4F0B9D5C0A5A8A8B9C1D",
  );
});
