import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

export const damageReceived: MessageTemplate = {
  key: "damage.received",
  texts: {
    fr: {
      subject: "Votre annonce de dommage",
      paragraphs: [
        "Nous avons bien reçu votre annonce de dommage et l’examinons.",
        "Gardez ce qui est abîmé ou prenez-en des photos, et conservez les quittances. Une copie de votre annonce se trouve dans votre espace client, sous « Documents ».",
      ],
      short: "{brand} : nous avons reçu votre annonce de dommage.",
    },
    de: {
      subject: "Ihre Schadenmeldung",
      paragraphs: [
        "Wir haben Ihre Schadenmeldung erhalten und prüfen sie.",
        "Behalten Sie, was beschädigt ist, oder machen Sie Fotos davon, und bewahren Sie die Quittungen auf. Eine Kopie Ihrer Meldung finden Sie im Kundenportal unter «Dokumente».",
      ],
      short: "{brand}: Wir haben Ihre Schadenmeldung erhalten.",
    },
    it: {
      subject: "Il suo annuncio di danno",
      paragraphs: [
        "Abbiamo ricevuto il suo annuncio di danno e lo esaminiamo.",
        "Conservi ciò che è danneggiato o ne faccia delle foto, e tenga le ricevute. Trova una copia del suo annuncio nello spazio clienti, alla voce «Documenti».",
      ],
      short: "{brand}: abbiamo ricevuto il suo annuncio di danno.",
    },
    en: {
      subject: "Your damage report",
      paragraphs: [
        "We have received your damage report and are looking into it.",
        "Keep what is damaged or take photos of it, and hold on to the receipts. You will find a copy of your report in the customer portal under “Documents”.",
      ],
      short: "{brand}: we have received your damage report.",
    },
  },
};

export const damageTreated: MessageTemplate = {
  key: "damage.treated",
  texts: {
    fr: {
      subject: "Votre dommage est traité",
      paragraphs: [
        "Nous avons examiné votre dommage.",
        "Notre décompte se trouve dans votre espace client, sous « Documents » : il dit ce que nous payons et comment la franchise est déduite.",
      ],
      short: "{brand} : votre dommage est traité.",
    },
    de: {
      subject: "Ihr Schaden ist bearbeitet",
      paragraphs: [
        "Wir haben Ihren Schaden geprüft.",
        "Unsere Schadenabrechnung finden Sie im Kundenportal unter «Dokumente»: Sie sagt, was wir zahlen und wie der Selbstbehalt abgezogen wird.",
      ],
      short: "{brand}: Ihr Schaden ist bearbeitet.",
    },
    it: {
      subject: "Il suo danno è stato trattato",
      paragraphs: [
        "Abbiamo esaminato il suo danno.",
        "Trova il nostro conteggio nello spazio clienti, alla voce «Documenti»: dice che cosa paghiamo e come si deduce la franchigia.",
      ],
      short: "{brand}: il suo danno è stato trattato.",
    },
    en: {
      subject: "Your damage has been dealt with",
      paragraphs: [
        "We have looked into your damage.",
        "You will find our settlement in the customer portal under “Documents”: it says what we pay and how the deductible is taken off.",
      ],
      short: "{brand}: your damage has been dealt with.",
    },
  },
};
