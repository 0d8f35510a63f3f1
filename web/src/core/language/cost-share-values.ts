import { costSharingRulesOn, familyMaximum } from "@portal/model/cost-sharing/rules.ts";
import { francs } from "./francs.ts";

/** The cost-sharing amounts that the law sets for a day, for the texts that explain them. */
export function costShareValues(day: string) {
  const rules = costSharingRulesOn(day);
  const { coinsuranceRate, coinsuranceMaximum } = rules;
  return {
    rate: coinsuranceRate / 100,
    adult: wholeFrancs(coinsuranceMaximum.adult),
    child: wholeFrancs(coinsuranceMaximum.child),
    family: wholeFrancs(familyMaximum(0, rules)),
  };
}

function wholeFrancs(rappen: number): string {
  return francs(rappen / 100).replace(/\.00$/, "");
}
