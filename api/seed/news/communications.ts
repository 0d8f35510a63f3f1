import type { News } from "@portal/model/notifications.ts";
import { addDays } from "../days.ts";
import type { Account, Household, World } from "../people/household.ts";
import type { ToldNews } from "./told-news.ts";
import { randomOf } from "../random.ts";

type Texts = Extract<News, { kind: "CommunicationNew" }>["texts"];

const welcome: Texts = {
  fr: {
    title: "Bienvenue dans votre espace client",
    body: "Vos contrats, vos documents et vos demandes sont ici. Sous « Réglages », vous choisissez comment recevoir vos notifications.",
  },
  de: {
    title: "Willkommen in Ihrem Kundenportal",
    body: "Hier finden Sie Ihre Verträge, Dokumente und Anliegen. Unter «Einstellungen» wählen Sie, wie wir Sie benachrichtigen.",
  },
  it: {
    title: "Le diamo il benvenuto nel suo spazio clienti",
    body: "Qui trova i suoi contratti, i documenti e le richieste. Alla voce «Impostazioni» sceglie come ricevere le notifiche.",
  },
  en: {
    title: "Welcome to your customer portal",
    body: "Your contracts, documents and requests are all here. Under “Settings” you choose how you want to be notified.",
  },
};

const nextPremiums: Texts = {
  fr: {
    title: "Vos primes de l’année prochaine sont connues",
    body: "Comparez les franchises et les modèles dans vos contrats. Pour un changement au 1er janvier, votre demande doit nous parvenir au plus tard le dernier jour ouvrable de novembre.",
  },
  de: {
    title: "Ihre Prämien für das nächste Jahr stehen fest",
    body: "Vergleichen Sie Franchisen und Modelle in Ihren Verträgen. Für einen Wechsel auf den 1. Januar muss Ihr Antrag spätestens am letzten Arbeitstag im November bei uns sein.",
  },
  it: {
    title: "I suoi premi per il prossimo anno sono noti",
    body: "Confronti franchigie e modelli nei suoi contratti. Per un cambiamento al 1° gennaio, la sua richiesta deve arrivarci al più tardi l’ultimo giorno lavorativo di novembre.",
  },
  en: {
    title: "Your premiums for next year are here",
    body: "Compare deductibles and models in your contracts. For a change on 1 January, your request must reach us by the last working day of November.",
  },
};

const flu: Texts = {
  fr: {
    title: "Se faire vacciner contre la grippe",
    body: "De mi-octobre à décembre, votre pharmacie vaccine aussi sans rendez-vous. En cas de risque accru, l’assurance de base participe aux frais.",
  },
  de: {
    title: "Lassen Sie sich gegen die Grippe impfen",
    body: "Von Mitte Oktober bis Dezember impft Ihre Apotheke auch ohne Termin. Bei erhöhtem Risiko beteiligt sich die Grundversicherung an den Kosten.",
  },
  it: {
    title: "Vaccinarsi contro l’influenza",
    body: "Da metà ottobre a dicembre la sua farmacia vaccina anche senza appuntamento. Se il rischio è elevato, l’assicurazione di base partecipa ai costi.",
  },
  en: {
    title: "Your flu vaccination",
    body: "From mid-October to December your pharmacy also vaccinates without an appointment. If you are at higher risk, basic insurance contributes to the costs.",
  },
};

/** A welcome at the opening of the account, then the occasional news for all customers. */
export function communicationsSent({ accounts, joined }: Household, world: World): ToldNews[] {
  const customers = accounts.filter(({ role, sees }) => !role && sees.some(({ main }) => main));
  return customers.flatMap((account) => {
    const told = (texts: Texts, date: string, campaignName: string | null): ToldNews => ({
      account,
      date,
      news: {
        kind: "CommunicationNew",
        insuredNumber: null,
        documentDate: date,
        texts,
        campaignName,
      },
    });
    return [
      told(welcome, welcomeDay(account, joined, world), null),
      ...datesOf(account, joined, world).map((date, place) =>
        place % 2 === 0 ? told(nextPremiums, date, "premiums") : told(flu, date, "flu"),
      ),
    ];
  });
}

/** A recent customer was welcomed a few days ago. */
function welcomeDay({ firstConnection }: Account, joined: string, { today }: World): string {
  const day = firstConnection?.slice(0, 10) ?? joined;
  const lately = addDays(today, -4);
  return day > addDays(today, -70) && lately > day ? lately : day;
}

function datesOf({ login }: Account, joined: string, { today, seed }: World): string[] {
  const count = randomOf(seed, `news ${login}`).between(1, 2);
  return Array.from({ length: count }, (_, place) => addDays(today, -2 - place * 17)).filter(
    (date) => date >= addDays(joined, 60),
  );
}
