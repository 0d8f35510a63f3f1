import { CARD_WEEKS } from "@portal/model/cards.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";

const { least, most } = CARD_WEEKS;

/** Also a warning, in case another person placed the order. */
export const cardOrdered: MessageTemplate = {
  key: "veka.ordered",
  texts: {
    fr: {
      subject: "Nous avons reçu votre commande de carte",
      paragraphs: [
        `La nouvelle carte d’assuré arrive par la poste dans ${least} à ${most} semaines. L’ancienne sera bloquée.`,
        "Ce n’était pas vous ? Appelez-nous au {phone}.",
      ],
      short: "{brand} : nous avons reçu votre commande de carte d’assuré.",
    },
    de: {
      subject: "Ihre Kartenbestellung ist angekommen",
      paragraphs: [
        `Die neue Versichertenkarte kommt in ${least} bis ${most} Wochen mit der Post. Die bisherige wird gesperrt.`,
        "Waren Sie das nicht? Rufen Sie uns an: {phone}.",
      ],
      short: "{brand}: Ihre Bestellung einer Versichertenkarte ist angekommen.",
    },
    it: {
      subject: "Abbiamo ricevuto la sua ordinazione",
      paragraphs: [
        `La nuova tessera d’assicurato arriva per posta entro ${least}–${most} settimane. Quella vecchia sarà bloccata.`,
        "Non era lei? Ci chiami al numero {phone}.",
      ],
      short: "{brand}: abbiamo ricevuto la sua ordinazione della tessera d’assicurato.",
    },
    en: {
      subject: "We have received your card order",
      paragraphs: [
        `The new insurance card will arrive by post in ${least} to ${most} weeks. The old one will be blocked.`,
        "If this wasn’t you, please call us on {phone}.",
      ],
      short: "{brand}: we have received your order for an insurance card.",
    },
  },
};

export const cardSent: MessageTemplate = {
  key: "veka.sent",
  texts: {
    fr: {
      subject: "Votre nouvelle carte d’assuré est en fabrication",
      paragraphs: [
        "La nouvelle carte est commandée auprès de l’imprimeur et l’ancienne est bloquée.",
        "D’ici là, la lettre dans vos documents indique le nouveau numéro : montrez-la chez le médecin ou à la pharmacie.",
      ],
      short: "{brand} : votre nouvelle carte d’assuré est en fabrication, l’ancienne est bloquée.",
    },
    de: {
      subject: "Ihre neue Versichertenkarte wird hergestellt",
      paragraphs: [
        "Die neue Karte ist in der Druckerei bestellt, die bisherige ist gesperrt.",
        "Bis sie da ist, steht die neue Nummer im Brief in Ihren Dokumenten: Zeigen Sie ihn in der Arztpraxis oder in der Apotheke.",
      ],
      short: "{brand}: Ihre neue Versichertenkarte wird hergestellt, die bisherige ist gesperrt.",
    },
    it: {
      subject: "La sua nuova tessera d’assicurato è in produzione",
      paragraphs: [
        "La nuova tessera è stata ordinata in tipografia e quella vecchia è bloccata.",
        "Nel frattempo la lettera tra i suoi documenti indica il nuovo numero: la mostri dal medico o in farmacia.",
      ],
      short: "{brand}: la sua nuova tessera è in produzione, quella vecchia è bloccata.",
    },
    en: {
      subject: "Your new insurance card is in production",
      paragraphs: [
        "The new card has been ordered from the printer and the old one is blocked.",
        "Until it arrives, the letter in your documents shows the new number: show it at the doctor’s or the pharmacy.",
      ],
      short: "{brand}: your new insurance card is in production and the old one is blocked.",
    },
  },
};
