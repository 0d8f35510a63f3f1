import { isCanton } from "@portal/model/places/cantons.ts";
import type { InsuranceModel, Risk } from "@portal/model/contract.ts";
import type { AgeClass } from "@portal/model/premiums/age-classes.ts";

/**
 * The codes of the published premiums. They were renamed for 2027 (`AKL-ERW` became `AKA_03_ERW`, `FRA-300`
 * `FRA_01_E_0300`, `PR-REG CH1` `PR_REG_1`): the letters and the last digits mean the same in both.
 */

const ageClasses: Record<string, AgeClass> = { KIN: "CHILD", JUG: "YOUNG_ADULT", ERW: "ADULT" };

export function ageClassOf(code: string): AgeClass | undefined {
  return ageClasses[/(?:^|[-_])(KIN|JUG|ERW)$/.exec(code)?.[1] ?? ""];
}

export function riskOf(code: string): Risk | undefined {
  const [, risk] = /^(MIT|OHN)[-_ ]UNF$/.exec(code) ?? [];
  if (risk === "MIT") return "MIT";
  return risk === "OHN" ? "OHN" : undefined;
}

export function regionOf(code: string): number | undefined {
  const [, digit] = /^PR[-_]REG.*?([0-3])$/.exec(code) ?? [];
  return digit === undefined ? undefined : Number(digit);
}

/** In rappen. */
export function deductibleOf(code: string): number | undefined {
  const [, francs] = /^FRA[-_](?:.*_)?(\d{1,4})$/.exec(code) ?? [];
  return francs === undefined ? undefined : Number(francs) * 100;
}

/** In rappen; published premiums are in francs with a decimal point. */
export function premiumOf(text: string): number | undefined {
  return /^\d{1,4}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}

export function yearOf(text: string): number | undefined {
  return /^20\d\d$/.test(text) ? Number(text) : undefined;
}

export function cantonOf(text: string): string | undefined {
  return isCanton(text) ? text : undefined;
}

/** Removes leading zeros, because insurer numbers are written with and without them. */
export function insurerOf(text: string): string {
  return text.replace(/^0+/, "");
}

/** Further children of a family have their own premiums; the first child's is the tariff. */
export function isFurtherChild(ageSubgroup: string): boolean {
  return /K[-_]?0?[2-9]/.test(ageSubgroup);
}

const models: readonly [RegExp, InsuranceModel, prefix: string][] = [
  [/BASE$/, "STANDARD", "RT"],
  [/HAM$|PRAXIS$/, "FAMILY_DOCTOR", "RF"],
  [/HMO$/, "NETWORK", "RX"],
  [/DIV$|TEL/, "TELEMEDICINE", "RS"],
];

/** The insurance model of a tariff type, and the prefix of such product codes. */
export function modelOf(tariffType: string): { model: InsuranceModel; prefix: string } | undefined {
  const found = models.find(([pattern]) => pattern.test(tariffType));
  return found && { model: found[1], prefix: found[2] };
}
