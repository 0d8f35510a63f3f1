import type { CardEligibility } from "@portal/model/cards.ts";
import { get } from "../core/http/api.ts";

/** For whom a card can be ordered, from whom, and which one they have. */
export const cardEligibility = {
  queryKey: ["card eligibility"],
  queryFn: () => get<CardEligibility[]>("/v1/veka/insureds-eligibility"),
};

/** Somebody on the account, as the order offers them. */
export interface CardPerson extends CardEligibility {
  fullname: string;
}

/** The key of a person's insurer where there is exactly one, else an empty choice. */
export function onlyInsurerOf(person: CardPerson | undefined): string {
  const [only, ...others] = person?.insurers ?? [];
  return only && others.length === 0 ? only.key : "";
}

/** The message key for a reason of ineligibility. */
export function reasonKey(reason: NonNullable<CardEligibility["eligibility"]["reason"]>) {
  return reason === "FOR_INFORMATION" ? "other" : reason;
}
