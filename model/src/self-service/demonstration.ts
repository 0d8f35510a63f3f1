import * as z from "zod/mini";

/** An invented person without an account, offered by a demonstration. */
export const DemonstrationVisitor = /* @__PURE__ */ z.object({
  insuredNumber: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  birthdate: z.iso.date(),
  /** The channel of contact; null if none is known. */
  way: z.nullable(z.enum(["SMS", "EMAIL"])),
});
export type DemonstrationVisitor = z.infer<typeof DemonstrationVisitor>;

/** A message to such a person, with its code or link. */
export const VisitorMessage = /* @__PURE__ */ z.object({
  id: z.uuid(),
  channel: z.enum(["SMS", "EMAIL"]),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  code: z.nullable(z.string()),
  link: z.nullable(z.string()),
});
export type VisitorMessage = z.infer<typeof VisitorMessage>;

/** The code or link of a message. */
export const VisitorCode = /* @__PURE__ */ z.object({
  code: z.optional(z.string()),
  link: z.optional(z.string()),
});
