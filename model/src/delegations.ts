import * as z from "zod/mini";
import { moveDay } from "./calendar/calendar.ts";

/** What a family doctor sends somebody to another provider for. */
export const TreatmentNature = /* @__PURE__ */ z.enum([
  "AFCH",
  "AFST",
  "AVSP",
  "CHIR",
  "EXSP",
  "HOSP",
  "SELF",
  "TRIN",
  "URGE",
  "AUTR",
  "AXML",
]);
export type TreatmentNature = z.infer<typeof TreatmentNature>;

export const DelegationStatus = /* @__PURE__ */ z.enum(["VALID", "SOON_EXPIRED", "EXPIRED"]);
export type DelegationStatus = z.infer<typeof DelegationStatus>;

/** With this many days left or fewer, it is time to think of the next voucher. */
const SOON_DAYS = 30;

/** How a voucher stands on a day; it holds until the end of its last day. */
export function delegationStatus(endValidity: string, today: string): DelegationStatus {
  if (endValidity < today) return "EXPIRED";
  return endValidity <= moveDay(today, { days: SOON_DAYS }) ? "SOON_EXPIRED" : "VALID";
}
