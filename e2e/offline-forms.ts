import type { Page } from "playwright-core";
import { aPdf } from "../api/test/corpus.ts";
import {
  choose,
  enterCode,
  fill,
  type FormWalk,
  press,
  send,
  shows,
  type Step,
  tick,
} from "./offline-walk.ts";
import type { PortalUnderTest } from "./portal.ts";

const heading = (name: string) => (page: Page) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

/** What an earlier walk asked for may be asked for again. */
async function forgetRequests({ owner }: PortalUnderTest): Promise<void> {
  await owner.query("delete from draft");
  await owner.query(
    `update interaction set business_key = null, once = false,
       status = case when status in ('REQUEST', 'IN_PROGRESS') then 'DONE' else status end,
       decided_at = coalesce(decided_at, now())`,
  );
}

const edit = (field: string | RegExp) => press("Modifier", shows(field));
const save = send("Enregistrer");

const attachFile: Step = {
  does: "attach a file",
  act: async (page) => {
    const again = page.getByRole("button", { name: /^Réessayer l’envoi/ });
    const arrived = page.getByRole("listitem").getByText(/\d\s[KM]o$/);
    const file = { name: "facture.pdf", mimeType: "application/pdf", buffer: aPdf() };
    if ((await page.getByText("facture.pdf").count()) === 0) {
      await page.locator("input[type=file]").setInputFiles([file]);
    }
    await again.or(arrived).first().waitFor();
    if ((await again.count()) > 0) await again.click();
    await arrived.waitFor();
  },
  isDone: () => Promise.resolve(false),
};

const typeByHand: Step = {
  does: "type the address by hand",
  act: async (page) => {
    await page.getByRole("combobox", { name: "Adresse" }).fill("Rue qui n’existe nulle part 99");
    await page.getByRole("button", { name: "Saisir l’adresse à la main" }).first().click();
  },
  isDone: shows("Rue"),
};

const pickLocality: Step = {
  does: "pick a locality",
  act: async (page) => {
    const list = page.getByRole("combobox", { name: "Localité" });
    await list.fill("1110 Morges");
    await page.getByRole("option").first().waitFor();
    await list.press("ArrowDown");
    await list.press("Enter");
  },
  isDone: () => Promise.resolve(false),
};

const confirmPaper: Step = {
  does: "confirm in the dialog",
  act: async (page) => {
    const dialog = page.getByRole("dialog", { name: "Changer l’envoi du courrier ?" });
    if ((await dialog.count()) === 0)
      await page.getByRole("button", { name: "Enregistrer" }).first().click();
    await dialog.getByRole("button", { name: "Changer", exact: true }).click();
  },
  isDone: () => Promise.resolve(false),
};

const openInvoice: Step = {
  does: "open an invoice",
  act: async (page) => {
    const closed = page.locator("main tbody button[aria-expanded=false]");
    await closed.first().waitFor();
    await closed.first().click();
  },
  isDone: async (page) => (await page.locator("main tbody [aria-expanded=true]").count()) > 0,
};

const openInstalments: Step = {
  does: "open the choice of instalments",
  act: async (page) => {
    const opener = page.getByText("Payer en plusieurs fois").first();
    if (!(await shows("Nombre de mensualités")(page))) await opener.click();
  },
  isDone: shows("Nombre de mensualités"),
};

const doctorDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Choisir un médecin de famille" });
const wantedDoctor = (page: Page) =>
  doctorDialog(page).getByRole("radio", { name: "Zellwegger Thérèse" });

const findDoctor: Step = {
  does: "look for a doctor",
  act: async (page) => {
    await doctorDialog(page)
      .getByRole("textbox", { name: "Médecin ou cabinet" })
      .fill("Zellwegger");
    await doctorDialog(page).getByRole("button", { name: "Rechercher" }).click();
    await wantedDoctor(page).check();
  },
  isDone: () => Promise.resolve(false),
};

const chooseDoctor: Step = {
  does: "choose the doctor",
  act: async (page) => {
    const failed = page.getByRole("dialog", { name: "Demande non envoyée" });
    const again = failed.getByRole("button", { name: "Réessayer" });
    if ((await failed.count()) > 0) await again.click();
    else await doctorDialog(page).getByRole("button", { name: "Choisir ce médecin" }).click();
  },
  isDone: () => Promise.resolve(false),
};

