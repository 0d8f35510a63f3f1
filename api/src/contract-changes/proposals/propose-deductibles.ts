import { deductiblesOn, deductibleStep } from "@portal/model/contract-changes/deductibles.ts";
import { allowsSpecialForms } from "@portal/model/premiums/special-forms.ts";
import { type Basis, goesWith, onDay, type OnDay } from "./basis.ts";
import type { Member } from "./household.ts";
import type { Offer } from "./offers.ts";
import { isAbroadOn } from "./propose-models.ts";
import { daysFor, type ValueProposal, proposed, valueOn } from "./proposed.ts";
import { type DeductibleRule, ruleOf } from "./terms.ts";

/** The deductibles for the age on the day, each from the days on which the law allows it to go up or down. */
export function proposeDeductibles(basis: Basis, member: Member): ValueProposal {
  const possible = {
    HIGHER_DEDUCTIBLE: daysFor(basis, member, { kind: "HIGHER_DEDUCTIBLE" }),
    LOWER_DEDUCTIBLE: daysFor(basis, member, { kind: "LOWER_DEDUCTIBLE" }),
  };
  const { HIGHER_DEDUCTIBLE: up, LOWER_DEDUCTIBLE: down } = possible;
  const days = [...new Set([...up.dates, ...down.dates])].toSorted();
  const steps = days
    .flatMap((day) => stepsOn(basis, member, day))
    .filter(({ day, step }) => step !== "SAME" && possible[step].dates.includes(day));
  const values = [...Map.groupBy(steps, ({ rule }) => rule.amount)].map(([amount, found]) =>
    valueOn(
      { code: found[0]?.rule.code ?? "", text: francs(amount), amount },
      { dates: found.map(({ day }) => day), dateDefault: null },
    ),
  );
  const goesUp = steps.some(({ step }) => step === "HIGHER_DEDUCTIBLE");
  const isAbroad = days.some((day) => isAbroadOn(basis, member, day));
  return proposed(
    values.toSorted((one, other) => (one.amount ?? 0) - (other.amount ?? 0)),
    // While a higher deductible is possible, a missed deadline for lower ones does not make the change late.
    goesUp ? up.constraints : [...up.constraints, ...down.constraints],
    isAbroad ? "ABROAD" : "ONLY_VALUE",
  );
}

/** The deductibles of the product of a day, and whether each is higher or lower than the one then in force. */
function stepsOn(basis: Basis, member: Member, day: string) {
  const then = onDay(basis, member, day);
  if (!then) return [];
  const { place, contract } = then;
  const own = place.offers.find(
    ({ insurerCode, productCode }) =>
      insurerCode === contract.insurerCode && productCode === contract.productCode,
  );
  return rulesOn(basis, member, { ...then, offer: own, risks: [contract.risk] }).map((rule) => {
    const change = { present: contract, requested: rule.amount };
    return { day, rule, step: deductibleStep(change, day, member.birthdate) };
  });
}

interface DeductibleQuery extends Pick<OnDay, "day" | "isChild" | "place"> {
  /** Undefined for a product that is no longer sold: its customers keep the choice that the law gives. */
  offer: Offer | undefined;
  risks: readonly string[];
}

/** The deductibles of the law and the tariff for the age on a day. */
export function rulesOn(
  { terms }: Basis,
  { birthdate }: Member,
  { day, isChild, place, offer, risks }: DeductibleQuery,
): DeductibleRule[] {
  const isFree = allowsSpecialForms(place.country);
  return deductiblesOn(day, birthdate).flatMap((amount) => {
    const rule = ruleOf(terms, { day, isChild, amount });
    if (!rule || !(isFree || rule.isOrdinary)) return [];
    const isSold = !offer || goesWith(offer, { day, birthdate, deductible: amount, risks });
    return isSold ? [rule] : [];
  });
}

/** A deductible is named in whole francs. */
export function francs(rappen: number): string {
  return String(rappen / 100);
}
