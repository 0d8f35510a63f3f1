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
