import { expect, test } from "vitest";
import { nothingBorne, type YearTerms } from "../cost-sharing/settle.ts";
import { costSharingRulesOn } from "../cost-sharing/rules.ts";
import { dayOfCare, estimateBill, type EstimateTerms, standingAfterEstimate } from "./estimate.ts";
import { isSameBill, isSettledBy } from "./same-bill.ts";
import { BillInput, type SentBill, typedBill } from "./sent-bill.ts";

const rules = costSharingRulesOn("2026-06-01");
const adult: YearTerms = { isChild: false, deductible: 300_00, rules };
const of = (changes: Partial<EstimateTerms> = {}): EstimateTerms => ({
  terms: adult,
  standing: nothingBorne,
  familyLeft: Number.POSITIVE_INFINITY,
  ...changes,
});
const bill: SentBill = { amount: 500_00, treatedOn: "2026-06-01" };
const borne = (deductible: number, coinsurance: number) => ({
  standing: { ...nothingBorne, deductible, coinsurance, coinsuranceBase: coinsurance * 100_00 },
});

test.each([
  ["nothing borne yet", bill, of(), [300_00, 300_00, 20_00, 180_00]],
  ["a part of the deductible", bill, of(borne(250_00, 0)), [50_00, 50_00, 45_00, 405_00]],
  ["all of the deductible", bill, of(borne(300_00, 120_00)), [0, 0, 50_00, 450_00]],
  ["almost all coinsurance", bill, of(borne(300_00, 690_00)), [0, 0, 10_00, 490_00]],
  ["all that a year costs", bill, of(borne(300_00, 700_00)), [0, 0, 0, 500_00]],
  ["a small bill", { ...bill, amount: 5 }, of(), [300_00, 5, 0, 0]],
  [
    "a child of a family that bore almost its most",
    bill,
    of({ terms: { ...adult, isChild: true, deductible: 0 }, familyLeft: 12_00 }),
    [0, 0, 12_00, 488_00],
  ],
  [
    "a child with a deductible, of a family with less left than it",
    bill,
    of({ terms: { ...adult, isChild: true, deductible: 600_00 }, familyLeft: 100_00 }),
    [100_00, 100_00, 0, 400_00],
  ],
])("V06 the estimate with %s", (_, sent, terms, [left, deductible, coinsurance, back]) => {
  expect(estimateBill(sent, { isForeign: false, terms })).toEqual({
    kind: "ESTIMATED",
    year: 2026,
    billed: sent.amount,
    deductibleLeft: left,
    deductible,
    coinsuranceRate: 10_00,
    coinsurance,
    toBePaidToYou: back,
  });
});

test.each([
  ["NO_AMOUNT", { ...bill, amount: undefined }, of()],
  ["NO_DAY", { amount: 1 }, of()],
  ["HOSPITAL", { ...bill, category: "HOSPITAL" }, of()],
  ["OTHER_INSURANCE", { ...bill, category: "DENTAL" }, of()],
  ["FREE_OF_CHARGE", { ...bill, category: "MATERNITY" }, of()],
  [
    "FREE_OF_CHARGE",
    bill,
    of({ terms: { ...adult, freePeriods: [{ from: "2026-06-01", to: "2026-06-01" }] } }),
  ],
  ["NOT_INSURED", bill, undefined],
] as const)("V07 an estimate that is not possible says why: %s", (reason, sent, terms) => {
  const { amount, ...rest } = sent;
  const stored = { ...rest, ...(amount !== undefined && { amount }) };
  expect(estimateBill(stored, { isForeign: false, terms })).toEqual({ kind: "NONE", reason });
  expect(estimateBill(stored, { isForeign: true, terms })).toEqual({
    kind: "NONE",
    reason: "FOREIGN",
  });
});

test.each([
  ["2026-12-31", "2027-01-10", 2026],
  [undefined, "2027-01-01", 2027],
  [undefined, "2028-02-29", 2028],
])("V06 care of %s billed on %s counts for %s", (treatedOn, billedOn, year) => {
  const sent = { amount: 1_00, billedOn, ...(treatedOn !== undefined && { treatedOn }) };
  expect(estimateBill(sent, { isForeign: false, terms: of() })).toMatchObject({ year });
  expect(dayOfCare(sent)).toBe(treatedOn ?? billedOn);
});

