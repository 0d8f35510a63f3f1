import { DamageKind } from "@portal/model/damage/words.ts";
import { z } from "zod";
import type { RequestKind } from "../insurer/requests/kinds.ts";
import { damageReceived, damageTreated } from "./messages.ts";

/** Something that was damaged, in rappen. */
export const DamagedThing = z.object({ what: z.string(), amount: z.int() });

/** What was decided; amounts in rappen. */
const Settlement = z.object({
  /** The part of the contract that pays. */
  module: z.string(),
  insuredAmount: z.int(),
  recognised: z.int(),
  deductible: z.int(),
  amount: z.int(),
  paysOn: z.iso.date().nullable(),
  /** The account that it goes to, or whoever was harmed. */
  paidTo: z.string().nullable(),
  /** The letter. */
  iddms: z.string(),
});

/** What was declared; amounts in rappen. */
const Details = z.object({
  event: DamageKind,
  date: z.iso.date(),
  hour: z.string(),
  place: z.string(),
  description: z.string(),
  noContract: z.string(),
  product: z.string(),
  amount: z.int(),
  iddms: z.string(),
  files: z.array(z.object({ url: z.string(), filename: z.string() })),
  things: z.array(DamagedThing),
  policeStation: z.string(),
  policeReportNumber: z.string(),
  injuredPartyName: z.string(),
  injuredPartyContact: z.string(),
  contactPhone: z.string(),
  /** Once somebody decided about it. */
  settlement: Settlement.optional(),
});
export type DamageDetails = z.infer<typeof Details>;

/** A damage that was declared. Somebody decides how much of it is recognised (`settleDamage`); no rule does. */
export const damageRequest: RequestKind<DamageDetails> = {
  type: "DAMAGE",
  nature: "DAMAGE",
  details: Details,
  apply: () => Promise.resolve(),
  messages: { received: damageReceived, done: damageTreated },
  news: "communicationNew",
};
