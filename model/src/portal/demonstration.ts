import * as z from "zod/mini";

/** The mailbox of a demonstration shows only this many of the newest messages. */
export const mailboxSize = 50;

/** A message of the insurer that a visitor of the demonstration reads in the mailbox instead of on a phone. */
export const DemonstrationMessage = /* @__PURE__ */ z.object({
  id: z.uuid(),
  channel: z.enum(["EMAIL", "SMS", "PUSH"]),
  sentAt: z.iso.datetime(),
  /** Null for a push message: a device has no name. */
  recipient: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  /** The code of the message and its challenge. */
  confirmation: z.nullable(z.object({ id: z.uuid(), code: z.string() })),
});
export type DemonstrationMessage = z.infer<typeof DemonstrationMessage>;

/** The answer of `GET /v1/demonstration/messages`, the newest first. */
export const DemonstrationMessages = /* @__PURE__ */ z.object({
  messages: z.array(DemonstrationMessage),
});
export type DemonstrationMessages = z.infer<typeof DemonstrationMessages>;
