import { moveDay } from "@portal/model/calendar/calendar.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { heldDeductible } from "@portal/model/cost-sharing/held-deductible.ts";
import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import { contractOn, type ContractVersion, type Member } from "./household.ts";
import type { Offer, PlaceOffers } from "./offers.ts";
import type { Terms } from "./terms.ts";

/** The data from which proposals are made. */
export interface Basis {
  today: string;
  language: Language;
  members: readonly Member[];
  places: readonly PlaceOffers[];
  terms: Terms;
}

const MID_YEAR = "07-01";
const NEW_YEAR = "01-01";

/** Coming days on which another tariff, model or insurer could begin; the law then selects among them. */
export function tariffDays(today: string): string[] {
  const year = Number(today.slice(0, 4));
  return [0, 1, 2]
    .flatMap((ahead) => [`${year + ahead}-${NEW_YEAR}`, `${year + ahead}-${MID_YEAR}`])
    .filter((day) => day > today);
}

/** The period of cover by the insurer without a gap, from the present or next contract on. */
export function coverSpan({
  contracts,
}: Member): { validFrom: string; validTo: string } | undefined {
  const [first, ...later] = contracts;
  if (!first) return undefined;
  let { validTo } = first;
  for (const next of later) {
    if (next.validFrom !== moveDay(validTo, { days: 1 })) break;
    ({ validTo } = next);
  }
  return { validFrom: first.validFrom, validTo };
}

/** What applies to a person on a coming day: the offers of the place, the contract and the age class. */
export interface OnDay {
  day: string;
  place: PlaceOffers;
  contract: ContractVersion;
  isChild: boolean;
}

/**
 * The contract of a person on a day, with the deductible in force then. Undefined without a contract or a known
 * domicile.
 */
export function onDay({ places }: Basis, member: Member, day: string): OnDay | undefined {
  const { insuredNumber, birthdate } = member;
  const place = places.find((one) => one.day === day && one.people.includes(insuredNumber));
  const agreed = contractOn(member, day);
  if (!place || !agreed) return undefined;
  const contract = { ...agreed, deductible: heldDeductible(agreed, { day, birthdate }) };
  return { day, place, contract, isChild: ageClassOn(day, birthdate) === "CHILD" };
}

/** Whether a product is sold with a deductible and one of these risks. */
export function goesWith(
  { hasDiscount, published }: Offer,
  wanted: { day: string; birthdate: string; deductible: number; risks: readonly string[] },
): boolean {
  if (hasDiscount) return true;
  const ageClass = ageClassOn(wanted.day, wanted.birthdate);
  return published.some(
    (one) =>
      one.ageClass === ageClass &&
      one.deductible === wanted.deductible &&
      wanted.risks.includes(one.risk),
  );
}

function ageClassOn(day: string, birthdate: string) {
  return ageClassIn(Number(day.slice(0, 4)), birthdate);
}
