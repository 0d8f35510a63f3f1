import * as z from "zod/mini";

/** The insurer's own offers besides insurance. */
export const BusinessOfferName = /* @__PURE__ */ z.enum(["CYBERPROTECT"]);
export type BusinessOfferName = z.infer<typeof BusinessOfferName>;

/** The customer requests NEW; the insurer sets the others. */
export const BusinessOfferState = /* @__PURE__ */ z.enum([
  "ERROR_POLICYHOLDER",
  "ERROR_TECHNICAL",
  "NEW",
  "PROCESSED",
]);
export type BusinessOfferState = z.infer<typeof BusinessOfferState>;

/** Whether a request is valid: a failed one may be repeated. */
export function isRequested(state: BusinessOfferState): boolean {
  return state === "NEW" || state === "PROCESSED";
}

/** The scope of a request: the whole family, or one person. */
export const BusinessOfferField = /* @__PURE__ */ z.strictObject({
  field: z.literal("family", "invalid"),
  value: z.enum(["true", "false"], "invalid"),
});
export type BusinessOfferField = z.infer<typeof BusinessOfferField>;

/** The customer's request. Only NEW is accepted, because the insurer sets the later states. */
export const RequestBusinessOffer = /* @__PURE__ */ z.strictObject({
  offerName: BusinessOfferName,
  state: z.literal("NEW", "invalid"),
  metaData: z.array(BusinessOfferField).check(z.length(1, "invalid")),
});
export type RequestBusinessOffer = z.infer<typeof RequestBusinessOffer>;

/** The monthly price of an offer, in rappen. */
export interface BusinessOfferPrice {
  family: boolean;
  monthlyPremium: number;
}
