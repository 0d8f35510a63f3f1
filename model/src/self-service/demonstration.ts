import * as z from "zod/mini";

/** An invented person without an account, whose data a demonstration offers. */
export const DemonstrationVisitor = /* @__PURE__ */ z.object({
  insuredNumber: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  birthdate: z.iso.date(),
  /** How they are reached; nothing where we know no way. */
  way: z.nullable(z.enum(["SMS", "EMAIL"])),
});
export type DemonstrationVisitor = z.infer<typeof DemonstrationVisitor>;

/** A message to such a person, with the code or the link in it. */
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

/** What a message may hold beside its words. */
export const VisitorCode = /* @__PURE__ */ z.object({
  code: z.optional(z.string()),
  link: z.optional(z.string()),
});
