import type { OfferPartner, OfferTexts } from "@portal/model/offers.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { addDays } from "../days.ts";
import { type InEach, inEach } from "../site.ts";

/** The offers of the club, with dates relative to the day of seeding. */
export function offerRows(today: string): Insertable<Tables["offer"]>[] {
  return offers.map(({ id, picture, further = [], days, texts, partner, site }, position) => ({
    id,
    position,
    startDate: addDays(today, -40 - position),
    endDate: days === null ? null : addDays(today, days),
    image: `/pictures/${picture}.svg`,
    thumbnail: `/pictures/${picture}.svg`,
    images: [picture, ...further].map((name) => `/pictures/${name}.svg`),
    texts: inEach((language) => ({ ...texts[language], button: buttons[language] })),
    buttonLink: inEach((language) => `https://${site}/${language}`),
    partner: {
      ...partner,
      site: `https://${site}`,
      logo: `/pictures/logo-${picture}.svg`,
    } satisfies OfferPartner,
  }));
}

const buttons: InEach = {
  fr: "Profiter de l’offre",
  de: "Angebot nutzen",
  it: "Approfittare dell’offerta",
  en: "Use the offer",
};

interface Invented {
  id: string;
  picture: string;
  /** Further pictures. */
  further?: readonly string[];
  /** The remaining days of validity; null means until further notice. */
  days: number | null;
  texts: InEach<Omit<OfferTexts, "button">>;
  partner: Pick<OfferPartner, "name" | "address" | "tel" | "email">;
  site: string;
}

