import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { type InEach, inEach } from "../site.ts";

interface News {
  label: string;
  url: string;
  titles: InEach;
  contents: InEach;
}

/** The news of the portal, the newest first. */
export function whatsNewRows(now: Date): Insertable<Tables["whatsNew"]>[] {
  return news.map(({ label, url, titles, contents }, place) => ({
    texts: inEach((language) => ({ title: titles[language], content: contents[language] })),
    url,
    eventLabel: label,
    publishedAt: new Date(now.getTime() - (place + 1) * 86_400_000),
  }));
}

const news: readonly News[] = [
  {
    label: "drafts",
    url: "/profile",
    titles: {
      fr: "Une interruption ? Votre saisie vous attend",
      de: "Unterbrochen? Ihre Eingaben warten auf Sie",
      it: "Deve interrompere? Ciò che ha scritto la aspetta",
      en: "Interrupted? Your entries have been saved",
    },
    contents: {
      fr: "Ce que vous saisissez dans un formulaire est conservé pendant 30 jours, même si vous fermez la page ou changez d’appareil.",
      de: "Was Sie in ein Formular eingeben, bleibt 30 Tage lang erhalten, auch wenn Sie die Seite schliessen oder das Gerät wechseln.",
      it: "Ciò che scrive in un modulo è conservato per 30 giorni, anche se chiude la pagina o cambia dispositivo.",
      en: "What you type into a form is kept for 30 days, even if you close the page or change devices.",
    },
  },
  {
    label: "documents",
    url: "/documents/send",
    titles: {
      fr: "Une facture ? Photographiez-la",
      de: "Eine Rechnung? Fotografieren Sie sie",
      it: "Una fattura? La fotografi",
      en: "A bill? Take a picture of it",
    },
    contents: {
      fr: "Vos photos deviennent un PDF et partent en un seul envoi. Vous suivez le remboursement dès que l’envoi nous est parvenu.",
      de: "Ihre Fotos werden zu einem PDF, das Sie uns gleich senden. Die Rückerstattung verfolgen Sie ab dem Eingang.",
      it: "Le sue foto diventano un PDF e partono in un solo invio. Può seguire il rimborso passo dopo passo.",
      en: "Your photos become one PDF and are sent together. You can follow the reimbursement from the moment we receive them.",
    },
  },
];
