import type { MessageSubject } from "@portal/model/contact/conversations.ts";

/** A message of one side, with its age in days. */
export interface SeededMessage {
  daysAgo: number;
  text: string;
  /** The answering clerk; missing in messages of the customer. */
  staff?: { authorName: string; department: string };
  file?: { filename: string; line: string };
  isUnread?: true;
}

export interface Talk {
  name: string;
  login: string;
  insuredNumber: number;
  subjectCode: MessageSubject;
  closedDaysAgo?: number;
  said: readonly SeededMessage[];
}

/** A conversation with an unread answer, one that waits for an answer, and a settled one. */
export const talks: readonly Talk[] = [
  {
    name: "glasses",
    login: "camille@example.ch",
    insuredNumber: 4218732,
    subjectCode: "BENEFITS",
    said: [
      {
        daysAgo: 12,
        text: "Bonjour,\nl’opticien m’a remis la facture ci-jointe pour les lunettes de Noé. Est-elle prise en charge ?\nMerci et meilleures salutations,\nCamille Rochat",
        file: {
          filename: "facture-lunettes.pdf",
          line: "Opticien Belvue - Facture 2207 - CHF 180.00",
        },
      },
      {
        daysAgo: 9,
        staff: { authorName: "Sophie Favre", department: "Prestations" },
        text: "Bonjour Madame Rochat,\npour un enfant, l’assurance de base participe aux verres si un ophtalmologue les a prescrits. Avez-vous reçu une ordonnance ?\nAvec mes meilleures salutations,\nSophie Favre",
      },
      {
        daysAgo: 3,
        text: "Bonjour Madame Favre,\noui, voici l’ordonnance de l’ophtalmologue. Merci beaucoup.",
        file: { filename: "ordonnance.pdf", line: "Ordonnance - verres correcteurs" },
      },
      {
        daysAgo: 1,
        staff: { authorName: "Sophie Favre", department: "Prestations" },
        text: "Bonjour Madame Rochat,\nmerci pour l’ordonnance : tout est complet. Vous recevrez le décompte ces prochains jours. J’ai joint l’aide-mémoire sur les lunettes des enfants.\nAvec mes meilleures salutations,\nSophie Favre",
        file: {
          filename: "aide-memoire-lunettes.pdf",
          line: "Lunettes des enfants - aide-memoire",
        },
        isUnread: true,
      },
    ],
  },
  {
    name: "debit",
    login: "urs@example.ch",
    insuredNumber: 3907112,
    subjectCode: "PAYMENTS",
    said: [
      {
        daysAgo: 2,
        text: "Guten Tag\nKann ich den Tag der Lastschrift auf Ende Monat verschieben? Meine Rente kommt erst dann.\nFreundliche Grüsse\nUrs Ammann",
      },
    ],
  },
  {
    name: "bicycle",
    login: "giulia@example.ch",
    insuredNumber: 5120044,
    subjectCode: "GENERAL",
    closedDaysAgo: 32,
    said: [
      {
        daysAgo: 37,
        text: "Buongiorno,\nla mia bicicletta elettrica è assicurata anche fuori casa?\nGrazie e cordiali saluti,\nGiulia Bernasconi",
      },
      {
        daysAgo: 36,
        staff: { authorName: "Andrea Bianchi", department: "Servizio clienti" },
        text: "Buongiorno Signora Bernasconi,\nsì, se nella sua assicurazione dell’economia domestica è compreso il furto semplice fuori casa. Trova la somma assicurata nella polizza.\nCordiali saluti,\nAndrea Bianchi",
      },
      { daysAgo: 35, text: "Perfetto, grazie mille." },
    ],
  },
];
