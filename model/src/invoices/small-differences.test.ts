import { expect, test } from "vitest";
import { certifiedPremiums, type PremiumsPaid } from "./certified-premiums.ts";
import { type InvoiceLine, type PaymentWay, subjectOf, sumOfLines } from "./invoice.ts";
import { carriedLines, sharesOfLines, smallRest, usualTolerance } from "./small-differences.ts";
import { firstDeadline, overdueSince } from "./standing.ts";

const line = (insuredNumber: number, amount: number, kind: InvoiceLine["kind"] = "BASIC") => ({
  kind,
  insuredNumber,
  about: "RT01",
  amount,
});

test.each([
  [0, undefined],
  [1, "WRITE_OFF"],
  [95, "WRITE_OFF"],
  [96, "CARRIED"],
  [500, "CARRIED"],
  [501, undefined],
])("I08 of %i rappen that are open becomes %s", (open, becomes) => {
  expect(smallRest(open, usualTolerance)).toBe(becomes);
});

test("K01 what is paid of an invoice is divided among its lines to the rappen, corrections included", () => {
  const lines = [line(1, 333_33), line(2, 166_67), line(1, -50_01, "CORRECTION"), line(3, 1)];
  for (const paid of [0, 1, 5, 99_99, 225_00, 449_99, sumOfLines(lines)]) {
    expect(sharesOfLines(lines, paid).reduce((sum, share) => sum + share, 0)).toBe(paid);
  }
  expect(sharesOfLines(lines, sumOfLines(lines))).toEqual(lines.map(({ amount }) => amount));
});

test("I08 a carried rest is the rest, person by person, and says what it was for", () => {
  const invoice = {
    no: "7",
    insuredNumber: 1,
    carrier: { law: "LCA" } as const,
    lines: [line(1, 60_00, "SUPPLEMENTARY"), line(2, 40_00, "PROPERTY")],
  };
  const premium = carriedLines({ ...invoice, toBePaid: 3_20, unpaidOfLines: 3_20 });
  expect(premium).toEqual([
    { kind: "CARRIED", about: "7", insuredNumber: 1, of: "SUPPLEMENTARY", amount: 1_92 },
    { kind: "CARRIED", about: "7", insuredNumber: 2, of: "PROPERTY", amount: 1_28 },
  ]);
  const fees = carriedLines({ ...invoice, toBePaid: 3_20, unpaidOfLines: 1_00 });
  expect(sumOfLines(fees)).toBe(3_20);
  expect(fees.at(-1)).toEqual({ kind: "CARRIED", about: "7", insuredNumber: 1, amount: 2_20 });
});

const paidOn = (on: string, amount: number, way: PaymentWay = "BANK") => ({
  paidOn: on,
  amount,
  way,
});
const invoice = (change: Partial<PremiumsPaid> = {}): PremiumsPaid => ({
  law: "LAMAL",
  lines: [line(1, 400_00)],
  totalAmount: 400_00,
  fees: 0,
  invoiceDate: "2026-11-01",
  cancelledOn: null,
  payments: [],
  ...change,
});

