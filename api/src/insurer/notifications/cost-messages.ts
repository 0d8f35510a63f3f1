import type { CostReminderStep } from "@portal/model/year-costs/reminder-days.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";

/** The messages before a deadline or an end that changes costs. Names, contracts and amounts stay in the portal. */
export const costReminderWordings: Readonly<Record<CostReminderStep, MessageTemplate>> = {
  YEAR_END_NOTICE: {
    key: "notification.costNotice",
    texts: {
      fr: {
        subject: "Franchise, modèle, assureur : délai au {day}",
        paragraphs: [
          "Vous souhaitez une franchise plus basse, un autre modèle ou un autre assureur dès le 1er janvier ? Votre demande doit nous parvenir au plus tard le {day}.",
          "Dans votre espace client, vous comparez ce que l’année vous coûte avec chaque franchise.",
        ],
        action: "Comparer les coûts",
        short:
          "{brand} : pour changer de franchise, de modèle ou d’assureur, le délai est le {day}.",
      },
      de: {
        subject: "Franchise, Modell, Versicherer: Frist bis {day}",
        paragraphs: [
          "Möchten Sie ab 1. Januar eine tiefere Franchise, ein anderes Modell oder einen anderen Versicherer? Ihr Antrag muss spätestens am {day} bei uns sein.",
          "Im Kundenportal vergleichen Sie, was das Jahr Sie mit jeder Franchise kostet.",
        ],
        action: "Kosten vergleichen",
        short:
          "{brand}: Für einen Wechsel von Franchise, Modell oder Versicherer gilt die Frist bis {day}.",
      },
      it: {
        subject: "Franchigia, modello, assicuratore: termine il {day}",
        paragraphs: [
          "Desidera una franchigia più bassa, un altro modello o un altro assicuratore dal 1° gennaio? La sua richiesta deve arrivarci al più tardi il {day}.",
          "Nello spazio clienti può confrontare quanto le costa l’anno con ogni franchigia.",
        ],
        action: "Confrontare i costi",
        short: "{brand}: per cambiare franchigia, modello o assicuratore il termine è il {day}.",
      },
      en: {
        subject: "Deductible, model, insurer: deadline on {day}",
        paragraphs: [
          "Would you like a lower deductible, another model or another insurer from 1 January? Your request must reach us by {day}.",
          "In the customer portal you can compare what the year costs you with each deductible.",
        ],
        action: "Compare the costs",
        short: "{brand}: the deadline to change deductible, model or insurer is {day}.",
      },
    },
  },
  CONTRACT_END: {
    key: "notification.costContractEnd",
    texts: {
      fr: {
        subject: "Un contrat se termine le {day}",
        paragraphs: [
          "Un contrat de votre ménage se termine le {day}. Vous trouvez dans votre espace client de quel contrat il s’agit.",
          "Vous souhaitez le prolonger ou le remplacer ? Écrivez-nous ou appelez-nous avant cette date.",
        ],
        action: "Voir les contrats",
        short:
          "{brand} : un contrat de votre ménage se termine le {day}. Détails dans votre espace client.",
      },
      de: {
        subject: "Ein Vertrag endet am {day}",
        paragraphs: [
          "Ein Vertrag Ihres Haushalts endet am {day}. Welcher es ist, sehen Sie im Kundenportal.",
          "Möchten Sie ihn verlängern oder ersetzen? Schreiben Sie uns vorher oder rufen Sie uns an.",
        ],
        action: "Verträge ansehen",
        short: "{brand}: Ein Vertrag Ihres Haushalts endet am {day}. Mehr dazu im Kundenportal.",
      },
      it: {
        subject: "Un contratto termina il {day}",
        paragraphs: [
          "Un contratto della sua economia domestica termina il {day}. Nello spazio clienti vede di quale si tratta.",
          "Desidera prorogarlo o sostituirlo? Ci scriva o ci chiami prima di questa data.",
        ],
        action: "Vedere i contratti",
        short:
          "{brand}: un contratto della sua economia domestica termina il {day}. Dettagli nello spazio clienti.",
      },
      en: {
        subject: "A contract ends on {day}",
        paragraphs: [
          "A contract of your household ends on {day}. The customer portal shows which one it is.",
          "Would you like to extend or replace it? Write to us or call us before then.",
        ],
        action: "See the contracts",
        short:
          "{brand}: a contract of your household ends on {day}. Details are in the customer portal.",
      },
    },
  },
  DEDUCTIBLE_USED: {
    key: "notification.costDeductibleUsed",
    texts: {
      fr: {
        subject: "Votre franchise repart à zéro le 1er janvier",
        paragraphs: [
          "La franchise est épuisée pour cette année : jusqu’au {day}, il ne reste à payer que la quote-part pour les soins de l’assurance de base.",
          "Dès le 1er janvier, une nouvelle franchise s’applique. Un traitement prévu peut coûter moins cher s’il a lieu cette année.",
        ],
        action: "Voir les coûts",
        short:
          "{brand} : la franchise est épuisée. Elle recommence le 1er janvier. Détails dans votre espace client.",
      },
      de: {
        subject: "Am 1. Januar beginnt die Franchise von vorn",
        paragraphs: [
          "Die Franchise ist für dieses Jahr aufgebraucht: Bis {day} bleibt für Behandlungen der Grundversicherung nur noch der Selbstbehalt.",
          "Ab 1. Januar gilt eine neue Franchise. Eine geplante Behandlung kann günstiger sein, wenn sie noch dieses Jahr stattfindet.",
        ],
        action: "Kosten ansehen",
        short:
          "{brand}: Die Franchise ist aufgebraucht und beginnt am 1. Januar neu. Mehr dazu im Kundenportal.",
      },
      it: {
        subject: "Il 1° gennaio la franchigia ricomincia",
        paragraphs: [
          "La franchigia è esaurita per quest’anno: fino al {day} per le cure dell’assicurazione di base resta solo l’aliquota percentuale.",
          "Dal 1° gennaio vale una nuova franchigia. Una cura prevista può costare meno se ha luogo quest’anno.",
        ],
        action: "Vedere i costi",
        short:
          "{brand}: la franchigia è esaurita e ricomincia il 1° gennaio. Dettagli nello spazio clienti.",
      },
      en: {
        subject: "The deductible starts again on 1 January",
        paragraphs: [
          "The deductible is used up for this year: until {day}, only the retention fee is left to pay for care under basic insurance.",
          "A new deductible applies from 1 January. Planned treatment may cost less if it takes place this year.",
        ],
        action: "See the costs",
        short:
          "{brand}: the deductible is used up and starts again on 1 January. Details are in the customer portal.",
      },
    },
  },
};
