import * as z from "zod/mini";
import { MessageSubject } from "../contact/conversations.ts";
import { accessKinds } from "./access-kinds.ts";

/** What is unusual about an access, as `weigh_access` of the database says. */
export const lookSigns = [
  "OWN",
  "COLLEAGUE",
  "SAME_NAME",
  "KNOWN",
  "MANY",
  "NIGHT",
  "TYPED",
] as const;
export type LookSign = (typeof lookSigns)[number];

export const lookTabs = ["unusual", "seen", "all"] as const;
export type LookTab = (typeof lookTabs)[number];

/** How many looks a page has. */
export const LOOK_PAGE = 50;

export const LookQuery = z.strictObject({
  tab: z._default(z.enum(lookTabs), "unusual"),
  sign: z.optional(z.enum(lookSigns)),
  /** The last look of the page before. */
  after: z.optional(z.uuid()),
});
export type LookQuery = z.infer<typeof LookQuery>;

/** That a member of staff opened a customer: who, whom, when and why. */
export const Look = z.object({
  id: z.uuid(),
  staff: z.object({ id: z.uuid(), name: z.string(), department: z.string() }),
  kind: z.enum(accessKinds),
  reason: z.nullable(z.string()),
  /** The kind of the request that opened the customer. */
  caseType: z.nullable(z.string()),
  /** The subject of the message that opened the customer. */
  messageSubject: z.nullable(MessageSubject),
  beganAt: z.string(),
  endedAt: z.nullable(z.string()),
  signs: z.array(z.enum(lookSigns)),
  customer: z.nullable(
    z.object({ insuredNumber: z.int(), firstname: z.string(), lastname: z.string() }),
  ),
  isMine: z.boolean(),
  seen: z.nullable(z.object({ by: z.string(), at: z.string(), note: z.string() })),
});
export type Look = z.infer<typeof Look>;

export const Looks = z.object({
  looks: z.array(Look),
  hasMore: z.boolean(),
  /** How many unusual ones wait to be gone through, up to a thousand. */
  unusual: z.int(),
});
export type Looks = z.infer<typeof Looks>;

/** A look with what was read and done under it. */
export const OpenedLook = z.object({
  look: Look,
  lines: z.array(z.object({ at: z.string(), action: z.string(), subject: z.nullable(z.string()) })),
});
export type OpenedLook = z.infer<typeof OpenedLook>;

export const SeenLook = z.strictObject({
  note: z
    .string("required")
    .check(z.trim(), z.minLength(3, "desk.note"), z.maxLength(500, "desk.reasonLong")),
});
export type SeenLook = z.infer<typeof SeenLook>;

export const KnownPerson = z.strictObject({ insuredNumber: z.int("required") });
export type KnownPerson = z.infer<typeof KnownPerson>;

export const KnownPeople = z.object({
  people: z.array(
    z.object({
      insuredNumber: z.int(),
      firstname: z.string(),
      lastname: z.string(),
      addedBy: z.string(),
    }),
  ),
});
export type KnownPeople = z.infer<typeof KnownPeople>;
