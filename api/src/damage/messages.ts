import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

export const damageReceived: MessageTemplate = {
  key: "damage.received",
  texts: {
    fr: {
      subject: "Votre annonce de dommage",
      paragraphs: [
        "Nous avons bien reçu votre annonce de dommage et l’examinons.",
        "Gardez les objets endommagés ou prenez-en des photos, et conservez les quittances. Une copie de votre annonce se trouve dans votre espace client, sous « Documents ».",
      ],
      short: "{brand} : nous avons reçu votre annonce de dommage.",
    },
    de: {
      subject: "Ihre Schadenmeldung",
      paragraphs: [
        "Wir haben Ihre Schadenmeldung erhalten und prüfen sie.",
        "Bewahren Sie beschädigte Gegenstände auf oder machen Sie Fotos davon, und behalten Sie die Quittungen. Eine Kopie Ihrer Meldung finden Sie im Kundenportal unter «Dokumente».",
      ],
      short: "{brand}: Wir haben Ihre Schadenmeldung erhalten.",
    },
    it: {
      subject: "Il suo annuncio di danno",
      paragraphs: [
        "Abbiamo ricevuto il suo annuncio di danno e lo esaminiamo.",
        "Conservi gli oggetti danneggiati o ne faccia delle foto, e tenga le ricevute. Trova una copia del suo annuncio nello spazio clienti, alla voce «Documenti».",
      ],
      short: "{brand}: abbiamo ricevuto il suo annuncio di danno.",
    },
    en: {
      subject: "Your damage report",
      paragraphs: [
        "We have received your damage report and are looking into it.",
        "Keep any damaged items or take photos of them, and keep your receipts. You will find a copy of your report in the customer portal under “Documents”.",
      ],
      short: "{brand}: we have received your damage report.",
    },
  },
};

export const damageTreated: MessageTemplate = {
  key: "damage.treated",
  texts: {
    fr: {
      subject: "Votre annonce de dommage est traitée",
      paragraphs: [
        "Nous avons examiné le dommage que vous nous avez annoncé.",
        "Notre décompte se trouve dans votre espace client, sous « Documents » : il indique ce que nous payons et la franchise déduite.",
      ],
      short: "{brand} : votre annonce de dommage est traitée.",
    },
    de: {
      subject: "Ihre Schadenmeldung ist bearbeitet",
      paragraphs: [
        "Wir haben den Schaden geprüft, den Sie uns gemeldet haben.",
        "Unsere Schadenabrechnung finden Sie im Kundenportal unter «Dokumente»: Dort steht, was wir zahlen und welcher Selbstbehalt abgezogen wird.",
      ],
      short: "{brand}: Ihre Schadenmeldung ist bearbeitet.",
    },
    it: {
      subject: "Il suo annuncio di danno è stato elaborato",
      paragraphs: [
        "Abbiamo esaminato il danno che ci ha annunciato.",
        "Trova il nostro conteggio nello spazio clienti, alla voce «Documenti»: indica quanto paghiamo e la franchigia dedotta.",
      ],
      short: "{brand}: il suo annuncio di danno è stato elaborato.",
    },
    en: {
      subject: "We have assessed your claim",
      paragraphs: [
        "We have assessed the damage you reported.",
        "You will find our settlement in the customer portal under “Documents”: it shows what we pay and the deductible.",
      ],
      short: "{brand}: we have assessed your claim.",
    },
  },
};
