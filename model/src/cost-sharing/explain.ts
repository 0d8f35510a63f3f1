import type { CareCategory } from "./care.ts";
import { costSharingRulesOn } from "./rules.ts";
import type { Settlement } from "./settle.ts";

/** A settled line of a statement. Amounts in rappen. */
export interface SettledLine extends Settlement {
  category: CareCategory;
  treatmentBegin: string;
}

/** A person's year of treatment before a line, and its limits. Amounts in rappen. */
export interface YearBefore {
  deductibleAnnual: number;
  deductibleBefore: number;
  coinsuranceMaximum: number;
  coinsuranceBefore: number;
}

/** Why a part of a bill is borne or paid as it is. Parts without an amount explain why nothing is borne. */
export type Reason =
  | { kind: "NOT_COVERED" | "SUPPLEMENTARY" | "PAID"; amount: number }
  | { kind: "HOSPITAL"; amount: number; days: number; perDay: number }
  | { kind: "DEDUCTIBLE"; amount: number; annual: number; leftBefore: number; leftAfter: number }
  | { kind: "DEDUCTIBLE_USED_UP"; amount: 0; annual: number }
  | { kind: "COINSURANCE"; amount: number; rate: number; base: number; borne: number; most: number }
  | { kind: "COINSURANCE_LIMIT"; amount: number; borneBefore: number; most: number }
  | { kind: "COINSURANCE_REACHED"; amount: 0; most: number }
  | { kind: "FAMILY_LIMIT" | "BIRTH" | "PREGNANCY"; amount: 0 };

const WHOLE = 100_00;

/** The reasons of a line in the order of the settlement; their amounts add up to what was billed. */
export function explainLine(line: SettledLine, year: YearBefore): Reason[] {
  const { notCovered, supplementaryPaid, basicPaid } = line;
  return [
    ...amountOf("SUPPLEMENTARY", supplementaryPaid),
    ...amountOf("NOT_COVERED", notCovered),
    ...shareOf(line, year),
    ...amountOf("PAID", basicPaid),
  ];
}

function amountOf(kind: "NOT_COVERED" | "SUPPLEMENTARY" | "PAID", amount: number): Reason[] {
  return amount > 0 ? [{ kind, amount }] : [];
}

/** The share of the person in what basic insurance covers. */
function shareOf(line: SettledLine, year: YearBefore): Reason[] {
  const { billed, notCovered, supplementaryPaid } = line;
  if (billed - notCovered - supplementaryPaid <= 0) return [];
  if (line.coinsuranceRate === 0)
    return [{ kind: line.category === "MATERNITY" ? "BIRTH" : "PREGNANCY", amount: 0 }];
  return [
    ...hospital(line),
    ...deductible(line, year),
    ...coinsurance(line, year),
    ...family(line, year),
  ];
}

function hospital({ hospitalContribution: amount, treatmentBegin }: SettledLine): Reason[] {
  if (amount <= 0) return [];
  const { hospitalDay: perDay } = costSharingRulesOn(treatmentBegin);
  return [{ kind: "HOSPITAL", amount, days: Math.ceil(amount / perDay), perDay }];
}

function deductible(
  { deductible: amount }: SettledLine,
  { deductibleAnnual: annual, deductibleBefore }: YearBefore,
): Reason[] {
  const leftBefore = Math.max(0, annual - deductibleBefore);
  if (amount > 0)
    return [
      {
        kind: "DEDUCTIBLE",
        amount,
        annual,
        leftBefore,
        leftAfter: Math.max(0, leftBefore - amount),
      },
    ];
  return annual > 0 && leftBefore === 0 ? [{ kind: "DEDUCTIBLE_USED_UP", amount: 0, annual }] : [];
}

function coinsurance(line: SettledLine, year: YearBefore): Reason[] {
  const { coinsurance: amount, coinsuranceRate: rate, basicPaid } = line;
  const { coinsuranceMaximum: most, coinsuranceBefore: borneBefore } = year;
  const base = basicPaid + amount;
  if (base <= 0) return [];
  const borne = borneBefore + amount;
  if (amount === 0) return borne >= most ? [{ kind: "COINSURANCE_REACHED", amount: 0, most }] : [];
  const isCut = borne >= most && amount < Math.floor((base * rate) / WHOLE);
  if (isCut) return [{ kind: "COINSURANCE_LIMIT", amount, borneBefore, most }];
  return [{ kind: "COINSURANCE", amount, rate, base, borne, most }];
}

/** A child bears less than its own limits would ask for, once the children together have borne their most. */
function family(line: SettledLine, year: YearBefore): Reason[] {
  const { deductible: charged, coinsurance: shared, basicPaid, coinsuranceRate } = line;
  const cost = charged + shared + basicPaid;
  const open = Math.max(0, year.deductibleAnnual - year.deductibleBefore);
  const ownDeductible = Math.min(cost, open);
  const left = Math.max(0, year.coinsuranceMaximum - year.coinsuranceBefore);
  // Coinsurance is rounded over the year, so that a rappen less is no limit.
  const ownCoinsurance = Math.min(
    left,
    Math.floor(((cost - ownDeductible) * coinsuranceRate) / WHOLE),
  );
  const isLess =
    charged < ownDeductible || (charged === ownDeductible && shared < ownCoinsurance - 1);
  return isLess ? [{ kind: "FAMILY_LIMIT", amount: 0 }] : [];
}
