import { z } from "zod";
import { onboardingErrors } from "./request-access.ts";

/** A letter that an invented person gets, as a demonstration lists it. */
export const DemonstrationLetter = /* @__PURE__ */ z.object({
  id: z.uuid(),
  recipient: z.string(),
  title: z.string(),
  date: z.iso.date(),
  code: z.string().describe("The code in it."),
});
export type DemonstrationLetter = z.infer<typeof DemonstrationLetter>;

/** What somebody does on the page that stands in for an identity check. */
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
    .max(100, "invalid")
    .describe("From behind the hash sign of the address."),
  event: SimulatedEvent,
});
export type SimulatedCheck = z.infer<typeof SimulatedCheck>;