test("V06 a second bill of the year is estimated with what the first one uses up", () => {
  const sent: SentBill = { amount: 250_00, billedOn: "2026-02-01" };
  const first = estimateBill(sent, { isForeign: false, terms: of() });
  if (first.kind === "NONE") throw new Error(first.reason);
  const standing = standingAfterEstimate(nothingBorne, first);
  const second = estimateBill(sent, { isForeign: false, terms: of({ standing }) });
  expect([first.toBePaidToYou, second]).toMatchObject([
    0,
    { deductibleLeft: 50_00, deductible: 50_00, coinsurance: 20_00, toBePaidToYou: 180_00 },
  ]);
});

const keller = {
  provider: "Praxis Dr. Keller",
  amount: 187_45,
  billedOn: "2026-05-12",
  reference: "210000000003139471430009017",
  account: "CH4431999123000889012",
} satisfies SentBill;

test.each([
  ["itself", keller, true],
  ["its reminder with a fee", { ...keller, amount: 207_45, billedOn: "2026-07-01" }, true],
  [
    "the same typed by hand",
    { provider: "praxis dr keller", amount: 187_45, billedOn: "2026-05-12" },
    true,
  ],
  ["another day", { provider: keller.provider, amount: 187_45, billedOn: "2026-05-13" }, false],
  ["another amount", { provider: keller.provider, amount: 1, billedOn: "2026-05-12" }, false],
  ["another reference of one day", { ...keller, reference: "RF18539007547034" }, false],
  [
    "the same reference of another provider",
    { reference: keller.reference, provider: "Labor", account: "CH9300762011623852957" },
    false,
  ],
  ["a bill of which nothing is known", {}, false],
] as const)("V04 a bill is compared with %s", (_, other, isSame) => {
  expect(isSameBill(keller, other)).toBe(isSame);
  expect(isSameBill(other, keller)).toBe(isSame);
});

test.each([
  ["2026-05-12", {}, true],
  ["2026-01-11", {}, false],
  ["2026-05-13", {}, false],
  ["2026-05-12", { billed: 1 }, false],
  ["2026-05-12", { provider: "Labor" }, false],
] as const)(
  "V04 care that ended on %s is compared with a bill",
  (treatmentEnd, changes, isSame) => {
    const care = { provider: "Praxis Dr Keller", billed: 187_45, ...changes };
    expect(isSettledBy(keller, { ...care, treatmentBegin: "2026-01-10", treatmentEnd })).toBe(
      isSame,
    );
  },
);

const inFrancs = (input: Record<string, unknown>) => typedBill(BillInput.parse(input));

test("V03 nothing has to be said about a bill, and what is said is kept in rappen", () => {
  expect(inFrancs({})).toBeUndefined();
  expect(inFrancs({ provider: " ", town: "", amount: null, billedOn: "", category: "" })).toBe(
    undefined,
  );
  expect(inFrancs({ provider: " Dr Perret ", amount: 1_000_000, category: "THERAPY" })).toEqual({
    provider: "Dr Perret",
    amount: 100_000_000,
    category: "THERAPY",
    source: "TYPED",
  });
});

test.each([
  ["provider", "x".repeat(71), "text.tooLong"],
  ["provider", "北", "text.latin"],
  ["town", "x".repeat(36), "text.tooLong"],
  ["amount", 0, "number.invalid"],
  ["amount", -1, "number.invalid"],
  ["amount", 0.001, "number.invalid"],
  ["amount", Number.NaN, "number.invalid"],
  ["amount", 1_000_000.01, "number.invalid"],
  ["billedOn", "2026-02-29", "date.format"],
  ["treatedOn", "1995-12-31", "date.format"],
  ["category", "BRAND_MEDICINE", "invalid"],
  ["code", "x".repeat(1201), "invalid"],
])("V03 a bill with the %s %s is refused", (field, value, message) => {
  const found = BillInput.safeParse({ [field]: value });
  expect(found.error?.issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([
    [field, message],
  ]);
});
