import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { type InEach, inEach, pageOfSite } from "../site.ts";

interface Promotion {
  picture: string;
  analytics: string;
  link: InEach;
  titles: InEach;
  /** The period of display; without one it is always shown. */
  shown?: { from: string; to: string };
}

/** The promotions of the homepage, the newest first. */
export function campaignRows(now: Date): Insertable<Tables["campaign"]>[] {
  const year = Number(todayInZurich(now).slice(0, 4));
  return promotions(year).map(({ picture, analytics, link, titles, shown }, place) => ({
    imageUrl: inEach(() => `/pictures/${picture}.svg`),
    link,
    titles,
    analytics,
    publishedAt: shown
      ? new Date(`${shown.from}T00:00:00+02:00`)
      : new Date(now.getTime() - (place + 1) * 86_400_000 - OLDER_MS),
    endsAt: shown ? new Date(`${shown.to}T23:59:59+01:00`) : null,
  }));
}

/** Permanent promotions are older than those of a season. */
const OLDER_MS = 370 * 86_400_000;

const inPortal = (path: string): InEach => inEach(() => path);

function promotions(year: number): Promotion[] {
  return [
    {
      picture: "next-year",
      analytics: "premiums",
      // From the announcement of the premiums to the end of the year: in January the announced premiums are in force.
      shown: { from: `${year}-10-01`, to: `${year}-12-31` },
      link: inPortal("/contract"),
      titles: {
        fr: "Vos primes de l’an prochain sont là",
        de: "Ihre Prämien für nächstes Jahr sind da",
        it: "I suoi premi per l’anno prossimo",
        en: "Your premiums for next year are here",
      },
    },
    {
      picture: "paperless",
      analytics: "paperless",
      link: inPortal("/settings"),
      titles: {
        fr: "Moins de papier : recevez vos lettres ici",
        de: "Weniger Papier: Ihre Post finden Sie hier",
        it: "Meno carta: riceva qui le sue lettere",
        en: "Less paper: get your letters here",
      },
    },
    {
      picture: "travel",
      analytics: "travel",
      link: pageOfSite({
        fr: "assurance-voyage",
        de: "reiseversicherung",
        it: "assicurazione-viaggi",
        en: "travel-insurance",
      }),
      titles: {
        fr: "Partir l’esprit libre : l’assurance voyage",
        de: "Sorglos unterwegs: die Reiseversicherung",
        it: "Partire sereni: l’assicurazione viaggi",
        en: "Travel with peace of mind: travel insurance",
      },
    },
    {
      picture: "doctor-call",
      analytics: "telemedicine",
      link: pageOfSite({
        fr: "telemedecine",
        de: "telemedizin",
        it: "telemedicina",
        en: "telemedicine",
      }),
      titles: {
        fr: "Un avis médical par téléphone, jour et nuit",
        de: "Ärztlicher Rat am Telefon, Tag und Nacht",
        it: "Un parere medico al telefono, giorno e notte",
        en: "Medical advice by phone, day and night",
      },
    },
  ];
}
