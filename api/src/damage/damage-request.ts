import { type DeclaredText, declaredTexts } from "@portal/model/damage/fields.ts";
import { DamageKind } from "@portal/model/damage/words.ts";
import { DamageDetails as StoredDamage } from "@portal/model/requests/stored-details.ts";
import { z } from "zod";
import type { RequestKind } from "../insurer/requests/kinds.ts";
import { damageReceived, damageTreated } from "./messages.ts";

export const DamagedThing = z.object({ what: z.string(), amount: z.int() });

/** The declared texts. Requests and copies that are older than a field do not have it. */
export const DeclaredTexts = z.object(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are lost on the way through entries
  Object.fromEntries(declaredTexts.map((name) => [name, z.string().default("")])) as Record<
    DeclaredText,
    z.ZodDefault<z.ZodString>
  >,
);

/** The stored details of a damage; its kind decides which part of the contract pays. */
export const DamageDetails = z.object({
  ...StoredDamage.shape,
  ...DeclaredTexts.shape,
  event: DamageKind,
  things: z.array(DamagedThing),
  contactPhone: z.string(),
});
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
