import * as z from "zod/mini";
import { moveDay } from "./calendar/calendar.ts";

/** The treatment for which a family doctor delegates a person to another provider. */
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

/** With this many days left or fewer, the voucher expires soon. */
const SOON_DAYS = 30;

/** The status of a voucher on a day; it is valid until the end of its last day. */
export function delegationStatus(endValidity: string, today: string): DelegationStatus {
  if (endValidity < today) return "EXPIRED";
  return endValidity <= moveDay(today, { days: SOON_DAYS }) ? "SOON_EXPIRED" : "VALID";
}
