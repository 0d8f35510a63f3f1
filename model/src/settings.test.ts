import { expect, test } from "vitest";
import {
  isPaperLocked,
  lockedPreferences,
  refusedChanges,
  type NotificationPreferences,
} from "./settings.ts";

const digital = { correspondance: "DIGITAL" } as const;
const paper = { correspondance: "PAPER" } as const;
const all = (channel: "EMAIL" | "SMS"): NotificationPreferences => ({
  invoiceNew: channel,
  invoiceReminder: channel,
  refundNew: channel,
  communicationNew: channel,
  certificatNew: channel,
  costReminder: channel,
});

test.each([
  ["PYN", true],
  ["YWB", true],
  ["BVR", false],
  ["LSV", false],
  ["SDD", false],
] as const)("E03 payment by %s locks the choice of paper: %s", (paymentMode, isLocked) => {
  expect(isPaperLocked({ paymentMode })).toBe(isLocked);
});

test("E05 paper locks the channel for new invoices, direct debit both invoice channels", () => {
  expect(lockedPreferences({ ...digital, paymentMode: "BVR" })).toEqual({});
  expect(lockedPreferences({ ...paper, paymentMode: "BVR" })).toEqual({ invoiceNew: "paper" });
  for (const paymentMode of ["SDD", "LSV"] as const) {
    const locked = { invoiceNew: "directDebit", invoiceReminder: "directDebit" };
    expect(lockedPreferences({ ...paper, paymentMode })).toEqual(locked);
    expect(lockedPreferences({ ...digital, paymentMode })).toEqual(locked);
  }
});

test("E05 only a change of what is locked is refused", () => {
  const account = { ...paper, paymentMode: "BVR" } as const;
  expect(refusedChanges(account, all("EMAIL"), all("EMAIL"))).toEqual({});
  expect(refusedChanges(account, all("EMAIL"), { ...all("SMS"), invoiceNew: "EMAIL" })).toEqual({});
  expect(refusedChanges(account, all("EMAIL"), { refundNew: "SMS" })).toEqual({});
  expect(refusedChanges(account, all("EMAIL"), { invoiceNew: null })).toEqual({});
  expect(refusedChanges(account, all("EMAIL"), all("SMS"))).toEqual({
    invoiceNew: "preferences.paper",
  });
});
