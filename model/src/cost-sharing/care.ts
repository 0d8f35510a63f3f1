import * as z from "zod/mini";

/** The kind of care of a bill. */
export const CareCategory = /* @__PURE__ */ z.enum([
  "DOCTOR",
  "MEDICINE",
  "BRAND_MEDICINE",
  "LABORATORY",
  "THERAPY",
  "HOSPITAL",
  "MATERNITY",
  "DENTAL",
  "GLASSES",
  "ALTERNATIVE",
]);
export type CareCategory = z.infer<typeof CareCategory>;

/** GARANT: the person pays the provider and is reimbursed. PAYANT: the insurer pays and bills their share. */
export const Tiers = /* @__PURE__ */ z.enum(["GARANT", "PAYANT"]);
export type Tiers = z.infer<typeof Tiers>;