test.each<[string, Partial<PremiumsPaid>, number[], number[]]>([
  [
    "a part counts when it is paid",
    { payments: [paidOn("2026-12-31", 100_00), paidOn("2027-01-03", 300_00)] },
    [100_00, 0],
    [300_00, 0],
  ],
  [
    "the premium before the fees",
    { fees: 25_00, payments: [paidOn("2026-12-31", 400_00), paidOn("2027-01-03", 25_00)] },
    [400_00, 0],
    [0, 0],
  ],
  [
    "what is too much does not count",
    { payments: [paidOn("2026-12-01", 400_00), paidOn("2027-01-03", 400_00)] },
    [400_00, 0],
    [0, 0],
  ],
  [
    "what is written off does not count",
    {
      payments: [
        paidOn("2026-12-01", 399_95),
        paidOn("2026-12-01", 5, "WRITE_OFF"),
        paidOn("2027-01-03", 5),
      ],
    },
    [399_95, 0],
    [0, 0],
  ],
  [
    "a debit that comes back is a correction",
    {
      payments: [
        paidOn("2026-12-01", 400_00),
        paidOn("2027-01-03", -400_00, "RETURN"),
        paidOn("2027-02-03", 400_00),
      ],
    },
    [400_00, 0],
    [400_00, -400_00],
  ],
  [
    "one that was too much is none",
    {
      payments: [
        paidOn("2026-12-01", 400_00),
        paidOn("2026-12-02", 400_00),
        paidOn("2027-01-03", -400_00, "RETURN"),
      ],
    },
    [400_00, 0],
    [0, 0],
  ],
  [
    "its credit used elsewhere is one",
    {
      payments: [
        paidOn("2026-12-01", 400_00),
        paidOn("2026-12-02", 400_00),
        paidOn("2027-01-03", -400_00, "RETURN"),
        paidOn("2027-01-03", -150_00, "CREDIT"),
      ],
    },
    [400_00, 0],
    [0, -150_00],
  ],
  [
    "a cancellation takes back what was told",
    {
      cancelledOn: "2027-01-03",
      payments: [paidOn("2026-12-01", 100_00), paidOn("2027-02-01", 50_00)],
    },
    [100_00, 0],
    [0, -100_00],
  ],
  [
    "a credit note counts on its day",
    { lines: [line(1, -50_00)], totalAmount: -50_00 },
    [-50_00, 0],
    [0, 0],
  ],
])("K01 of premiums, %s", (_rule, change, before, after) => {
  const told = (year: number) => {
    const period = { from: `${year}-01-01`, to: `${year}-12-31` };
    const { basic, supplementary, corrected } = certifiedPremiums([invoice(change)], 1, period);
    return [basic + supplementary, corrected];
  };
  expect(told(2026)).toEqual(before);
  expect(told(2027)).toEqual(after);
});

const open = {
  status: "ENCOURS",
  paymentMode: "BVR",
  deadline: "2027-01-01",
  toBePaid: 100_00,
  hasArrangement: false,
  debitReturned: false,
  restCarried: false,
  jokerPlayedOn: null,
  instalments: [],
  reminders: [],
  payments: [],
} as const;
/** New Year and the following days until Monday. */
const workingDay = (day: string) =>
  day >= "2027-01-01" && day < "2027-01-04" ? "2027-01-04" : day;

test.each([
  ["2026-12-31", undefined],
  ["2027-01-03", undefined],
  ["2027-01-04", undefined],
  ["2027-01-05", "2027-01-01"],
])("H07 what falls due on New Year is on %s overdue since %s", (today, since) => {
  expect(overdueSince(open, today, workingDay)).toBe(since);
  const instalment = { date: "2027-01-01", amount: 100_00, status: "OPEN" } as const;
  const plan = { ...open, hasArrangement: true, instalments: [instalment] };
  expect(overdueSince(plan, today, workingDay)).toBe(since);
});

test("H07 a reminder makes nothing timely, nor does a debit that came back; a joker does", () => {
  const reminders = [{ dueOn: "2026-08-10" }, { dueOn: "2026-09-15" }];
  const dunned = { ...open, status: "POURSUITE", reminders } as const;
  expect(overdueSince(dunned, "2026-11-18", workingDay)).toBe("2026-08-10");
  const returned = { ...open, payments: [{ dueOn: null }, { dueOn: "2026-11-25" }] };
  expect(
    overdueSince({ ...returned, paymentMode: "LSV" }, "2027-01-05", workingDay),
  ).toBeUndefined();
  const again = { ...returned, paymentMode: "LSV", debitReturned: true } as const;
  expect(overdueSince(again, "2026-12-31", workingDay)).toBeUndefined();
  expect(overdueSince(again, "2027-01-05", workingDay)).toBe("2026-11-25");
  expect(firstDeadline({ ...again, reminders })).toBe("2026-08-10");
  const played = { ...open, reminders, jokerPlayedOn: "2026-12-01" };
  expect(overdueSince(played, "2027-01-05", workingDay)).toBe("2027-01-01");
  expect(overdueSince({ ...dunned, restCarried: true }, "2027-01-05", workingDay)).toBeUndefined();
});

test.each([
  ["LCA", ["SUPPLEMENTARY", "CORRECTION"], "SUPPLEMENTARY"],
  ["LCA", ["PROPERTY", "CARRIED"], "PROPERTY"],
  ["LCA", ["SUPPLEMENTARY", "PROPERTY"], "SUPPLEMENTARY_AND_PROPERTY"],
  ["LAMAL", ["BASIC"], "BASIC"],
] as const)("I02 an invoice of %s for %j is for %s", (law, kinds, subject) => {
  const lines = kinds.map((kind) => ({ kind }));
  expect(subjectOf({ type: "PREMIUM", carrier: { law }, lines })).toBe(subject);
});
