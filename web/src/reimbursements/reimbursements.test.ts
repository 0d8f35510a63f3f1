import { expect, test } from "vitest";
import { nameOf, type Reimbursement, sharesOf } from "./reimbursements.ts";

type Line = Reimbursement["statements"][number];

const line = (more: Partial<Line> = {}): Line => ({
  position: 0,
  careProvider: "Cabinet Dr méd. Perret",
  category: "DOCTOR",
  treatmentBegin: "2026-07-01",
  treatmentEnd: "2026-07-01",
  tiers: "GARANT",
  totalAmount: 85.6,
  notCovered: 0,
  hospitalContribution: 0,
  deductible: 0,
  coinsurance: 8.56,
  paidByUs: 77.04,
  paidToProvider: 0,
  toBePaidToYou: 77.04,
  correction: null,
  ...more,
});
const statement = (statements: Line[], more: Partial<Reimbursement> = {}): Reimbursement => ({
  id: "1",
  statementNumber: "2026-4218732-004",
  date: "2026-07-20",
  paysOn: null,
  status: "CLOSED",
  seen: true,
  iddms: null,
  insured: { insuredNumber: 4218732, firstname: "Noé", lastname: "Rochat" },
  statements,
  toBePaidToYou: 0,
  owed: 0,
  invoice: null,
  ...more,
});

test("K01 a statement is called by its first provider and the first day, with how many others there are", () => {
  expect(nameOf(statement([line()]))).toEqual({ provider: "Cabinet Dr méd. Perret", day: "01.07" });
  const several = [
    line({ treatmentBegin: "2025-12-29" }),
    line({ careProvider: "Pharmacie" }),
    line({ careProvider: "Labo" }),
    line(),
  ];
  expect(nameOf(statement(several))).toEqual({
    provider: "Cabinet Dr méd. Perret + 2",
    day: "29.12.2025",
  });
});

const borne = { toBePaidToYou: 0, paidByUs: 0, coinsurance: 0 };

test.each([
  ["what was paid out", [line()], { toBePaidToYou: 77.04 }, "paid", 77_04],
  ["the deductible", [line({ ...borne, deductible: 85.6 })], {}, "deductible", 85_60],
  ["the coinsurance", [line({ tiers: "PAYANT" })], { owed: 8.56 }, "coinsurance", 8_56],
  ["both together", [line({ ...borne, deductible: 80, coinsurance: 5.6 })], {}, "several", 85_60],
  ["nothing to bear", [line({ coinsurance: 0, paidByUs: 85.6 })], {}, "allPaid", 85_60],
  ["a correction in favour", [line({ correction: "REVERSAL" })], { owed: -12 }, "credited", 12_00],
] as const)("K01 a row tells of %s", (_what, lines, more, outcome, amount) => {
  expect(sharesOf(statement([...lines], more))).toMatchObject({ outcome, amount });
});
