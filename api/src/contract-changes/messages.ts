import { DAYS_INSURED_AFTER_WORK } from "@portal/model/professional.ts";
import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

export const contractChangeReceived: MessageTemplate = {
  key: "contractChange.received",
  texts: {
    fr: {
      subject: "Votre changement de contrat",
      paragraphs: [
        "Nous avons bien reçu votre demande de changement de contrat et la traitons.",
        "Vous n’avez rien d’autre à faire : nous vous écrivons dès que le changement est enregistré.",
      ],
      short: "{brand} : nous avons reçu votre demande de changement de contrat.",
    },
    de: {
      subject: "Ihre Vertragsänderung",
      paragraphs: [
        "Wir haben Ihren Antrag auf eine Vertragsänderung erhalten und kümmern uns darum.",
        "Sie müssen nichts weiter tun: Wir schreiben Ihnen, sobald die Änderung eingetragen ist.",
      ],
      short: "{brand}: Wir haben Ihren Antrag auf eine Vertragsänderung erhalten.",
    },
    it: {
      subject: "La sua modifica del contratto",
      paragraphs: [
        "Abbiamo ricevuto la sua richiesta di modifica del contratto e ce ne stiamo occupando.",
        "Non deve fare altro: le scriveremo appena la modifica sarà registrata.",
      ],
      short: "{brand}: abbiamo ricevuto la sua richiesta di modifica del contratto.",
    },
    en: {
      subject: "Your contract change",
      paragraphs: [
        "We have received your request for a contract change and are processing it.",
        "There is nothing else you need to do: we will write to you as soon as the change is recorded.",
      ],
      short: "{brand}: we have received your request for a contract change.",
    },
  },
};

export const contractChangeDone: MessageTemplate = {
  key: "contractChange.done",
  texts: {
    fr: {
      subject: "Votre changement de contrat est enregistré",
      paragraphs: [
        "Nous avons enregistré ce que vous avez demandé.",
        "{lines}",
        "Vous le voyez dans votre espace client, sous « Contrats », dès le mois où il prend effet.",
      ],
      short: "{brand} : votre changement de contrat est enregistré.",
    },
    de: {
      subject: "Ihre Vertragsänderung ist eingetragen",
      paragraphs: [
        "Wir haben eingetragen, was Sie beantragt haben.",
        "{lines}",
        "Sie sehen es im Kundenportal unter «Verträge», ab dem Monat, in dem es gilt.",
      ],
      short: "{brand}: Ihre Vertragsänderung ist eingetragen.",
    },
    it: {
      subject: "La sua modifica del contratto è stata registrata",
      paragraphs: [
        "Abbiamo registrato quanto ha richiesto.",
        "{lines}",
        "Lo vede nello spazio clienti, alla voce «Contratti», dal mese in cui entra in vigore.",
      ],
      short: "{brand}: la sua modifica del contratto è stata registrata.",
    },
    en: {
      subject: "Your contract change has been recorded",
      paragraphs: [
        "We have recorded the changes you requested.",
        "{lines}",
        "You will see it in the customer portal under “Contracts”, from the month in which it takes effect.",
      ],
      short: "{brand}: your contract change has been recorded.",
    },
  },
};

/** The removal of accident cover waits for the proof of another insurer's cover. */
export const proofAwaited: MessageTemplate = {
  key: "contractChange.proofAwaited",
  texts: {
    fr: {
      subject: "Exclure les accidents : il nous manque une attestation",
      paragraphs: [
        "Nous avons bien reçu votre demande d’exclure les accidents de l’assurance de base.",
        "Pour décider, nous avons besoin d’une attestation de l’assurance-accidents selon la LAA, par exemple de votre employeur ou de la Suva. Envoyez-la-nous dans votre espace client, sous « Envoyer des documents ».",
        "Jusqu’à notre décision, les accidents restent assurés chez nous.",
      ],
      short: "{brand} : il nous manque l’attestation de votre assurance-accidents.",
    },
    de: {
      subject: "Unfälle ausschliessen: Es fehlt uns noch ein Nachweis",
      paragraphs: [
        "Wir haben Ihren Antrag erhalten, die Unfälle aus der Grundversicherung auszuschliessen.",
        "Für den Entscheid brauchen wir einen Nachweis der Unfallversicherung nach UVG, zum Beispiel von Ihrem Arbeitgeber oder der Suva. Senden Sie ihn uns im Kundenportal unter «Dokumente senden».",
        "Bis zu unserem Entscheid bleiben Unfälle bei uns versichert.",
      ],
      short: "{brand}: Es fehlt uns noch der Nachweis Ihrer Unfallversicherung.",
    },
    it: {
      subject: "Escludere gli infortuni: ci manca un attestato",
      paragraphs: [
        "Abbiamo ricevuto la sua richiesta di escludere gli infortuni dall’assicurazione di base.",
        "Per decidere ci serve un attestato dell’assicurazione contro gli infortuni secondo la LAINF, per esempio del suo datore di lavoro o della Suva. Ce lo invii nello spazio clienti, alla voce «Inviare documenti».",
        "Fino alla nostra decisione gli infortuni restano assicurati presso di noi.",
      ],
      short: "{brand}: ci manca l’attestato della sua assicurazione contro gli infortuni.",
    },
    en: {
      subject: "Excluding accidents: we still need a certificate",
      paragraphs: [
        "We have received your request to exclude accidents from basic insurance.",
        "To decide, we need a certificate of accident insurance under the UVG/LAA, for example from your employer or from Suva. Please send it to us in the customer portal under “Send documents”.",
        "Until we have decided, accidents remain insured with us.",
      ],
      short: "{brand}: we still need the certificate of your accident insurance.",
    },
  },
};

