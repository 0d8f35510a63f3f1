import { formatDate } from "@portal/model/calendar/dates.ts";
import { groupedCardNumber } from "@portal/model/cards.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import type { DocumentTemplate } from "./document-template.ts";
import { type Fact, facts, list, paragraph } from "../pdf/paper.ts";
import { letter } from "./letter.ts";
import { fullName, Letterhead, PersonOnPaper } from "./letterhead.ts";

interface CardTexts {
  title: string;
  lead: string;
  /** Replaces the text above if the card replaces a blocked one. */
  replaces: string;
  cardNumber: string;
  holder: string;
  number: string;
  birthdate: string;
  validUntil: string;
  use: readonly string[];
  lost: string;
}

const Parameters = z.strictObject({ validUntil: z.iso.date() });
const Content = z.object({
  head: Letterhead,
  person: PersonOnPaper,
  /** Absent in letters from before cards were stored. */
  cardNumber: z.string().optional(),
  /** The blocked card that this one replaces. */
  replaced: z.string().optional(),
});

/** The letter with a new insurance card. */
export const cardLetter: DocumentTemplate<z.infer<typeof Parameters>, z.infer<typeof Content>> = {
  code: "CARD",
  type: "DOCUMENT",
  subType: "CARD",
  documentFilterType: "LETTER",
  isMedical: false,
  parameters: Parameters,
  content: Content,
  title: (_parameters, _document, language) => texts[language].title,
  draw(document, { validUntil }, { head, person, cardNumber, replaced }) {
    const t = texts[document.language];
    return letter(document, head, {
      title: t.title,
      blocks: [
        paragraph(replaced ? t.replaces.replace("{number}", groupedCardNumber(replaced)) : t.lead),
        facts(
          [t.holder, fullName(person)],
          [t.number, groupedNumber(person.insuredNumber)],
          ...(cardNumber ? [[t.cardNumber, groupedCardNumber(cardNumber)] satisfies Fact] : []),
          [t.birthdate, formatDate(person.birthdate)],
          [t.validUntil, formatDate(validUntil)],
        ),
        list(...t.use),
        paragraph(t.lost.replace("{phone}", document.company.phone)),
      ],
    });
  },
};

const texts: Readonly<Record<Language, CardTexts>> = {
  fr: {
    title: "Votre nouvelle carte d’assuré",
    lead: "Vous recevez votre nouvelle carte par la poste. Elle remplace l’ancienne, que vous pouvez détruire dès que vous avez reçu la nouvelle.",
    replaces:
      "Vous recevez votre nouvelle carte par la poste. La carte {number} est bloquée dès aujourd’hui : ne l’utilisez plus, même si vous la retrouvez.",
    cardNumber: "Numéro de carte",
    holder: "Titulaire",
    number: "Numéro d’assuré",
    birthdate: "Date de naissance",
    validUntil: "Valable jusqu’au",
    use: [
      "En Suisse, présentez-la chez le médecin, à la pharmacie et à l’hôpital.",
      "Au dos se trouve la carte européenne : elle couvre les soins médicalement nécessaires pendant un séjour temporaire dans les pays de l’UE et de l’AELE.",
    ],
    lost: "Carte perdue, volée ou abîmée ? Commandez-en une autre depuis votre espace client, ou appelez-nous au {phone}.",
  },
  de: {
    title: "Ihre neue Versichertenkarte",
    lead: "Ihre neue Karte erhalten Sie mit der Post. Sie ersetzt die bisherige, die Sie vernichten können, sobald die neue bei Ihnen ist.",
    replaces:
      "Ihre neue Karte erhalten Sie mit der Post. Die Karte {number} ist ab heute gesperrt: Verwenden Sie sie nicht mehr, auch wenn Sie sie wiederfinden.",
    cardNumber: "Kartennummer",
    holder: "Inhaberin oder Inhaber",
    number: "Versichertennummer",
    birthdate: "Geburtsdatum",
    validUntil: "Gültig bis",
    use: [
      "Zeigen Sie die Karte in der Schweiz in der Arztpraxis, in der Apotheke und im Spital.",
      "Die Rückseite ist Ihre Europäische Krankenversicherungskarte: Sie gilt für medizinisch notwendige Behandlungen während eines vorübergehenden Aufenthalts in den Ländern der EU und der EFTA.",
    ],
    lost: "Karte verloren, gestohlen oder beschädigt? Bestellen Sie im Kundenportal eine neue oder rufen Sie uns an: {phone}.",
  },
  it: {
    title: "La sua nuova tessera d’assicurato",
    lead: "Riceverà la nuova tessera per posta. Sostituisce quella vecchia, che può distruggere non appena avrà ricevuto la nuova.",
    replaces:
      "Riceverà la nuova tessera per posta. La tessera {number} è bloccata da oggi: non la usi più, anche se la ritrova.",
    cardNumber: "Numero della tessera",
    holder: "Titolare",
    number: "Numero d’assicurato",
    birthdate: "Data di nascita",
    validUntil: "Valida fino al",
    use: [
      "In Svizzera la presenti dal medico, in farmacia e all’ospedale.",
      "Sul retro c’è la tessera europea: è valida per le cure necessarie dal punto di vista medico durante un soggiorno temporaneo nei Paesi dell’UE e dell’AELS.",
    ],
    lost: "Tessera smarrita, rubata o danneggiata? Ne ordini un’altra dal suo spazio clienti o ci chiami al numero {phone}.",
  },
  en: {
    title: "Your new insurance card",
    lead: "You will receive your new card by post. It replaces the old one, which you may destroy as soon as the new one has arrived.",
    replaces:
      "You will receive your new card by post. The card {number} is blocked as of today: please do not use it any more, even if it turns up again.",
    cardNumber: "Card number",
    holder: "Card holder",
    number: "Insurance number",
    birthdate: "Date of birth",
    validUntil: "Valid until",
    use: [
      "In Switzerland, show it at the doctor’s, the pharmacy and the hospital.",
      "The European card is on the back: it covers medically necessary care during a temporary stay in the countries of the EU and EFTA.",
    ],
    lost: "Card lost, stolen or damaged? Order another one in the customer portal, or call us on {phone}.",
  },
};
