import * as z from "zod/mini";
import { onboardingErrors } from "./request-access.ts";

/** A message that an invented person receives by post, SMS or e-mail, as a demonstration lists it. */
export const DemonstrationPost = /* @__PURE__ */ z.object({
  id: z.uuid(),
  kind: z.enum(["LETTER", "SMS", "EMAIL"]),
  recipient: z.string(),
  title: z.string(),
  text: z
    .nullable(z.string())
    .check(z.describe("What a message says; a letter is opened by its id.")),
  code: z.nullable(z.string()).check(z.describe("The code in it.")),
  sentAt: z.iso.datetime(),
});
export type DemonstrationPost = z.infer<typeof DemonstrationPost>;

/** The acts of a visitor on the page that simulates an identity check. */
export const SimulatedEvent = /* @__PURE__ */ z.enum([
  "OPENED",
  "SCANNED",
  "PASSED",
  ...onboardingErrors,
]);
export type SimulatedEvent = z.infer<typeof SimulatedEvent>;

export const SimulatedCheck = /* @__PURE__ */ z.strictObject({
  id: z.uuid("invalid"),
  secret: z
    .string("required")
    .check(z.maxLength(100, "invalid"), z.describe("From behind the hash sign of the address.")),
  event: SimulatedEvent,
});
export type SimulatedCheck = z.infer<typeof SimulatedCheck>;