/** The removal of accident cover came with its proof, which a clerk checks. */
export const proofReceived: MessageTemplate = {
  key: "contractChange.proofReceived",
  texts: {
    fr: {
      subject: "Votre demande d’exclure les accidents",
      paragraphs: [
        "Nous avons bien reçu votre demande et l’attestation de votre assurance-accidents.",
        "Nous vérifions l’attestation et vous écrivons notre décision. Jusque-là, les accidents restent assurés chez nous.",
      ],
      short: "{brand} : nous vérifions l’attestation de votre assurance-accidents.",
    },
    de: {
      subject: "Ihr Antrag, die Unfälle auszuschliessen",
      paragraphs: [
        "Wir haben Ihren Antrag und den Nachweis Ihrer Unfallversicherung erhalten.",
        "Wir prüfen den Nachweis und schreiben Ihnen unseren Entscheid. Bis dahin bleiben Unfälle bei uns versichert.",
      ],
      short: "{brand}: Wir prüfen den Nachweis Ihrer Unfallversicherung.",
    },
    it: {
      subject: "La sua richiesta di escludere gli infortuni",
      paragraphs: [
        "Abbiamo ricevuto la sua richiesta e l’attestato della sua assicurazione contro gli infortuni.",
        "Verifichiamo l’attestato e le scriviamo la nostra decisione. Fino ad allora gli infortuni restano assicurati presso di noi.",
      ],
      short: "{brand}: verifichiamo l’attestato della sua assicurazione contro gli infortuni.",
    },
    en: {
      subject: "Your request to exclude accidents",
      paragraphs: [
        "We have received your request and the certificate of your accident insurance.",
        "We are checking the certificate and will write to you with our decision. Until then, accidents remain insured with us.",
      ],
      short: "{brand}: we are checking the certificate of your accident insurance.",
    },
  },
};

/** Accident cover was restored automatically after the end of work. */
export const accidentsCoveredAgain: MessageTemplate = {
  key: "contractChange.accidentsCoveredAgain",
  texts: {
    fr: {
      subject: "Les accidents sont de nouveau assurés chez nous",
      paragraphs: [
        `Selon les données professionnelles, plus aucun employeur n’assure les accidents. L’assurance du dernier employeur paie encore pendant ${DAYS_INSURED_AFTER_WORK} jours après la fin du travail.`,
        "Nous avons donc inclus les accidents dans l’assurance de base :",
        "{lines}",
        "Il y a un nouvel employeur ? Indiquez-le sous « Données professionnelles », puis demandez à exclure les accidents.",
      ],
      short: "{brand} : les accidents sont de nouveau assurés chez nous.",
    },
    de: {
      subject: "Unfälle sind wieder bei uns versichert",
      paragraphs: [
        `Gemäss den beruflichen Angaben versichert kein Arbeitgeber mehr die Unfälle. Die Versicherung des letzten Arbeitgebers zahlt noch während ${DAYS_INSURED_AFTER_WORK} Tagen nach dem Ende der Arbeit.`,
        "Deshalb haben wir die Unfälle in die Grundversicherung eingeschlossen:",
        "{lines}",
        "Gibt es einen neuen Arbeitgeber? Tragen Sie ihn unter «Berufliche Angaben» ein und beantragen Sie danach, die Unfälle auszuschliessen.",
      ],
      short: "{brand}: Unfälle sind wieder bei uns versichert.",
    },
    it: {
      subject: "Gli infortuni sono di nuovo assicurati presso di noi",
      paragraphs: [
        `Secondo i dati professionali nessun datore di lavoro assicura più gli infortuni. L’assicurazione dell’ultimo datore di lavoro paga ancora per ${DAYS_INSURED_AFTER_WORK} giorni dopo la fine del lavoro.`,
        "Abbiamo quindi incluso gli infortuni nell’assicurazione di base:",
        "{lines}",
        "C’è un nuovo datore di lavoro? Lo indichi alla voce «Dati professionali» e poi chieda di escludere gli infortuni.",
      ],
      short: "{brand}: gli infortuni sono di nuovo assicurati presso di noi.",
    },
    en: {
      subject: "Accidents are insured with us again",
      paragraphs: [
        `According to the employment details, no employer insures accidents any more. The last employer’s insurance still pays for ${DAYS_INSURED_AFTER_WORK} days after the end of work.`,
        "We have therefore included accidents in basic insurance:",
        "{lines}",
        "Is there a new employer? Enter it under “Employment details”, then ask to exclude accidents.",
      ],
      short: "{brand}: accidents are insured with us again.",
    },
  },
};
