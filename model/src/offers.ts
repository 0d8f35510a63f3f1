import * as z from "zod/mini";

/** The partner of an offer. Unknown fields are null. */
export const OfferPartner = z.object({
  name: z.string(),
  address: z.nullable(z.string()),
  tel: z.nullable(z.string()),
  email: z.nullable(z.string()),
  site: z.nullable(z.string()),
  logo: z.nullable(z.string()),
});
export type OfferPartner = z.infer<typeof OfferPartner>;

/** The texts of an offer in one language. */
export const OfferTexts = z.object({
  title: z.string(),
  subtitle: z.string(),
  discountTitle: z.string(),
  discountSubtitle: z.string(),
  description: z.string(),
  button: z.string(),
});
export type OfferTexts = z.infer<typeof OfferTexts>;
