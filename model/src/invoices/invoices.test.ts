import { expect, test } from "vitest";
import { instalmentsOf, possibleFirstDates, possibleInstalments } from "./arrangement.ts";
import { periodBeginning } from "./billing.ts";
import { shownStatus, sumOfLines } from "./invoices.ts";
import { formatReference, isReference, referenceOf } from "./reference.ts";
import { streetParts } from "./qr-bill.ts";

test.each([
  ["ENCOURS", "2026-11-14", 100, "ENRETARD"],
  ["ENCOURS", "2026-11-15", 100, "ENCOURS"],
  ["RAPPEL", "2026-11-14", 100, "RAPPEL"],
  ["REGLEE", "2026-11-14", 100, "REGLEE"],
  ["ENCOURS", "2026-11-14", -100, undefined],
] as const)(
  "I04 %s with deadline %s and total %i is shown as %s",
  (status, deadline, totalAmount, shown) => {
    expect(shownStatus({ status, deadline, totalAmount }, "2026-11-15")).toBe(shown);
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
  expect(periodBeginning("2026-06", "HALF_YEARLY")).toBeUndefined();
  expect(periodBeginning("2026-07", "HALF_YEARLY")).toEqual({
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
