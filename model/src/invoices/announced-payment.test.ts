import { expect, test } from "vitest";
import { announcementRefusal, dunnedFrom, paymentAwaitedUntil } from "./announced-payment.ts";

const open = {
  status: "RAPPEL" as const,
  totalAmount: 412_35,
  toBePaid: 412_35,
  paymentMode: "BVR" as const,
  debitReturned: false,
  paymentAnnouncedOn: null as string | null,
  reminders: [{ sentOn: "2026-11-02" }],
};

test("a payment is waited for as long as a slow transfer takes, over the new year and a leap day", () => {
  const announced = (day: string) => ({ ...open, paymentAnnouncedOn: day });
  expect(paymentAwaitedUntil(open, "2026-11-18")).toBeUndefined();
  expect(paymentAwaitedUntil(announced("2026-11-18"), "2026-11-18")).toBe("2026-11-25");
  expect(paymentAwaitedUntil(announced("2026-11-18"), "2026-11-25")).toBe("2026-11-25");
  expect(paymentAwaitedUntil(announced("2026-11-18"), "2026-11-26")).toBeUndefined();
  expect(paymentAwaitedUntil(announced("2026-12-28"), "2027-01-03")).toBe("2027-01-04");
  expect(paymentAwaitedUntil(announced("2028-02-25"), "2028-02-29")).toBe("2028-03-03");
  const arrived = { ...announced("2026-11-18"), status: "REGLEE" as const, toBePaid: 0 };
  expect(paymentAwaitedUntil(arrived, "2026-11-19")).toBeUndefined();
});

test.each([
  ["open", open, undefined],
  ["in debt collection", { ...open, status: "POURSUITE" as const }, undefined],
  ["paid", { ...open, status: "REGLEE" as const, toBePaid: 0 }, "NOT_OPEN"],
  ["a credit", { ...open, totalAmount: -5_00 }, "NOT_OPEN"],
  ["left to the bank", { ...open, paymentMode: "LSV" as const }, "DIRECT_DEBIT"],
  ["back from the bank", { ...open, paymentMode: "LSV" as const, debitReturned: true }, undefined],
  ["announced today", { ...open, paymentAnnouncedOn: "2026-11-18" }, undefined],
  ["announced in vain", { ...open, paymentAnnouncedOn: "2026-11-09" }, "NOT_ARRIVED"],
  ["announced before the last reminder", { ...open, paymentAnnouncedOn: "2026-10-20" }, undefined],
])(
  "a payment of an invoice that is %s may be announced, or is refused with a reason",
  (_, one, why) => {
    expect(announcementRefusal(one, "2026-11-18")).toBe(why);
  },
);

test("a step of dunning waits for an announced payment, and only as long", () => {
  expect(dunnedFrom(open, "2026-11-20")).toBe("2026-11-20");
  const announced = { paymentAnnouncedOn: "2026-11-18" };
  expect(dunnedFrom(announced, "2026-11-20")).toBe("2026-11-26");
  expect(dunnedFrom(announced, "2026-12-10")).toBe("2026-12-10");
});
