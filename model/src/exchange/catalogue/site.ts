import * as z from "zod/mini";
import type { consentCategories } from "../../consent.ts";
import { OfferPartner } from "../../offers.ts";
import { flagIds } from "../../portal/flags.ts";
import { requiredText } from "../../portal/texts.ts";
import { Day, Instant, OptionalDay, orNull } from "../fields.ts";
import { inEachLanguage, Link, Links, Position } from "./catalogue-fields.ts";

const SiteId = /* @__PURE__ */ z.string("required").check(z.regex(/^[a-z0-9-]{1,40}$/, "invalid"));

/** A feature of the portal, on or off. */
export const SentFeatureFlag = /* @__PURE__ */ z.strictObject({
  flag: z.enum(flagIds, "flag.unknown"),
  value: z.boolean("invalid"),
});

/** A value that the portal reads at run time, such as the addresses of the insurer's site. */
export const SentPublicConfiguration = /* @__PURE__ */ z.strictObject({
  type: z.string("required").check(z.regex(/^[A-Z_]{1,40}$/, "invalid")),
  key: z.string("required").check(z.regex(/^\w{1,60}$/, "invalid")),
  value: z.unknown(),
});

const OfferTexts = /* @__PURE__ */ z.strictObject({
  title: requiredText(120),
  subtitle: requiredText(200),
  discountTitle: requiredText(120),
  discountSubtitle: requiredText(200),
  description: requiredText(4_000),
  button: requiredText(60),
});

/** An offer of a partner for the members of the club. */
export const SentOffer = /* @__PURE__ */ z
  .strictObject({
    offer: SiteId,
    position: Position,
    startDate: Day,
    endDate: OptionalDay,
    image: Link,
    thumbnail: Link,
    images: z.array(Link).check(z.maxLength(20, "tooMany")),
    texts: inEachLanguage(OfferTexts),
    buttonLink: Links,
    partner: z.strictObject({
      ...OfferPartner.shape,
      site: orNull(Link),
      logo: orNull(Link),
    }),
  })
  .check(
    z.refine(({ startDate, endDate }) => endDate === null || startDate <= endDate, {
      path: ["endDate"],
      error: "range.order",
    }),
  );

const CardTexts = /* @__PURE__ */ z.strictObject({
  title: requiredText(80),
  text: requiredText(400),
  button: requiredText(60),
});

/** A card of "my health". */
export const SentHealthCard = /* @__PURE__ */ z
  .strictObject({
    card: SiteId,
    position: Position,
    /** The feature that opens it; absent, it is always shown. */
    flag: orNull(z.enum(flagIds, "flag.unknown")),
    kind: z.enum(["LINK", "SYMPTOM_CHECKER"], "invalid"),
    texts: inEachLanguage(CardTexts),
    link: orNull(Links),
  })
  .check(
    z.refine(({ kind, link }) => (kind === "LINK") === (link !== null), {
      path: ["link"],
      error: "invalid",
    }),
  );

/** An address of the mobile app and what serves it. */
export const SentDeeplink = /* @__PURE__ */ z.strictObject({
  path: z.string("required").check(z.regex(/^\/[\w/-]{0,200}$/, "link.invalid")),
  inApp: z.boolean("invalid"),
  inPortal: z.boolean("invalid"),
});

/** A survey to which customers are invited. */
export const SentSurvey = /* @__PURE__ */ z.strictObject({
  survey: z.string("required").check(z.regex(/^[A-Z_]{1,40}$/, "invalid")),
  interceptId: z.string("required").check(z.regex(/^[\w-]{1,80}$/, "invalid")),
  isOpen: z.boolean("invalid"),
  texts: inEachLanguage(CardTexts),
  link: Links,
});

const ConsentText = /* @__PURE__ */ inEachLanguage(
  z.strictObject({
    title: requiredText(120),
    text: requiredText(4_000),
    summary: z.optional(requiredText(200)),
  }),
);

/** A version of the texts to which people consent. A version that was published never changes. */
export const SentConsentTexts = /* @__PURE__ */ z.strictObject({
  edition: z.int("invalid").check(z.minimum(1, "invalid"), z.maximum(1_000_000, "invalid")),
  publishedAt: Instant,
  texts: z.strictObject({
    customized_offers: ConsentText,
    personalized_services: ConsentText,
    gm_mag: ConsentText,
    surveys: ConsentText,
    data_sharing: ConsentText,
    statistics: ConsentText,
  } satisfies Record<keyof typeof consentCategories, typeof ConsentText>),
});
