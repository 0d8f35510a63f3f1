import type { CardEligibility } from "@portal/model/cards.ts";
import { get } from "../core/http/api.ts";

/** The people for whom a card can be ordered, their insurers, and their current cards. */
export const cardEligibility = {
  queryKey: ["card eligibility"],
  queryFn: () => get<CardEligibility[]>("/v1/veka/insureds-eligibility"),
};

/** A person on the account, as the order lists them. */
export interface CardPerson extends CardEligibility {
  fullname: string;
}

/** The key of a person's only insurer; empty if there are several or none. */
export function onlyInsurerOf(person: CardPerson | undefined): string {
  const [only, ...others] = person?.insurers ?? [];
  return only && others.length === 0 ? only.key : "";
}

/** The message key for a reason of ineligibility. */
export function reasonKey(reason: NonNullable<CardEligibility["eligibility"]["reason"]>) {
  return reason === "FOR_INFORMATION" ? "other" : reason;
}
