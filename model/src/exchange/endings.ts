import * as z from "zod/mini";
import { InsuredNumber, OptionalDay } from "./fields.ts";

/** The death of an insured person; without a day it takes back a report that was wrong. */
export const Death = /* @__PURE__ */ z.strictObject({
  insuredNumber: InsuredNumber,
  diedOn: OptionalDay,
});
export type Death = z.infer<typeof Death>;

/** A person leaves the insurer; the day is the last on which they are insured. Without one they stay. */
export const Departure = /* @__PURE__ */ z.strictObject({
  insuredNumber: InsuredNumber,
  lastDay: OptionalDay,
});
export type Departure = z.infer<typeof Departure>;
