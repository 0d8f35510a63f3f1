import { expect, test } from "vitest";
import {
  followInstalments,
  instalmentsOf,
  possibleFirstDates,
  possibleInstalments,
  restDue,
} from "./arrangement.ts";
import { careDates, careLines } from "./benefits.ts";
import { periodBeginning } from "./billing.ts";
import { sumOfLines } from "./invoice.ts";
import { shownStatus } from "./standing.ts";
import { formatReference, isReference, referenceOf } from "./reference.ts";
import { streetParts } from "./qr-bill.ts";

/** For tests without holidays. */
const anyDay = (day: string): string => day;

test.each([
  ["ENCOURS", "2026-11-14", 100, "ENRETARD"],
  ["ENCOURS", null, 100, "ENCOURS"],
  ["RAPPEL", "2026-11-14", 100, "RAPPEL"],
  ["REGLEE", null, 100, "REGLEE"],
  ["ENCOURS", null, -100, undefined],
] as const)(
  "I04 %s, overdue since %s, with total %i is shown as %s",
  (status, overdueSince, totalAmount, shown) => {
    expect(shownStatus({ status, overdueSince, totalAmount })).toBe(shown);
  },
);

test("the reference of the banks' own example has the check digit 7", () => {
  expect(isReference("210000000003139471430009017")).toBe(true);
  expect(isReference("210000000003139471430009018")).toBe(false);
  expect(referenceOf("21000000000313947143000901")).toBe("210000000003139471430009017");
  expect(formatReference("210000000003139471430009017")).toBe("21 00000 00003 13947 14300 09017");
});

test.each([20005, 100000, 99995, 123456])(
  "I07 instalments of %i sum to it, to the rappen",
  (debt) => {
    for (const count of possibleInstalments(debt)) {
      const parts = instalmentsOf(debt, "2026-12-01", count);
      expect(sumOfLines(parts)).toBe(debt);
      expect(parts).toHaveLength(count);
      expect(parts.every(({ amount }) => amount >= 50_00 - 5)).toBe(true);
    }
  },
);

test("I07 instalments begin on the first of one of the next three months, with ten days' notice", () => {
  expect(possibleFirstDates("2026-11-15")).toEqual(["2026-12-01", "2027-01-01", "2027-02-01"]);
  expect(possibleFirstDates("2026-11-25")[0]).toBe("2027-01-01");
});

test("a half-yearly invoice begins in January and July, billed ahead and due within", () => {
  expect(periodBeginning("2026-06", "HALF_YEARLY", anyDay)).toBeUndefined();
  expect(periodBeginning("2026-07", "HALF_YEARLY", anyDay)).toEqual({
    periodFrom: "2026-07-01",
    periodTo: "2026-12-31",
    months: 6,
    invoiceDate: "2026-06-11",
    deadline: "2026-07-10",
  });
});

test.each([
  ["Avenue du Mont-Blanc 12", "Avenue du Mont-Blanc", "12"],
  ["Rue du 31-Décembre 8b", "Rue du 31-Décembre", "8b"],
  ["Im Hof", "Im Hof", ""],
])("a street and its number stand apart: %s", (text, street, number) => {
  expect(streetParts(text)).toEqual({ street, number });
});

const settlement = {
  billed: 500_00,
  notCovered: 20_00,
  supplementaryPaid: 10_00,
  hospitalContribution: 0,
  deductible: 300_00,
  coinsuranceRate: 10_00,
  coinsurance: 17_00,
  basicPaid: 153_00,
};
const care = [
  { provider: "Praxis Felsenau", tiers: "PAYANT", settlement },
  { provider: "Praxis Felsenau", tiers: "PAYANT", settlement: { ...settlement, deductible: 0 } },
  { provider: "Labor Quarz", tiers: "GARANT", settlement },
] as const;

test("I03 an invoice of care has a line for each share of each provider whom we paid", () => {
  expect(careLines(7, care.slice(0, 1), false)).toEqual([
    { kind: "DEDUCTIBLE", insuredNumber: 7, about: "Praxis Felsenau", amount: 300_00 },
    { kind: "COINSURANCE", insuredNumber: 7, about: "Praxis Felsenau", amount: 17_00 },
    { kind: "NOT_COVERED", insuredNumber: 7, about: "Praxis Felsenau", amount: 20_00 },
  ]);
  expect(careLines(7, care, false).map(({ amount }) => amount)).toEqual([300_00, 34_00, 40_00]);
  expect(careLines(7, care.slice(2), false)).toEqual([]);
});

test("I03 hidden care is one amount, for all kinds of care", () => {
  const [line, ...more] = careLines(7, care.slice(0, 2), true);
  expect(line).toEqual({
    kind: "COST_SHARE",
    insuredNumber: 7,
    about: "",
    amount: 2 * (500_00 - 163_00),
  });
  expect(more).toEqual([]);
  expect(careLines(7, care.slice(2), true)).toEqual([]);
  expect(careDates("2026-02-17", anyDay)).toEqual({
    periodFrom: "2026-02-01",
    periodTo: "2026-02-28",
    invoiceDate: "2026-02-17",
    deadline: "2026-03-19",
  });
});

test.each([
  [0, "2026-12-01", "OPEN OPEN OPEN", undefined],
  [0, "2026-12-11", "LATE OPEN OPEN", undefined],
  [0, "2026-12-12", "LATE OPEN OPEN", "2027-01-01"],
  [94_99, "2026-12-02", "LATE OPEN OPEN", undefined],
  [95_00, "2026-12-02", "PAID OPEN OPEN", undefined],
  [100_00, "2027-01-01", "PAID OPEN OPEN", undefined],
  [250_00, "2027-06-01", "PAID PAID LATE", "2027-06-21"],
  [300_00, "2027-06-01", "PAID PAID PAID", undefined],
])("I07 with %i paid of 300 on %s, three instalments stand %s", (paid, today, stand, rest) => {
  const followed = { today, workingDay: anyDay, tolerance: 5_00 };
  const parts = followInstalments(instalmentsOf(300_00, "2026-12-01", 3), paid, followed);
  expect(parts.map(({ status }) => status).join(" ")).toBe(stand);
  expect(restDue(parts, today, anyDay)).toBe(rest);
});
