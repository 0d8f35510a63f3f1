import { brand } from "@portal/brand/brand.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import type { DocumentTemplate } from "../../insurer/papers/document-template.ts";
import { list, paragraph, table } from "../../insurer/pdf/paper.ts";
import { letter } from "../../insurer/papers/letter.ts";
import { fullName, Letterhead, PersonOnPaper } from "../../insurer/papers/letterhead.ts";

interface WelcomeTexts {
  title: string;
  lead: string;
  insured: string;
  columns: readonly [string, string, string];
  next: string;
  steps: readonly string[];
  help: string;
}

const Parameters = z.strictObject({});
const Content = z.object({ head: Letterhead, people: z.array(PersonOnPaper) });

/** The letter to a person on the first day of insurance. */
export const welcomeLetter: DocumentTemplate<
  z.infer<typeof Parameters>,
  z.infer<typeof Content>
> = {
  code: "WELCOME",
  type: "DOCUMENT",
  subType: "WELCOME",
  documentFilterType: "LETTER",
  isMedical: false,
  parameters: Parameters,
  content: Content,
  title: (_parameters, _document, language) => texts[language].title,
  draw(document, _parameters, { head, people }) {
    const t = texts[document.language];
    const [name, number, birthdate] = t.columns;
    return letter(document, head, {
      title: t.title,
      blocks: [
        paragraph(t.lead),
        table({
          label: t.insured,
          columns: [
            { title: name, width: 2 },
            { title: number, align: "end" },
            { title: birthdate, align: "end" },
          ],
          rows: people.map((person) => [
            fullName(person),
            groupedNumber(person.insuredNumber),
            formatDate(person.birthdate),
          ]),
        }),
        paragraph(t.next),
        list(...t.steps),
        paragraph(t.help.replace("{phone}", document.company.phone)),
      ],
    });
  },
};

const texts: Readonly<Record<Language, WelcomeTexts>> = {
  fr: {
    title: `Bienvenue chez ${brand.name}`,
    lead: "Merci de votre confiance. À partir d’aujourd’hui, nous assurons les personnes suivantes :",
    insured: "Personnes assurées",
    columns: ["Nom", "Numéro d’assuré", "Date de naissance"],
    next: "Voici ce qui se passe maintenant :",
    steps: [
      "Votre carte d’assuré arrive par la poste dans les 10 jours.",
      "Vos polices et les conditions générales se trouvent dans vos documents, dans votre espace client.",
      "Pour une facture de soins, prenez-la simplement en photo et envoyez-la depuis votre espace client.",
    ],
    help: "Une question ? Appelez-nous au {phone} ou écrivez-nous depuis votre espace client : nous vous répondons volontiers.",
  },
  de: {
    title: `Willkommen bei ${brand.name}`,
    lead: "Vielen Dank für Ihr Vertrauen. Ab heute versichern wir die folgenden Personen:",
    insured: "Versicherte Personen",
    columns: ["Name", "Versichertennummer", "Geburtsdatum"],
    next: "So geht es jetzt weiter:",
    steps: [
      "Ihre Versichertenkarte kommt innert 10 Tagen mit der Post.",
      "Ihre Policen und die Allgemeinen Versicherungsbedingungen finden Sie im Kundenportal unter «Dokumente».",
      "Arztrechnungen fotografieren Sie einfach und senden sie uns über das Kundenportal.",
    ],
    help: "Haben Sie Fragen? Rufen Sie uns an unter {phone} oder schreiben Sie uns über das Kundenportal: Wir helfen gerne.",
  },
  it: {
    title: `${brand.name} le dà il benvenuto`,
    lead: "Grazie per la fiducia. Da oggi assicuriamo le seguenti persone:",
    insured: "Persone assicurate",
    columns: ["Nome", "Numero d’assicurato", "Data di nascita"],
    next: "Ecco che cosa succede adesso:",
    steps: [
      "La tessera d’assicurato arriva per posta entro 10 giorni.",
      "Le polizze e le condizioni generali si trovano tra i suoi documenti, nel suo spazio clienti.",
      "Le fatture mediche si possono semplicemente fotografare e inviare dallo spazio clienti.",
    ],
    help: "Ha una domanda? Ci chiami al numero {phone} o ci scriva dallo spazio clienti: rispondiamo volentieri.",
  },
  en: {
    title: `Welcome to ${brand.name}`,
    lead: "Thank you for choosing us. From today we insure the following people:",
    insured: "Insured people",
    columns: ["Name", "Insurance number", "Date of birth"],
    next: "This is what happens next:",
    steps: [
      "Your insurance card arrives by post within 10 days.",
      "Your policies and the general conditions are among your documents in the customer portal.",
      "Simply take a picture of a medical bill and send it to us from the customer portal.",
    ],
    help: "Any questions? Call us on {phone} or write to us from the customer portal: we are glad to help.",
  },
};