const offers: Invented[] = [
  {
    id: "thermal-baths",
    picture: "baths",
    further: ["baths-hammam"],
    days: 46,
    site: "bains-du-mont.example",
    partner: {
      name: "Bains du Mont",
      address: "Route des Sources 4, 1892 Lavey",
      tel: "+41 24 555 01 20",
      email: "accueil@bains-du-mont.example",
    },
    texts: {
      fr: {
        title: "Abonnement aux bains thermaux",
        subtitle: "L’eau chaude, face aux sommets",
        discountTitle: "– 20 %",
        discountSubtitle: "sur l’abonnement de dix entrées",
        description:
          "Bassins extérieurs à 34 degrés, hammam et jardin. Montrez votre carte d’assuré à la caisse.",
      },
      de: {
        title: "Abo fürs Thermalbad",
        subtitle: "Warmes Wasser mit Blick auf die Gipfel",
        discountTitle: "– 20 %",
        discountSubtitle: "auf das Abo mit zehn Eintritten",
        description:
          "Aussenbecken mit 34 Grad, Hamam und Garten. Zeigen Sie an der Kasse Ihre Versichertenkarte.",
      },
      it: {
        title: "Abbonamento alle terme",
        subtitle: "Acqua calda con vista sulle vette",
        discountTitle: "– 20 %",
        discountSubtitle: "sull’abbonamento di dieci entrate",
        description:
          "Vasche esterne a 34 gradi, hammam e giardino. Mostri alla cassa la sua tessera d’assicurato.",
      },
      en: {
        title: "Thermal bath pass",
        subtitle: "Warm water with a mountain view",
        discountTitle: "20% off",
        discountSubtitle: "a ten-entry pass",
        description:
          "Outdoor pools at 34 degrees, hammam and garden. Show your insurance card at the desk.",
      },
    },
  },
  {
    id: "ski-day",
    picture: "ski",
    further: ["ski-lift"],
    days: 120,
    site: "remontees-alpines.example",
    partner: {
      name: "Remontées Alpines",
      address: "Place de la Gare 2, 3963 Crans",
      tel: "+41 27 555 03 30",
      email: "info@remontees-alpines.example",
    },
    texts: {
      fr: {
        title: "Une journée de ski en famille",
        subtitle: "Les enfants skient gratuitement",
        discountTitle: "– 15 %",
        discountSubtitle: "sur les cartes journalières",
        description: "Valable toute la saison dans douze domaines skiables, à commander en ligne.",
      },
      de: {
        title: "Ein Skitag mit der Familie",
        subtitle: "Kinder fahren gratis",
        discountTitle: "– 15 %",
        discountSubtitle: "auf Tageskarten",
        description: "Gilt die ganze Saison in zwölf Skigebieten. Sie bestellen online.",
      },
      it: {
        title: "Una giornata di sci in famiglia",
        subtitle: "I bambini sciano gratis",
        discountTitle: "– 15 %",
        discountSubtitle: "sulle giornaliere",
        description: "Valide tutta la stagione in dodici comprensori, da ordinare online.",
      },
      en: {
        title: "A family day on the slopes",
        subtitle: "Children ski for free",
        discountTitle: "15% off",
        discountSubtitle: "day passes",
        description: "Valid all season in twelve ski areas. Order online.",
      },
    },
  },
  {
    id: "yoga-class",
    picture: "yoga",
    days: 75,
    site: "studio-souffle.example",
    partner: {
      name: "Studio Souffle",
      address: "Rue du Midi 11, 1003 Lausanne",
      tel: "+41 21 555 07 70",
      email: "bonjour@studio-souffle.example",
    },
    texts: {
      fr: {
        title: "Dix leçons de yoga",
        subtitle: "En studio ou à la maison",
        discountTitle: "CHF 50",
        discountSubtitle: "de moins sur dix leçons",
        description: "Cours pour tous les niveaux, le matin, à midi et le soir.",
      },
      de: {
        title: "Zehn Yogalektionen",
        subtitle: "Im Studio oder zu Hause",
        discountTitle: "CHF 50",
        discountSubtitle: "günstiger bei zehn Lektionen",
        description: "Kurse für jedes Niveau, am Morgen, am Mittag und am Abend.",
      },
      it: {
        title: "Dieci lezioni di yoga",
        subtitle: "In studio o a casa",
        discountTitle: "CHF 50",
        discountSubtitle: "in meno su dieci lezioni",
        description: "Corsi per tutti i livelli, al mattino, a mezzogiorno e di sera.",
      },
      en: {
        title: "Ten yoga classes",
        subtitle: "In the studio or at home",
        discountTitle: "CHF 50",
        discountSubtitle: "off ten classes",
        description: "Classes for all levels, in the morning, at noon and in the evening.",
      },
    },
  },
  {
    id: "bicycle-check",
    picture: "bicycle",
    days: null,
    site: "veloatelier.example",
    partner: {
      name: "Veloatelier",
      address: "Lorrainestrasse 8, 3013 Bern",
      tel: "+41 31 555 09 10",
      email: "werkstatt@veloatelier.example",
    },
    texts: {
      fr: {
        title: "Contrôle de votre vélo",
        subtitle: "Freins, pneus, éclairage",
        discountTitle: "– 30 %",
        discountSubtitle: "sur le service complet",
        description: "Dans soixante ateliers en Suisse, sur rendez-vous.",
      },
      de: {
        title: "Ihr Velo im Service",
        subtitle: "Bremsen, Reifen, Licht",
        discountTitle: "– 30 %",
        discountSubtitle: "auf den grossen Service",
        description: "In sechzig Werkstätten in der ganzen Schweiz, auf Termin.",
      },
      it: {
        title: "Controllo della bicicletta",
        subtitle: "Freni, gomme, luci",
        discountTitle: "– 30 %",
        discountSubtitle: "sul servizio completo",
        description: "In sessanta officine in Svizzera, su appuntamento.",
      },
      en: {
        title: "A check-up for your bicycle",
        subtitle: "Brakes, tyres, lights",
        discountTitle: "30% off",
        discountSubtitle: "a full service",
        description: "In sixty workshops across Switzerland, by appointment.",
      },
    },
  },
  {
    id: "museum-evening",
    picture: "museum",
    further: ["museum-hall"],
    days: 30,
    site: "museo-del-lago.example",
    partner: {
      name: "Museo del Lago",
      address: "Riva Caccia 3, 6900 Lugano",
      tel: "+41 91 555 04 40",
      email: "museo@museo-del-lago.example",
    },
    texts: {
      fr: {
        title: "Deux entrées au musée pour une",
        subtitle: "Chaque jeudi soir",
        discountTitle: "2 pour 1",
        discountSubtitle: "le jeudi dès 17 heures",
        description: "Dans huit musées de toute la Suisse, expositions temporaires comprises.",
      },
      de: {
        title: "Zu zweit ins Museum, einmal zahlen",
        subtitle: "Jeden Donnerstagabend",
        discountTitle: "2 für 1",
        discountSubtitle: "donnerstags ab 17 Uhr",
        description: "In acht Museen in der ganzen Schweiz, Sonderausstellungen inbegriffen.",
      },
      it: {
        title: "Due entrate al museo per una",
        subtitle: "Ogni giovedì sera",
        discountTitle: "2 per 1",
        discountSubtitle: "il giovedì dalle 17",
        description: "In otto musei di tutta la Svizzera, mostre temporanee comprese.",
      },
      en: {
        title: "Two for one at the museum",
        subtitle: "Every Thursday evening",
        discountTitle: "2 for 1",
        discountSubtitle: "on Thursdays from 5 pm",
        description: "In eight museums across Switzerland, temporary exhibitions included.",
      },
    },
  },
];
