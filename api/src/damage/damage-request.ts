import { DamageDetails } from "@portal/model/requests/stored-details.ts";
import type { RequestKind } from "../insurer/requests/kinds.ts";
import { damageReceived, damageTreated } from "./messages.ts";

/** A damage that was declared. Somebody decides how much of it is recognised (`settleDamage`); no rule does. */
export const damageRequest: RequestKind<DamageDetails> = {
  type: "DAMAGE",
  nature: "DAMAGE",
  details: DamageDetails,
  apply: () => Promise.resolve(),
  messages: { received: damageReceived, done: damageTreated },
  news: "communicationNew",
};
