import { DamageKind } from "@portal/model/damage/words.ts";
import { DamageDetails as StoredDamage } from "@portal/model/requests/stored-details.ts";
import { z } from "zod";
import type { RequestKind } from "../insurer/requests/kinds.ts";
import { damageReceived, damageTreated } from "./messages.ts";

/** The stored details of a damage; its kind decides which part of the contract pays. */
export const DamageDetails = z.object({ ...StoredDamage.shape, event: DamageKind });
export type DamageDetails = z.infer<typeof DamageDetails>;

/** A declared damage. A clerk decides the recognised amount (`settleDamage`); no rule does. */
export const damageRequest: RequestKind<DamageDetails> = {
  type: "DAMAGE",
  nature: "DAMAGE",
  details: DamageDetails,
  apply: () => Promise.resolve(),
  messages: { received: damageReceived, done: damageTreated },
  news: "communicationNew",
  hasOwnDecision: true,
};
