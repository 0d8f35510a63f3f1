import { clientSource, type ExternalLinks } from "@portal/model/portal/client.ts";
import { flagIds } from "@portal/model/portal/flags.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../src/core/db/tables.ts";
import { inEach, pageOfSite as page, samePage } from "./site.ts";

/** All features are on, so that a visitor sees them. */
export function featureFlagRows(): Insertable<Tables["featureFlag"]>[] {
  return flagIds.map((id) => ({ id, value: true }));
}

export function publicConfigurationRows(): Insertable<Tables["publicConfiguration"]>[] {
  const values = { contractsAddYearsVisible: "1", externalLinks: externalLinks() };
  const surveys = { organizationId: "cervin", source: "portal" };
  return [
    ...Object.entries(values).map(([key, value]) => ({ type: clientSource, key, value })),
    ...Object.entries(surveys).map(([key, value]) => ({ type: "SURVEYS", key, value })),
  ];
}

/** Links for the mobile app only, and links for both. */
export function deeplinkRows(): Insertable<Tables["deeplink"]>[] {
  const inAppOnly = ["/scan", "/card", "/steps"];
  const inBoth = ["/invoices", "/documents", "/reimbursements"];
  return [
    ...inAppOnly.map((gmnetPath) => ({
      gmnetPath,
      gmappAvailability: true,
      gmnetAvailability: false,
    })),
    ...inBoth.map((gmnetPath) => ({ gmnetPath, gmappAvailability: true, gmnetAvailability: true })),
  ];
}

function externalLinks(): Required<ExternalLinks> {
  return {
    website: page({ fr: "", de: "", it: "", en: "" }),
    glossary: page({ fr: "glossaire", de: "glossar", it: "glossario", en: "glossary" }),
    paymentMode: page({
      fr: "mode-de-paiement",
      de: "zahlungsart",
      it: "modalita-di-pagamento",
      en: "payment-method",
    }),
    club: page({ fr: "le-club", de: "club", it: "il-club", en: "club" }),
    healthCoaching: page({
      fr: "coaching-sante",
      de: "gesundheitscoaching",
      it: "coaching-salute",
      en: "health-coaching",
    }),
    therapistSearch: page({
      fr: "recherche-de-therapeutes",
      de: "therapeutensuche",
      it: "ricerca-terapeuti",
      en: "therapist-search",
    }),
    premiumCalculator: page({
      fr: "calculer-ma-prime",
      de: "praemie-berechnen",
      it: "calcolare-il-premio",
      en: "premium-calculator",
    }),
    privacy: page({
      fr: "protection-des-donnees",
      de: "datenschutz",
      it: "protezione-dei-dati",
      en: "privacy",
    }),
    terms: page({
      fr: "conditions-d-utilisation",
      de: "nutzungsbedingungen",
      it: "condizioni-d-uso",
      en: "terms-of-use",
    }),
    symptomChecker: inEach((language) => `/symptom-checker?lang=${language}`),
    facebook: samePage("facebook"),
    instagram: samePage("instagram"),
    linkedin: samePage("linkedin"),
    youtube: samePage("youtube"),
    appStore: samePage("app/ios"),
    playStore: samePage("app/android"),
    route: routes(),
  };
}

function routes(): Record<Language, string> {
  const map = "https://www.openstreetmap.org/directions?to={destination}&locale=";
  return { fr: `${map}fr`, de: `${map}de`, it: `${map}it`, en: `${map}en` };
}
