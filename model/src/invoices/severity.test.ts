import { expect, test } from "vitest";
import { InvoiceStatus } from "./invoice.ts";
import { ReminderStep } from "./reminder-steps.ts";
import {
  severities,
  severityLooks,
  severityOf,
  severityOfStep,
  severityRank,
  type Severity,
} from "./severity.ts";
import { severityWords } from "./severity-words.ts";

const late = "2026-11-14";

test.each([
  ["ENCOURS", null, "DUE"],
  ["ENCOURS", late, "LATE"],
  ["RAPPEL", late, "REMINDER"],
  // Reminded, and paid by instalments in time.
  ["RAPPEL", null, "REMINDER"],
  ["SOMMATION", late, "FORMAL_NOTICE"],
  ["SOMMATION", null, "FORMAL_NOTICE"],
  ["POURSUITE", late, "COLLECTION"],
  ["POURSUITE", null, "COLLECTION"],
  ["REGLEE", null, undefined],
  ["ANNULEE", null, undefined],
] as const)("I04 an invoice that is %s, overdue since %s, stands at %s", (status, since, level) => {
  expect(severityOf({ status, overdueSince: since, totalAmount: 100 })).toBe(level);
});

test.each(InvoiceStatus.options)(
  "I04 a credit that is %s stands nowhere on the scale",
  (status) => {
    expect(severityOf({ status, overdueSince: null, totalAmount: -100 })).toBeUndefined();
  },
);

test.each([
  ["RAPPEL", "ENCOURS", "REMINDER"],
  ["SOMMATION", "RAPPEL", "FORMAL_NOTICE"],
  ["POURSUITE", "SOMMATION", "COLLECTION"],
  ["PLAN_ENDED", "ENCOURS", "DUE"],
  ["PLAN_ENDED", "RAPPEL", "REMINDER"],
  ["PLAN_ENDED", "SOMMATION", "FORMAL_NOTICE"],
  ["DEBIT_RETURNED", "ENCOURS", "DUE"],
  ["DEBIT_RETURNED", undefined, "DUE"],
] as const)("I08 the letter %s about an invoice that is %s stands at %s", (step, status, level) => {
  expect(severityOfStep(step, status)).toBe(level);
});

test("I08 a letter of every step has a level", () => {
  for (const step of ReminderStep.options) expect(severities).toContain(severityOfStep(step));
});

test("I04 the scale rises from due to collection, and what is settled lies below it", () => {
  const ranks = [undefined, ...severities].map(severityRank);
  expect(ranks).toEqual([0, 1, 2, 3, 4, 5]);
});

/** Blue, amber, amber with an icon, red, solid red. */
const looks: Readonly<Record<Severity, unknown>> = {
  DUE: { tone: "info", isSolid: false, icon: undefined },
  LATE: { tone: "warning", isSolid: false, icon: undefined },
  REMINDER: { tone: "warning", isSolid: false, icon: "bell" },
  FORMAL_NOTICE: { tone: "bad", isSolid: false, icon: "alert" },
  COLLECTION: { tone: "bad", isSolid: true, icon: "alert" },
};

test("I04 no two levels look alike or are called alike in a language", () => {
  expect(severityLooks).toEqual(looks);
  expect(new Set(Object.values(severityLooks).map((look) => JSON.stringify(look))).size).toBe(5);
  for (const language of ["fr", "de", "it", "en"] as const) {
    expect(new Set(severities.map((level) => severityWords[level][language])).size).toBe(5);
  }
});
