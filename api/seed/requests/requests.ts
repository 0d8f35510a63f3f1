import type { InteractionType } from "@portal/model/requests/interactions.ts";
import { billsUnderWay } from "../reimbursements/claims.ts";
import { addDays } from "../days.ts";
import type { Account, Household, World } from "../people/household.ts";
import { type Random, randomOf } from "../random.ts";
import { messagesSentBy } from "./conversations.ts";
import { requestsOfCamille } from "./requests-of-camille.ts";
import { billsSentIn } from "../reimbursements/sent-bills.ts";
import type { InEach } from "../site.ts";
import { DAMAGE_DECLARED_DAYS_AGO, damageDetails } from "./giulias-damage.ts";
import { THEFT_DECLARED_DAYS_AGO, theftDetails, theftId } from "./giulias-theft.ts";
import { creditorOf, GROUP_INSURER } from "../tariffs/catalogue.ts";
import type { Request } from "./request.ts";

const YEARS_BACK = 5;
const HEAVY = { login: "zbinden@example.ch", requests: 300, bills: 200 };

/** The requests of an account. */
export function requestsOf(household: Household, account: Account, world: World): Request[] {
  return [...askedBy(household, account, world), ...messagesSentBy(account, world)];
}

function askedBy(household: Household, account: Account, world: World): Request[] {
  const main = account.sees.find((one) => one.main)?.insuredNumber;
  if (main === undefined) return [];
  if (account.login === "camille@example.ch") return requestsOfCamille(main, household, world);
  if (account.login === "giulia@example.ch")
    return [
      pendingAddress(main, world),
      openDamage(main, household, world),
      settledDamage(main, household, world),
      ...decided(household, account, world, 6),
    ];
  if (account.login === "oliver@example.ch")
    return [cardOnItsWay(household, account), ...decided(household, account, world, 2)];
  if (account.login === HEAVY.login) return heavyRequests(household, account, world);
  const random = randomOf(world.seed, `requests ${account.login}`);
  return decided(
    household,
    account,
    world,
    random.weighted([
      [0, 3],
      [1, 3],
      [2, 2],
    ]),
  );
}

function heavyRequests(household: Household, account: Account, world: World): Request[] {
  const bills = billsSentIn(household, account, world, HEAVY.bills);
  const known = bills.length + billsUnderWay(household, account, world).length;
  return [...bills, ...decided(household, account, world, HEAVY.requests - known)];
}

function openDamage(insuredNumber: number, household: Household, world: World): Request {
  return {
    type: "DAMAGE",
    nature: "DAMAGE",
    status: "IN_PROGRESS",
    daysAgo: DAMAGE_DECLARED_DAYS_AGO,
    insuredNumber,
    details: damageDetails(household, world),
  };
}

function settledDamage(insuredNumber: number, household: Household, world: World): Request {
  return {
    type: "DAMAGE",
    nature: "DAMAGE",
    status: "DONE",
    daysAgo: THEFT_DECLARED_DAYS_AGO,
    insuredNumber,
    id: theftId(world),
    details: theftDetails(household, world),
  };
}

function pendingAddress(insuredNumber: number, { today }: World): Request {
  return {
    type: "UPDATE_CORRESPONDENCE_ADDRESS",
    nature: "POSTAL_ADDRESS",
    status: "IN_PROGRESS",
    daysAgo: 2,
    insuredNumber,
    details: {
      postalUse: "DOMICILE_LEGAL",
      startingDate: addDays(today, 30),
      people: [insuredNumber],
      street: "Via Cattedrale",
      number: "4",
      complement: null,
      poBox: null,
      npa: "6900",
      city: "Lugano",
      country: "CH",
      canton: "TI",
      localityId: "6900-lugano",
      ofsLocalityId: null,
      foundAddressId: null,
    },
  };
}

/** His wife's card was stolen, and the new one is not issued yet. */
function cardOnItsWay({ people }: Household, { language }: Account): Request {
  const amelia = people[1]?.insuredNumber ?? 0;
  return {
    type: "CARD_ORDER",
    nature: "CARD",
    status: "IN_PROGRESS",
    daysAgo: 3,
    insuredNumber: amelia,
    deduplicationKey: String(amelia),
    details: {
      healthInsurer: creditorOf(GROUP_INSURER, language).name,
      insurerCode: GROUP_INSURER,
      reason: "COMV",
    },
  };
}

