import { expect, test } from "vitest";
import { type BilledPremiums, correctionLines } from "./correction.ts";
import type { CarriedLine, Carrier } from "./carriers.ts";

const carrier: Carrier = { law: "LAMAL", insurerCode: "9101" };
const line = (insuredNumber: number, amount: number): CarriedLine => ({
  carrier,
  kind: "BASIC",
  insuredNumber,
  about: "RF01",
  amount,
});
const corrected = (insuredNumber: number, about: string, amount: number): CarriedLine => ({
  carrier,
  kind: "CORRECTION",
  insuredNumber,
  about,
  amount,
});
const quarter: BilledPremiums = {
  carrier,
  periodFrom: "2026-10-01",
  periodTo: "2026-12-31",
  lines: [line(1, 900_00), line(2, 300_00)],
};

test("a month that costs what was billed for it needs no correction", () => {
  expect(correctionLines("2026-11", [quarter], [line(1, 300_00), line(2, 100_00)])).toEqual([]);
});

test("each person has the difference of the month, persons who joined or left included", () => {
  expect(correctionLines("2026-12", [quarter], [line(1, 310_05), line(3, 50_00)])).toEqual([
    corrected(1, "12.2026", 10_05),
    corrected(3, "12.2026", 50_00),
    corrected(2, "12.2026", -100_00),
  ]);
});

test("a correction that was billed counts for its month alone", () => {
  const january: BilledPremiums = {
    carrier,
    periodFrom: "2027-01-01",
    periodTo: "2027-01-31",
    lines: [line(1, 310_05), corrected(1, "12.2026", 10_05)],
  };
  const now = [line(1, 310_05), line(2, 100_00)];
  expect(correctionLines("2026-12", [quarter, january], now)).toEqual([]);
  expect(correctionLines("2026-11", [quarter, january], now)).toEqual([
    corrected(1, "11.2026", 10_05),
  ]);
});

test("each carrier gives back or asks for what it billed itself", () => {
  const other: Carrier = { law: "LCA", insurerCode: "9100" };
  const theirs: BilledPremiums = {
    carrier: other,
    periodFrom: "2026-12-01",
    periodTo: "2026-12-31",
    lines: [{ kind: "SUPPLEMENTARY", insuredNumber: 1, about: "AH01", amount: 60_00 }],
  };
  expect(correctionLines("2026-12", [quarter, theirs], [line(1, 310_00), line(2, 100_00)])).toEqual(
    [corrected(1, "12.2026", 10_00), { ...corrected(1, "12.2026", -60_00), carrier: other }],
  );
});
