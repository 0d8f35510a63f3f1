import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { declarationForms } from "./offline-declarations.ts";
import {
  attachFile,
  chooseDoctor,
  confirmPaper,
  doctorDialog,
  findDoctor,
  forgetBills,
  forgetRequests,
  heading,
  openConversation,
  openInstalments,
  openInvoice,
  orderCard,
  pickLocality,
  playJoker,
  switchOver,
  typeByHand,
} from "./offline-steps.ts";
import {
  choose,
  enterCode,
  fill,
  type FormWalk,
  hasField,
  press,
  send,
  sendForCode,
  shows,
  tick,
} from "./offline-walk.ts";
import { accountForms } from "./offline-account-forms.ts";
import { publicForms } from "./offline-public-forms.ts";
import type { PortalUnderTest } from "../harness/portal.ts";

/** Sofia has no messages. */
async function forgetMessages(portal: PortalUnderTest): Promise<void> {
  await forgetRequests(portal);
  await portal.owner.query(
    `delete from conversation c using account a where a.id = c.account_id and a.insured_number = 8100450`,
  );
}

/** Sofia has no e-mail address and no number. */
async function forgetContacts(portal: PortalUnderTest): Promise<void> {
  await forgetRequests(portal);
  await portal.owner.query("delete from contact where insured_number = 8100450");
}

const thisMonth = `${todayInZurich(new Date()).slice(0, 7)}-01`;
const monthAfterNext = moveDay(thisMonth, { months: 2 });

const edit = (field: string | RegExp) => press("Modifier", shows(field));
const save = send("Enregistrer");
const saveForCode = sendForCode("Enregistrer");

/** The forms of the portal with their steps. */
export const forms: readonly FormWalk[] = [
  ...accountForms,
  {
    name: "e-mail address",
    login: "sofia@example.ch",
    path: "/profile?activeTab=phonesEmails",
    ready: heading("Données personnelles"),
    prepare: forgetContacts,
    steps: [
      press("Ajouter une adresse", shows("Adresse e-mail")),
      fill("Adresse e-mail", "sofia.meier@example.ch"),
      save,
    ],
    end: /L’adresse e-mail est enregistrée/,
  },
  {
    name: "phone number",
    login: "sofia@example.ch",
    path: "/profile?activeTab=phonesEmails",
    ready: heading("Données personnelles"),
    prepare: forgetContacts,
    steps: [
      press("Ajouter un numéro", shows("Numéro de téléphone")),
      fill("Numéro de téléphone", "+41 79 555 88 77"),
      save,
    ],
    end: /Le numéro est enregistré/,
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
      saveForCode,
      enterCode,
    ],
    end: /Votre demande est envoyée/,
  },
  {
    name: "bank account",
    login: "sofia@example.ch",
    path: "/profile?activeTab=financials",
    ready: (page) => page.locator("main [role=tabpanel] h2").first().waitFor(),
    prepare: forgetRequests,
    steps: [edit("IBAN"), fill("IBAN", "CH84 0900 0000 7000 0000 7"), saveForCode, enterCode],
    end: /Votre demande est envoyée/,
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
    end: /Votre demande est envoyée/,
  },
  {
    name: "consents",
    login: "camille@example.ch",
    path: "/consent",
    ready: (page) => page.getByRole("tabpanel").getByRole("group").first().waitFor(),
    prepare: ({ owner }) =>
      owner.query("delete from consent_event where at > now() - interval '1 hour'"),
    steps: [switchOver, save],
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
    end: /Vos choix sont enregistrés/,
  },
  {
    name: "letters on paper",
    login: "camille@example.ch",
    path: "/settings",
    ready: heading("Réglages"),
    prepare: ({ owner }) =>
      owner.query("update account set correspondance = 'DIGITAL' where insured_number = 4218730"),
    steps: [tick("radio", /Oui, sur papier/), confirmPaper],
    end: /Votre choix est enregistré/,
  },
  {
    name: "send documents",
    login: "sofia@example.ch",
    path: "/documents/send",
    ready: heading("Envoyer des documents"),
    prepare: forgetBills,
    steps: [attachFile, tick("radio", /Facture de l’étranger/), send("Envoyer")],
    end: /Votre document est arrivé/,
  },
  {
    name: "message",
    login: "sofia@example.ch",
    path: "/help-contact-write",
    ready: heading("Nous écrire"),
    prepare: forgetMessages,
    steps: [
      tick("radio", /Prestations et remboursements/),
      fill("Votre message", "Ma physiothérapie est-elle prise en charge ?"),
      attachFile,
      send("Envoyer"),
    ],
    end: /Votre message est envoyé/,
  },
  {
    name: "reply",
    login: "urs@example.ch",
    path: "/messages",
    ready: heading("Mes messages"),
    prepare: forgetRequests,
    steps: [
      openConversation,
      fill("Votre message", () => `Encore une précision, ${String(Date.now())}`),
      send("Envoyer"),
    ],
    end: /Votre message est envoyé/,
  },
  {
    name: "callback",
    login: "giulia@example.ch",
    path: "/help-contact-phone",
    ready: heading("Numéros de téléphone"),
    prepare: forgetRequests,
    steps: [
      tick("radio", /L’après-midi/),
      fill("De quoi s’agit-il", "Une question sur mon ménage"),
      send("Demander un appel"),
    ],
    end: /C’est noté, nous vous appelons/,
  },
  {
    name: "card order",
    login: "sofia@example.ch",
    path: "/order-card",
    ready: heading("Commander une carte d’assuré"),
    prepare: async (portal) => {
      await forgetRequests(portal);
      await portal.owner.query("update insurance_card set interaction_id = null");
    },
    steps: [
      tick("radio", /Sofia Meier/),
      tick("radio", /^Cervin/),
      tick("radio", /Perdue/),
      orderCard,
    ],
    end: /Votre commande est envoyée/,
  },
  {
    name: "joker",
    login: "camille@example.ch",
    path: "/invoices?status=OVERDUE",
    ready: heading("Factures"),
    prepare: async (portal) => {
      await forgetRequests(portal);
      await portal.owner.query(
        `update invoice i set joker_played_on = null, deadline = current_date - 9
         from account a where a.id = i.account_id and a.insured_number = 4218730 and i.status = 'ENCOURS'`,
      );
    },
    steps: [openInvoice, playJoker],
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
    end: /Votre demande est envoyée/,
  },
  {
    name: "contract change",
    login: "oliver@example.ch",
    path: "/contract/mutation?insured=7245001&change=riskAdd",
    ready: hasField("Valable dès le"),
    prepare: forgetRequests,
    steps: [
      choose("Valable dès le", monthAfterNext),
      press("Continuer vers le récapitulatif", async (page) => page.url().endsWith("step=summary")),
      tick("checkbox", /J’ai lu les conditions/),
      send("Envoyer ma demande"),
    ],
    end: /Votre demande est envoyée/,
  },
  ...declarationForms,
  {
    name: "deletion of data",
    login: "zbinden@example.ch",
    path: "/account",
    ready: heading("Compte"),
    prepare: forgetRequests,
    steps: [tick("checkbox", /J’ai compris/), send("Demander la suppression")],
    end: /Votre demande est envoyée/,
  },
  ...publicForms,
];