/** This many past requests, spread over the years since the household joined. */
function decided(
  { joined, people }: Household,
  account: Account,
  { seed, today }: World,
  count: number,
): Request[] {
  const random = randomOf(seed, `decided requests ${account.login}`);
  const days = Math.floor((Date.parse(today) - Date.parse(joined)) / 86_400_000) - 10;
  const longest = Math.min(YEARS_BACK * 365, days);
  if (longest < 90) return [];
  const insured = people
    .filter((person) => !person.forInformation)
    .map(({ insuredNumber }) => insuredNumber)
    .filter((number) => account.sees.some((one) => one.insuredNumber === number));
  const step = (longest - 10) / Math.max(1, count);
  return Array.from({ length: count }, (_, place) => {
    const daysAgo = Math.max(8, Math.round(10 + (place + random.next()) * step));
    const isRefused = random.chance(0.08);
    const asked = aPastRequest(random, account);
    // A question cannot be refused.
    const status = isRefused && refusalOf[asked.type] ? "REFUSED" : "DONE";
    return {
      ...asked,
      insuredNumber: insured[random.between(0, insured.length - 1)] ?? account.insuredNumber,
      status: daysAgo > 370 ? "ARCHIVED" : status,
      daysAgo,
    };
  });
}

type RequestContent = Pick<Request, "type" | "nature" | "details">;

const unreadable: InEach = {
  fr: "Le document est illisible.",
  de: "Das Dokument ist nicht lesbar.",
  it: "Il documento non è leggibile.",
  en: "The document cannot be read.",
};

/** The reasons of refusal by type of request. */
export const refusalOf: Partial<Record<InteractionType, InEach>> = {
  INVOICE: unreadable,
  DOCUMENT: unreadable,
  CONTRACT_MUTATION: {
    fr: "C’est déjà ce que prévoit le contrat.",
    de: "Das ist im Vertrag bereits so vereinbart.",
    it: "Il contratto lo prevede già.",
    en: "The contract already includes this.",
  },
  UPDATE_EMAIL: {
    fr: "L’adresse e-mail n’a pas été confirmée.",
    de: "Die E-Mail-Adresse wurde nicht bestätigt.",
    it: "L’indirizzo e-mail non è stato confermato.",
    en: "The e-mail address was not confirmed.",
  },
  UPDATE_PHONE_NUMBER: {
    fr: "Le numéro n’a pas été confirmé.",
    de: "Die Nummer wurde nicht bestätigt.",
    it: "Il numero non è stato confermato.",
    en: "The number was not confirmed.",
  },
  CARD_ORDER: {
    fr: "Une nouvelle carte vous a déjà été envoyée.",
    de: "Eine neue Karte ist bereits unterwegs.",
    it: "Una nuova tessera è già in arrivo.",
    en: "A new card is already on its way.",
  },
};

function aPastRequest(random: Random, account: Account): RequestContent {
  const type = random.weighted<keyof typeof pastRequests>([
    ["INVOICE", 9],
    ["DOCUMENT", 4],
    ["CONTACT", 2],
    ["UPDATE_EMAIL", 1],
    ["UPDATE_PHONE_NUMBER", 1],
    ["CONTRACT_MUTATION", 1],
    ["CARD_ORDER", 1],
  ]);
  return { type, ...pastRequests[type](random.between(100_000, 999_999), account) };
}

const scan = (number: number) => ({ url: null, filename: `scan-${number}.pdf` });

/** The most frequent requests; the number makes each one different. */
const pastRequests = {
  INVOICE: (number) => ({ nature: "INVOICE", details: scan(number) }),
  DOCUMENT: (number) => ({ nature: "DOCUMENT", details: scan(number) }),
  CONTACT: (_, { language }) => ({ nature: "MESSAGE", details: questions[language] }),
  UPDATE_EMAIL: (_, { login }) => ({ nature: "EMAIL", details: { email: login, nature: "PRV" } }),
  UPDATE_PHONE_NUMBER: (number, { phone = `+4179${number}0` }) => ({
    nature: "PHONE",
    details: { phone, nature: "PRV" },
  }),
  CONTRACT_MUTATION: () => ({
    nature: "CONTRACT",
    details: { data: "invoiceFrequency", value: "MONTHLY" },
  }),
  CARD_ORDER: (number, { language }) => ({
    nature: "CARD",
    details: {
      healthInsurer: creditorOf(GROUP_INSURER, language).name,
      reason: number % 2 === 0 ? "COML" : "COME",
    },
  }),
} satisfies Partial<
  Record<InteractionType, (number: number, account: Account) => Omit<RequestContent, "type">>
>;

const questions = {
  fr: {
    subjectCode: "BENEFITS",
    subject: "Question sur un remboursement",
    message: "Bonjour, quand recevrai-je le remboursement de ma dernière facture ? Merci.",
  },
  de: {
    subjectCode: "BENEFITS",
    subject: "Frage zu einer Rückerstattung",
    message: "Guten Tag, wann darf ich mit der Rückerstattung der letzten Rechnung rechnen? Danke.",
  },
  it: {
    subjectCode: "BENEFITS",
    subject: "Domanda su un rimborso",
    message: "Buongiorno, quando posso contare sul rimborso della mia ultima fattura? Grazie.",
  },
  en: {
    subjectCode: "BENEFITS",
    subject: "Question about a reimbursement",
    message: "Hello, when can I expect my last bill to be reimbursed? Thank you.",
  },
};
