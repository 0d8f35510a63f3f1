import { z } from "zod";

/** Who makes an offer. What is not known is nothing. */
export const OfferPartner = z.object({
  name: z.string(),
  address: z.string().nullable(),
  tel: z.string().nullable(),
  email: z.string().nullable(),
  site: z.string().nullable(),
  logo: z.string().nullable(),
});
export type OfferPartner = z.infer<typeof OfferPartner>;

/** What an offer says, in one language. */
export const OfferTexts = z.object({
  title: z.string(),
  subtitle: z.string(),
  discountTitle: z.string(),
  discountSubtitle: z.string(),
  description: z.string(),
  button: z.string(),
});
export type OfferTexts = z.infer<typeof OfferTexts>;
