import { SMALLEST_ARRANGEMENT } from "../invoices/arrangement.ts";
import { costSharingRulesOn, familyMaximum } from "../cost-sharing/rules.ts";
import { JOKER_DAYS, JOKERS_A_YEAR } from "../invoices/invoices.ts";
import { formatChf } from "../money.ts";
import { messageCounts } from "../portal/message-counts.ts";
import { STAMP_RATE } from "../premiums/property-premium.ts";
import { EMPLOYED_HOURS } from "../professional-limits.ts";
import { BILL_WORKING_DAYS, MOST_SENT_FILES } from "../send.ts";
import { DAYS_TO_PAY } from "../statements.ts";

/** The numbers in answers: each is the value of a rule on a day. */
export function faqValues(day: string) {
  const rules = costSharingRulesOn(day);
  const { coinsuranceMaximum, deductibles } = rules;
  return {
    ordinaryDeductible: wholeFrancs(deductibles.adult[0]),
    highestDeductible: wholeFrancs(Math.max(...deductibles.adult)),
    coinsuranceRate: percent(rules.coinsuranceRate),
    coinsuranceAdult: wholeFrancs(coinsuranceMaximum.adult),
    coinsuranceChild: wholeFrancs(coinsuranceMaximum.child),
    familyMaximum: wholeFrancs(familyMaximum(0, rules)),
    brandRate: percent(rules.brandMedicineRate),
    hospitalDay: wholeFrancs(rules.hospitalDay),
    employedHours: String(EMPLOYED_HOURS),
    jokerDays: String(JOKER_DAYS),
    jokers: String(JOKERS_A_YEAR),
    smallestDebt: wholeFrancs(SMALLEST_ARRANGEMENT),
    mostFiles: String(MOST_SENT_FILES),
    billDays: String(BILL_WORKING_DAYS),
    payDays: String(DAYS_TO_PAY),
    stampDuty: percent(STAMP_RATE),
    adultAge: String(messageCounts["birthday.major"]),
  };
}

/** All values that an answer may use: those of rules, of the insurer's rows, and its phone number. */
export const faqValueNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...Object.keys(faqValues("2026-01-01")),
  "reminderFee",
  "phone",
]);

export function wholeFrancs(rappen: number): string {
  return formatChf(rappen).replace(/\.00$/, "").replace(" ", "\u00a0");
}

/** Basis points as a percentage. */
function percent(rate: number): string {
  return String(rate / 100);
}
