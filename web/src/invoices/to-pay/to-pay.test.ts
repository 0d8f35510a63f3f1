import { expect, test } from "vitest";
import type { OpenInvoice } from "../invoices.ts";
import { arrangeable, isInDebt, isToPay, nextSteps, openRows, stagesOf } from "./to-pay.ts";

const today = "2026-11-15";
const invoice = (id: string, change: Partial<OpenInvoice> = {}): OpenInvoice => ({
  id,
  type: "PREMIUM",
  subject: "BASIC",
  totalAmount: 400,
  toBePaid: 400,
  fees: 0,
  status: "ENCOURS",
  deadline: "2026-12-10",
  overdueSince: null,
  paymentAwaitedUntil: null,
  debitReturned: false,
  restCarried: false,
  periodFrom: "2026-12-01",
  periodTo: "2026-12-31",
  paymentMode: "BVR",
  instalments: [],
  arrangement: { actif: false, eligible: false },
  ...change,
});

const since = { overdueSince: "2026-08-10" };
const collected = invoice("collected", { ...since, status: "POURSUITE", deadline: "2026-10-01" });
const noticed = invoice("noticed", { ...since, status: "SOMMATION", deadline: "2026-11-26" });
const expired = invoice("expired", { ...since, status: "SOMMATION", deadline: "2026-11-10" });
const reminded = invoice("reminded", { ...since, status: "RAPPEL", deadline: "2026-11-20" });
const late = invoice("late", { overdueSince: "2026-11-10", deadline: "2026-11-10" });
const due = invoice("due");
const debited = invoice("debited", { paymentMode: "LSV", deadline: "2026-12-01" });
const announced = invoice("announced", { ...since, paymentAwaitedUntil: "2026-11-22" });
const carried = invoice("carried", { restCarried: true, deadline: "2026-09-01" });
const everything = [carried, announced, due, late, reminded, noticed, collected, debited];

test("I02 what is open stands with the most serious first; what was said to be paid and a carried rest come last", () => {
  const rows = openRows(everything, today);
  expect(rows.map(({ invoice: { id } }) => id)).toEqual([
    "collected",
    "noticed",
    "reminded",
    "late",
    "debited",
    "due",
    "announced",
    "carried",
  ]);
  const paid = rows.filter(isToPay).map(({ invoice: { id } }) => id);
  expect(paid, "what a button pays").toEqual(["noticed", "reminded", "late", "due"]);
});

test("I07 an invoice whose plan is kept stands with those that are due, also after a formal notice", () => {
  const planned = invoice("planned", {
    status: "SOMMATION",
    deadline: "2026-11-26",
    arrangement: { actif: true, eligible: false },
    instalments: [
      { date: "2026-12-01", amount: 200, status: "OPEN" },
      { date: "2027-01-01", amount: 200, status: "OPEN" },
    ],
  });
  const order = (one: OpenInvoice) =>
    openRows([due, late, one], today).map(({ invoice: { id }, isOnPlan }) => [id, isOnPlan]);
  expect(order(planned)).toEqual([
    ["late", false],
    ["planned", true],
    ["due", false],
  ]);
  const missed = { ...planned, overdueSince: "2026-11-01" };
  expect(order(missed)[0]).toEqual(["planned", false]);
});

test("I04 the stages count what is overdue, once something was reminded of", () => {
  expect(stagesOf(openRows(everything, today))).toEqual([
    { stage: "LATE", count: 1 },
    { stage: "REMINDER", count: 1 },
    { stage: "FORMAL_NOTICE", count: 1 },
    { stage: "COLLECTION", count: 1 },
  ]);
  expect(stagesOf(openRows([late, due, announced], today))).toBeUndefined();
});

test.each([
  ["two overdue invoices", [late, reminded], 2, true],
  ["one formal notice", [noticed], 1, true],
  ["one that is late", [late, due], 1, false],
  ["a notice said to be paid", [{ ...noticed, paymentAwaitedUntil: "2026-11-22" }], 0, false],
] as const)("I04 ways out of debt are offered: %s", (_rule, invoices, overdueCount, isOffered) => {
  expect(isInDebt(openRows(invoices, today), { overdueCount })).toBe(isOffered);
});

test("I07 instalments are offered for the first invoice that can have them, never for one that is collected", () => {
  const eligible = { arrangement: { actif: false, eligible: true } };
  const rows = openRows([due, { ...collected, ...eligible }, { ...reminded, ...eligible }], today);
  expect(arrangeable(rows)?.id).toBe("reminded");
  expect(arrangeable(openRows(everything, today))).toBeUndefined();
});

test("I04 what happens next goes by date: what has run out first, what is collected last, what is not overdue not at all", () => {
  const steps = nextSteps(openRows([...everything, expired], today));
  const told = steps.map(({ kind, date, invoices }) => [kind, date, invoices.map(({ id }) => id)]);
  expect(told).toEqual([
    ["passed", undefined, ["expired", "late"]],
    ["RAPPEL", "2026-11-20", ["reminded"]],
    ["SOMMATION", "2026-11-26", ["noticed"]],
    ["POURSUITE", undefined, ["collected"]],
  ]);
});
