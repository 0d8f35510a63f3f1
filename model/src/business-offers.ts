import * as z from "zod/mini";

/** What the insurer offers by itself, beside its insurances. */
export const BusinessOfferName = /* @__PURE__ */ z.enum(["CYBERPROTECT"]);
export type BusinessOfferName = z.infer<typeof BusinessOfferName>;

/** NEW is asked for; the insurer sets the others. */
export const BusinessOfferState = /* @__PURE__ */ z.enum([
  "ERROR_POLICYHOLDER",
  "ERROR_TECHNICAL",
  "NEW",
  "PROCESSED",
]);
export type BusinessOfferState = z.infer<typeof BusinessOfferState>;

/** Whether it stands: one that failed may be asked for again. */
export function isRequested(state: BusinessOfferState): boolean {
  return state === "NEW" || state === "PROCESSED";
}

/** What is told with a request: for the whole family, or for one person. */
export const BusinessOfferField = /* @__PURE__ */ z.strictObject({
  field: z.literal("family", "invalid"),
  value: z.enum(["true", "false"], "invalid"),
});
export type BusinessOfferField = z.infer<typeof BusinessOfferField>;

/** What a customer sends. Whatever comes later is set by the insurer, so that only NEW is taken. */
export const RequestBusinessOffer = /* @__PURE__ */ z.strictObject({
  offerName: BusinessOfferName,
  state: z.literal("NEW", "invalid"),
  metaData: z.array(BusinessOfferField).check(z.length(1, "invalid")),
});
export type RequestBusinessOffer = z.infer<typeof RequestBusinessOffer>;

/** What an offer costs a month, in rappen. */
export interface BusinessOfferPrice {
  family: boolean;
  monthlyPremium: number;
}