/** The forms of the portal, each as somebody fills it in. */
export const forms: readonly FormWalk[] = [
  {
    name: "account phone",
    login: "giulia@example.ch",
    path: "/account",
    ready: heading("Compte"),
    prepare: forgetRequests,
    steps: [fill(/Numéro de mobile/, "+41 79 555 77 66"), save],
    end: /Votre numéro est enregistré/,
  },
  {
    name: "e-mail address",
    login: "sofia@example.ch",
    path: "/profile?activeTab=phonesEmails",
    ready: heading("Données personnelles"),
    prepare: async (portal) => {
      await forgetRequests(portal);
      await portal.owner.query("delete from contact where insured_number = 8100450");
    },
    steps: [
      press("Ajouter une adresse", shows("Adresse e-mail")),
      fill("Adresse e-mail", "sofia.meier@example.ch"),
      save,
    ],
    end: /C’est enregistré/,
  },
  {
    name: "phone number",
    login: "sofia@example.ch",
    path: "/profile?activeTab=phonesEmails",
    ready: heading("Données personnelles"),
    prepare: async (portal) => {
      await forgetRequests(portal);
      await portal.owner.query("delete from contact where insured_number = 8100450");
    },
    steps: [
      press("Ajouter un numéro", shows("Numéro de téléphone")),
      fill("Numéro de téléphone", "+41 79 555 88 77"),
      save,
    ],
    end: /C’est enregistré/,
  },
  {
    name: "postal address",
    login: "camille@example.ch",
    path: "/profile?activeTab=postals",
    ready: (page) => page.locator("main [role=tabpanel] h2").first().waitFor(),
    prepare: forgetRequests,
    steps: [
      press("Modifier", async (page) => (await page.getByRole("combobox").count()) > 0),
      typeByHand,
      fill("Rue", "Rue du Lac"),
      pickLocality,
      fill("Valable dès le", "01.01.2030"),
      save,
      enterCode,
    ],
    end: /Nous avons reçu votre changement d’adresse/,
  },
  {
    name: "bank account",
    login: "sofia@example.ch",
    path: "/profile?activeTab=financials",
    ready: (page) => page.locator("main [role=tabpanel] h2").first().waitFor(),
    prepare: forgetRequests,
    steps: [edit("IBAN"), fill("IBAN", "CH84 0900 0000 7000 0000 7"), save, enterCode],
    end: /Nous avons reçu votre changement de compte bancaire/,
  },
  {
    name: "professional data",
    login: "giulia@example.ch",
    path: "/professional",
    ready: heading("Données professionnelles"),
    prepare: forgetRequests,
    steps: [
      edit("Situation"),
      fill(/^Profession/, "Illustratrice"),
      press("Ouvrir le calendrier", async (page) => (await page.getByRole("grid").count()) > 0),
      save,
    ],
    end: /C’est enregistré/,
  },
  {
    name: "consents",
    login: "camille@example.ch",
    path: "/consent",
    ready: (page) => page.getByRole("tabpanel").getByRole("group").first().waitFor(),
    prepare: ({ owner }) =>
      owner.query("delete from consent_event where at > now() - interval '1 hour'"),
    steps: [tick("switch", /^SMS$/), save],
    end: /enregistré/,
  },
  {
    name: "notification channels",
    login: "camille@example.ch",
    path: "/settings",
    ready: heading("Réglages"),
    prepare: ({ owner }) => owner.query("delete from notification_preference"),
    steps: [
      choose("Nouveau message", "SMS"),
      {
        ...save,
        act: (page) => page.getByRole("button", { name: "Enregistrer" }).last().click(),
      },
    ],
    end: /Vos notifications sont enregistrées/,
  },
  {
    name: "letters on paper",
    login: "camille@example.ch",
    path: "/settings",
    ready: heading("Réglages"),
    prepare: ({ owner }) =>
      owner.query("update account set correspondance = 'DIGITAL' where insured_number = 4218730"),
    steps: [tick("radio", /Oui, sur papier/), confirmPaper],
    end: /Votre choix de courrier est enregistré/,
  },
  {
    name: "send documents",
    login: "sofia@example.ch",
    path: "/documents/send",
    ready: heading("Envoyer des documents"),
    prepare: forgetRequests,
    steps: [attachFile, tick("radio", /Facture de l’étranger/), send("Envoyer")],
    end: /Merci, votre document est arrivé/,
  },
  {
    name: "joker",
    login: "camille@example.ch",
    path: "/invoices?status=OPEN",
    ready: heading("Factures"),
    prepare: ({ owner }) =>
      owner.query("update invoice set joker_played_on = null where joker_played_on is not null"),
    steps: [openInvoice, send("Prolonger le délai")],
    end: /Délai prolongé jusqu’au/,
  },
  {
    name: "payment arrangement",
    login: "giulia@example.ch",
    path: "/invoices?status=OVERDUE",
    ready: heading("Factures"),
    prepare: forgetRequests,
    steps: [
      openInvoice,
      openInstalments,
      choose("Nombre de mensualités", "3"),
      send("Demander ce plan"),
    ],
    end: /Votre demande est envoyée/,
  },
  {
    name: "family doctor",
    login: "sofia@example.ch",
    path: "/contract",
    ready: (page) => page.getByRole("region", { name: "Total des primes" }).waitFor(),
    prepare: forgetRequests,
    steps: [
      press("Changer de médecin", async (page) => (await doctorDialog(page).count()) > 0),
      findDoctor,
      chooseDoctor,
    ],
    end: /Demande envoyée/,
  },
  {
    name: "deletion of data",
    login: "zbinden@example.ch",
    path: "/account",
    ready: heading("Compte"),
    prepare: forgetRequests,
    steps: [tick("checkbox", /J’ai compris/), send("Demander la suppression")],
    end: /Votre demande est reçue/,
  },
];
