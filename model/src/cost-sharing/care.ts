import * as z from "zod/mini";

/** What sort of care a bill is for. */
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

/** Who pays the provider: the insured person, to whom we pay back, or we, to whom the person owes their share. */
export const Tiers = /* @__PURE__ */ z.enum(["GARANT", "PAYANT"]);
export type Tiers = z.infer<typeof Tiers>;
