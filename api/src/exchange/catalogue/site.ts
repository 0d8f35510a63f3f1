import {
  SentConsentTexts,
  SentDeeplink,
  SentFeatureFlag,
  SentHealthCard,
  SentOffer,
  SentPublicConfiguration,
  SentSurvey,
} from "@portal/model/exchange/catalogue/site.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { defineEntity } from "../entity.ts";

export const featureFlags = defineEntity({
  name: "feature-flags",
  about: "A feature of the portal, on or off.",
  rule: SentFeatureFlag,
  async write({ db }, { data: { flag: id, value } }) {
    await db
      .insertInto("featureFlag")
      .values({ id, value })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ value }))
      .execute();
    return id;
  },
});

export const publicConfiguration = defineEntity({
  name: "public-configuration",
  about: "A value that the portal reads at run time, such as the addresses of the insurer's site.",
  rule: SentPublicConfiguration,
  async write({ db }, { data: { type, key, value: given } }) {
    const value = JSON.stringify(given ?? null);
    await db
      .insertInto("publicConfiguration")
      .values({ type, key, value })
      .onConflict((conflict) => conflict.columns(["type", "key"]).doUpdateSet({ value }))
      .execute();
    return `${type} ${key}`;
  },
});

export const offers = defineEntity({
  name: "offers",
  about: "An offer of a partner for the members of the club, shown between two days.",
  rule: SentOffer,
  async write({ db }, { data: { offer: id, images, texts, buttonLink, partner, ...plain } }) {
    const values = {
      ...plain,
      images: JSON.stringify(images),
      texts: JSON.stringify(texts),
      buttonLink: JSON.stringify(buttonLink),
      partner: JSON.stringify(partner),
    };
    await db
      .insertInto("offer")
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
    return id;
  },
});

export const healthCards = defineEntity({
  name: "health-cards",
  about: 'A card of the page "my health".',
  rule: SentHealthCard,
  async write({ db }, { data: { card: id, texts, link, ...plain } }) {
    const values = { ...plain, texts: JSON.stringify(texts), link: link && JSON.stringify(link) };
    await db
      .insertInto("healthCard")
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
    return id;
  },
});

export const deeplinks = defineEntity({
  name: "deeplinks",
  about: "An address of the mobile app and what serves it.",
  rule: SentDeeplink,
  async write({ db }, { data: { path: gmnetPath, inApp, inPortal } }) {
    const values = { gmappAvailability: inApp, gmnetAvailability: inPortal };
    await db
      .insertInto("deeplink")
      .values({ gmnetPath, ...values })
      .onConflict((conflict) => conflict.column("gmnetPath").doUpdateSet(values))
      .execute();
    return gmnetPath;
  },
});

export const surveys = defineEntity({
  name: "surveys",
  about: "A survey to which customers are invited.",
  rule: SentSurvey,
  async write({ db }, { data: { survey: name, texts, link, ...plain } }) {
    const values = { ...plain, texts: JSON.stringify(texts), link: JSON.stringify(link) };
    await db
      .insertInto("survey")
      .values({ name, ...values })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(values))
      .execute();
    return name;
  },
});

export const consentTexts = defineEntity({
  name: "consent-texts",
  about:
    "An edition of the texts to which people consent. It never changes once it was sent: other words are another edition.",
  rule: SentConsentTexts,
  async write({ db }, { data: { edition: version, publishedAt, texts }, internalKey }) {
    if (internalKey !== undefined)
      throw new Problem("CONFLICT", { fields: { edition: "consentTexts.published" } });
    await db
      .insertInto("consentText")
      .values({ version, publishedAt: new Date(publishedAt), texts: JSON.stringify(texts) })
      .execute();
    return String(version);
  },
});
