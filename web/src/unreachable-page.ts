import type { Language } from "@portal/model/portal/languages.ts";
import { linkTo, offlinePage, paragraph } from "./offline-page.ts";
import { textsIn, titleIn } from "./offline-texts.ts";

const texts: Record<Language, { title: string; text: string; retry: string }> = {
  fr: {
    title: "Pas de connexion",
    text: "La page s’ouvrira d’elle-même dès que la connexion sera rétablie. Ce que vous avez saisi dans un formulaire est conservé.",
    retry: "Réessayer",
  },
  de: {
    title: "Keine Verbindung",
    text: "Die Seite öffnet sich von selbst, sobald die Verbindung wieder da ist. Was Sie in ein Formular eingegeben haben, bleibt erhalten.",
    retry: "Nochmals versuchen",
  },
  it: {
    title: "Nessuna connessione",
    text: "La pagina si apre da sola appena la rete torna. Ciò che ha scritto in un modulo è conservato.",
    retry: "Riprovare",
  },
  en: {
    title: "No connection",
    text: "The page will open automatically once you are back online. Anything you entered in a form has been saved.",
    retry: "Try again",
  },
};
const againSeconds = 5;

/** The offline page of a phone, which tries again by itself. */
export function unreachablePage(
  language: Language,
  { pathname, search }: URL,
  hasCards: boolean,
): Response {
  const { title, text, retry } = texts[language];
  const cards = hasCards ? linkTo("/pocket", textsIn(language, "emergency")("cards")) : "";
  return offlinePage({
    language,
    title,
    status: 503,
    head: `<meta http-equiv="refresh" content="${againSeconds}">`,
    body:
      paragraph(text) +
      `<p>${linkTo(pathname + search, retry)}</p>` +
      `<div class="ways">${cards}${linkTo("/emergency", titleIn(language, "emergency"))}</div>`,
  });
}
