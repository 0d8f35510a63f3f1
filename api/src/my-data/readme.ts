import { brand } from "@portal/brand/brand.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { HeldCategory } from "@portal/model/my-data.ts";

interface Readme {
  title: (date: string) => string;
  intro: string;
  folders: string;
  rules: readonly string[];
  categories: Record<HeldCategory, string>;
}

const texts: Record<Language, Readme> = {
  fr: {
    title: (date) => `Vos données chez ${brand.name}, état au ${date}`,
    intro:
      "Ce dossier contient tout ce que nous conservons sur votre compte client et que vous avez le droit de voir. Les données médicales d’un autre adulte de votre ménage n’en font pas partie.",
    folders: `data/       vos données, un fichier JSON par domaine
documents/  les documents que nous vous avons adressés, en PDF
sent/       les fichiers que vous nous avez envoyés`,
    rules: [
      "Les montants sont en centimes : 12350 vaut CHF 123.50.",
      "Les jours s’écrivent AAAA-MM-JJ ; les heures sont en temps universel (UTC).",
      "Un fichier JSON s’ouvre avec un éditeur de texte ou un navigateur.",
    ],
    categories: {
      account: "compte client, réglages, appareils",
      people: "personnes assurées, adresses, participation aux coûts",
      contracts: "contrats et réductions de prime",
      invoices: "factures, paiements, rappels et sommations",
      careCosts: "décomptes et factures de soins",
      documents: "liste des documents",
      sentFiles: "liste des fichiers envoyés",
      requests: "demandes et leur suivi",
      vouchers: "bons de délégation",
      notifications: "notifications",
      drafts: "formulaires commencés et non envoyés",
    },
  },
  de: {
    title: (date) => `Ihre Daten bei ${brand.name}, Stand ${date}`,
    intro:
      "Dieser Ordner enthält alles, was wir zu Ihrem Kundenkonto aufbewahren und was Sie sehen dürfen. Medizinische Angaben einer anderen erwachsenen Person Ihres Haushalts gehören nicht dazu.",
    folders: `data/       Ihre Daten, eine JSON-Datei pro Bereich
documents/  die Dokumente, die wir Ihnen geschickt haben, als PDF
sent/       die Dateien, die Sie uns geschickt haben`,
    rules: [
      "Beträge stehen in Rappen: 12350 sind CHF 123.50.",
      "Tage stehen als JJJJ-MM-TT, Zeitpunkte in Weltzeit (UTC).",
      "Eine JSON-Datei öffnen Sie mit einem Texteditor oder einem Browser.",
    ],
    categories: {
      account: "Kundenkonto, Einstellungen, Geräte",
      people: "versicherte Personen, Adressen, Kostenbeteiligung",
      contracts: "Verträge und Prämienverbilligungen",
      invoices: "Rechnungen, Zahlungen, Zahlungserinnerungen und Mahnungen",
      careCosts: "Leistungsabrechnungen und Behandlungsrechnungen",
      documents: "Liste der Dokumente",
      sentFiles: "Liste der gesendeten Dateien",
      requests: "Anliegen und ihr Verlauf",
      vouchers: "Überweisungsscheine",
      notifications: "Benachrichtigungen",
      drafts: "begonnene, nicht gesendete Formulare",
    },
  },
  it: {
    title: (date) => `I suoi dati presso ${brand.name}, stato al ${date}`,
    intro:
      "Questa cartella contiene tutto ciò che conserviamo sul suo account e che lei ha il diritto di vedere. I dati medici di un altro adulto della sua economia domestica non ne fanno parte.",
    folders: `data/       i suoi dati, un file JSON per settore
documents/  i documenti che le abbiamo inviato, in PDF
sent/       i file che lei ci ha inviato`,
    rules: [
      "Gli importi sono in centesimi: 12350 vale CHF 123.50.",
      "I giorni si scrivono AAAA-MM-GG; gli orari sono in tempo universale (UTC).",
      "Un file JSON si apre con un editor di testo o un browser.",
    ],
    categories: {
      account: "account, impostazioni, dispositivi",
      people: "persone assicurate, indirizzi, partecipazione ai costi",
      contracts: "contratti e riduzioni dei premi",
      invoices: "fatture, pagamenti, solleciti e diffide",
      careCosts: "conteggi e fatture mediche",
      documents: "elenco dei documenti",
      sentFiles: "elenco dei file inviati",
      requests: "richieste e loro seguito",
      vouchers: "buoni di delega",
      notifications: "notifiche",
      drafts: "dati inseriti e non inviati",
    },
  },
  en: {
    title: (date) => `Your data at ${brand.name}, as of ${date}`,
    intro:
      "This folder holds everything that we keep about your customer account and that you may see. Medical details of another adult in your household are not part of it.",
    folders: `data/       your data, one JSON file per area
documents/  the documents that we sent you, as PDF
sent/       the files that you sent us`,
    rules: [
      "Amounts are in rappen: 12350 is CHF 123.50.",
      "Dates are written YYYY-MM-DD; times are in universal time (UTC).",
      "A JSON file opens in a text editor or a browser.",
    ],
    categories: {
      account: "customer account, settings, devices",
      people: "insured people, addresses, cost sharing",
      contracts: "contracts and premium reductions",
      invoices: "invoices, payments, reminders and formal notices",
      careCosts: "benefit statements and medical bills",
      documents: "list of the documents",
      sentFiles: "list of the files you sent",
      requests: "requests and their progress",
      vouchers: "referral forms",
      notifications: "notifications",
      drafts: "forms started and not sent",
    },
  },
};

/** The text that explains the archive. */
export function readmeIn(language: Language, date: string): string {
  const { title, intro, folders, rules, categories } = texts[language];
  const files = HeldCategory.options.map((one) => `data/${one}.json  ${categories[one]}`);
  return [title(formatDate(date)), intro, folders, files.join("\n"), rules.join("\n"), ""].join(
    "\n\n",
  );
}
