import { expect, test } from "vitest";
import { isNewcomer, welcomeSteps } from "./welcome.ts";

const today = "2026-11-18";

test.each([
  ["2026-10-01", 0, true],
  ["2026-09-19", 0, true],
  ["2026-09-18", 0, false],
  ["2027-01-01", 0, true],
  ["2026-10-01", 1, false],
  [null, 0, false],
] as const)("who joined on %s and paid %i invoices is new: %s", (joined, paidInvoices, isNew) => {
  expect(isNewcomer({ joined, paidInvoices }, today)).toBe(isNew);
});

test("open steps come first by weight, done ones sink, and a doctor is asked for by a model that needs one", () => {
  const steps = welcomeSteps({
    hasRefundAccount: true,
    hasFamilyDoctor: false,
    hasSecondStep: false,
  });
  expect(steps.map(({ step }) => step)).toEqual([
    "familyDoctor",
    "secondStep",
    "refundAccount",
    "email",
  ]);
  expect(steps.map(({ isDone }) => isDone)).toEqual([false, false, true, true]);
  const free = welcomeSteps({
    hasRefundAccount: false,
    hasFamilyDoctor: null,
    hasSecondStep: true,
  });
  expect(free.map(({ step }) => step)).toEqual(["refundAccount", "secondStep", "email"]);
});
