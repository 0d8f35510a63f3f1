import * as z from "zod/mini";

/** So many of the newest messages the mailbox of a demonstration shows. */
export const mailboxSize = 50;

/** A message that the insurer sent, as somebody in a demonstration reads it instead of on their phone. */
export const DemonstrationMessage = /* @__PURE__ */ z.object({
  id: z.uuid(),
  channel: z.enum(["EMAIL", "SMS", "PUSH"]),
  sentAt: z.iso.datetime(),
  /** Where it went; a push message goes to a device that has no name. */
  recipient: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  /** The code in it, with the challenge that it answers. */
  confirmation: z.nullable(z.object({ id: z.uuid(), code: z.string() })),
});
export type DemonstrationMessage = z.infer<typeof DemonstrationMessage>;

/** What `GET /v1/demonstration/messages` answers, the newest first. */
export const DemonstrationMessages = /* @__PURE__ */ z.object({
  messages: z.array(DemonstrationMessage),
});
export type DemonstrationMessages = z.infer<typeof DemonstrationMessages>;
