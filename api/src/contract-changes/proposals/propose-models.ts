import { namesDoctor } from "@portal/model/caregivers.ts";
import type { DoctorNeed } from "@portal/model/contract-changes/proposal.ts";
import type { InsuranceModel } from "@portal/model/contract.ts";
import { allowsSpecialForms } from "@portal/model/premiums/special-forms.ts";
import { type Basis, goesWith, onDay } from "./basis.ts";
import type { Member } from "./household.ts";
import type { Offer } from "./offers.ts";
import { daysFor, type ValueProposal, proposed, valueOn } from "./proposed.ts";

/** The other products of the same insurer at the person's address on that day. */
export function proposeModels(basis: Basis, member: Member): ValueProposal {
  const possible = daysFor(basis, member, { kind: "MODEL" });
  const offered = possible.dates.flatMap((day) =>
    productsOn(basis, member, day).map((offer) => ({ day, offer })),
  );
  const byCode = Map.groupBy(offered, ({ offer }) => offer.productCode);
  const values = [...byCode.values()].map(([first, ...others]) => {
    const { offer } = first ?? noOffer();
    const dates = [first, ...others].flatMap((one) => one?.day ?? []);
    const { productCode, productNames, model } = offer;
    const text = productNames[basis.language];
    return valueOn(
      { code: productCode, text, ...doctorOf(productCode, model) },
      { ...possible, dates },
    );
  });
  const isAbroad = possible.dates.some((day) => isAbroadOn(basis, member, day));
  return proposed(values, possible.constraints, isAbroad ? "ABROAD" : "ONLY_VALUE");
}

function noOffer(): never {
  throw new Error("A group without anything in it.");
}

function productsOn(basis: Basis, member: Member, day: string): Offer[] {
  const then = onDay(basis, member, day);
  if (!then) return [];
  const { place, contract } = then;
  const isFree = allowsSpecialForms(place.country);
  return place.offers.filter(
    (offer) =>
      offer.insurerCode === contract.insurerCode &&
      offer.productCode !== contract.productCode &&
      (isFree || offer.model === "STANDARD") &&
      goesWith(offer, {
        day,
        birthdate: member.birthdate,
        deductible: contract.deductible,
        risks: [contract.risk],
      }),
  );
}

export function isAbroadOn(basis: Basis, member: Member, day: string): boolean {
  const then = onDay(basis, member, day);
  return then !== undefined && !allowsSpecialForms(then.place.country);
}

/** The family doctor model requires a doctor; a network allows one of its doctors, also later. */
export function needOf(productCode: string, model: InsuranceModel): DoctorNeed {
  if (!namesDoctor(productCode)) return "NONE";
  return model === "FAMILY_DOCTOR" ? "MANDATORY" : "OPTIONAL";
}

export function doctorOf(productCode: string, model: InsuranceModel) {
  const need = needOf(productCode, model);
  return {
    primaryCareDoctor: need !== "NONE",
    primaryCareDoctorMandatory: need === "MANDATORY",
  };
}
