import * as z from "zod/mini";
import { TreatmentNature } from "../delegations.ts";
import { requiredLine } from "../portal/texts.ts";
import { NamedDoctor } from "./contract.ts";
import { Code, Day, inOrder, InsuredNumber, Instant, orNull } from "./fields.ts";

/** The voucher with which a family doctor sends a person to another provider. */
export const Voucher = /* @__PURE__ */ z
  .strictObject({
    insuredNumber: InsuredNumber,
    providerNumber: Code,
    providerName: requiredLine(80),
    validFrom: Day,
    validTo: Day,
    treatment: z.enum(TreatmentNature.options, "invalid"),
    subCategory: orNull(requiredLine(80)),
  })
  .check(inOrder);
export type Voucher = z.infer<typeof Voucher>;

/** The family doctor of a person from a day on; none where the model needs none any more. */
export const FamilyDoctor = /* @__PURE__ */ z.strictObject({
  asOf: Instant,
  insuredNumber: InsuredNumber,
  validFrom: Day,
  doctor: orNull(NamedDoctor),
});
export type FamilyDoctor = z.infer<typeof FamilyDoctor>;
