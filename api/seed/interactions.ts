import type {
  InteractionNature,
  InteractionStatus,
  InteractionType,
} from "@portal/model/interactions.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../src/core/db/tables.ts";
import { detailsPlace } from "../src/core/requests/kinds.ts";
import { addDays, duringDay, yearOf } from "./days.ts";
import type { Account, Household, World } from "./household.ts";
import { invoicesOf } from "./invoices.ts";
import { accountId } from "./people.ts";
import { JOKER_DAYS_AGO } from "./persona-invoices.ts";
import { type Random, randomOf, uuidOf } from "./random.ts";

/** A request as it stands on the day of seeding. */
interface Request {
  type: InteractionType;
  nature: InteractionNature;
  status: InteractionStatus;
  daysAgo: number;
  insuredNumber: number;
  details: object;
}

const YEARS_BACK = 5;
const HEAVY = { login: "zbinden@example.ch", requests: 300 };

export function interactionRows(
  household: Household,
  world: World,
): Insertable<Tables["interaction"]>[] {
  return household.accounts.flatMap((account) =>
    requestsOf(household, account, world).map((request, place) => {
      const id = requestId(world, account, place);
      const { type, nature, status, insuredNumber } = request;
      const made = madeAt(request, world, place);
      const isDecided = ["DONE", "REFUSED", "ARCHIVED"].includes(status);
      return {
        id,
        accountId: accountId(world, account),
        insuredNumber,
        type,
        nature,
        status,
        details: world.secrets.encrypt(detailsPlace(id), JSON.stringify(request.details)),
        language: account.language,
        createdAt: made,
        dueAt: made,
        decidedAt: isDecided ? later(made, 3) : null,
        // What is open stays as it is: the demonstration's back office does not treat it.
        heldAt: isDecided ? null : later(made, 1),
        reason: status === "REFUSED" ? reasons[account.language] : null,
      };
    }),
  );
}

export function interactionStatusRows(
  household: Household,
  world: World,
): Insertable<Tables["interactionStatus"]>[] {
  return household.accounts.flatMap((account) =>
    requestsOf(household, account, world).flatMap((request, place) => {
      const made = madeAt(request, world, place);
      return courseTo[request.status].map(([status, days], position) => ({
        interactionId: requestId(world, account, place),
        accountId: accountId(world, account),
        position,
        status,
        at: later(made, days),
      }));
    }),
  );
}

/** How each status is reached, and how many days after the request. */
const courseTo: Record<InteractionStatus, [InteractionStatus, number][]> = {
  REQUEST: [["REQUEST", 0]],
  PENDING: [
    ["REQUEST", 0],
    ["PENDING", 1],
  ],
  IN_PROGRESS: [
    ["REQUEST", 0],
    ["IN_PROGRESS", 1],
  ],
  REFUSED: [
    ["REQUEST", 0],
    ["IN_PROGRESS", 1],
    ["REFUSED", 3],
  ],
  DONE: [
    ["REQUEST", 0],
    ["IN_PROGRESS", 1],
    ["DONE", 3],
  ],
  ARCHIVED: [
    ["REQUEST", 0],
    ["IN_PROGRESS", 1],
    ["DONE", 3],
    ["ARCHIVED", 369],
  ],
};

const reasons = {
  fr: "Le document est illisible.",
  de: "Das Dokument ist nicht lesbar.",
  it: "Il documento non è leggibile.",
  en: "The document cannot be read.",
};

function requestsOf(household: Household, account: Account, world: World): Request[] {
  const main = account.sees.find((one) => one.main)?.insuredNumber;
  if (main === undefined) return [];
  if (account.login === "camille@example.ch") return inEveryStatus(main, household, world);
  if (account.login === "giulia@example.ch")
    return [pendingAddress(main), ...decided(household, account, world, 6)];
  if (account.login === HEAVY.login) return decided(household, account, world, HEAVY.requests);
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

/** None of them closes a form of hers: nothing of her own data is being changed. */
function inEveryStatus(insuredNumber: number, household: Household, world: World): Request[] {
  const { today } = world;
  const extended = invoicesOf(household, world).find(({ jokerPlayedOn }) => jokerPlayedOn);
  const request = (
    status: InteractionStatus,
    daysAgo: number,
    type: InteractionType,
    nature: InteractionNature,
    details: object,
  ): Request => ({ status, daysAgo, type, nature, insuredNumber, details });
  const file = (name: string) => ({ url: null, filename: name });
  return [
    request("REQUEST", 1, "DOCUMENT", "DOCUMENT", file("attestation-garderie.pdf")),
    request("PENDING", 6, "DELEGATION_FORM", "DELEGATION", file("procuration.pdf")),
    request("IN_PROGRESS", 4, "CONTRACT_MUTATION", "CONTRACT", {
      data: "deductible",
      value: "2500",
      startingDate: `${yearOf(today) + 1}-01-01`,
    }),
    request("REFUSED", 40, "INVOICE", "INVOICE", file("facture-opticien.pdf")),
    request("DONE", JOKER_DAYS_AGO, "JOKER", "INVOICE", { invoiceNumber: extended?.no ?? "" }),
    request("DONE", 120, "UPDATE_PHONE_NUMBER", "PHONE", { phone: "+41795550112", nature: "PRV" }),
    request("ARCHIVED", 500, "CREATE_EMAIL", "EMAIL", {
      email: "camille.rochat@example.ch",
      nature: "PRF",
    }),
  ];
}

function pendingAddress(insuredNumber: number): Request {
  return {
    type: "UPDATE_CORRESPONDENCE_ADDRESS",
    nature: "POSTAL_ADDRESS",
    status: "IN_PROGRESS",
    daysAgo: 2,
    insuredNumber,
    details: { street: "Via Nassa", number: "18", npa: "6900", city: "Lugano", country: "CH" },
  };
}

/** A past of this many requests, spread over the years since they joined. */
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
    const status = random.chance(0.08) ? "REFUSED" : "DONE";
    return {
      ...aPastRequest(random, account),
      insuredNumber: insured[random.between(0, insured.length - 1)] ?? account.insuredNumber,
      status: daysAgo > 370 ? "ARCHIVED" : status,
      daysAgo,
    };
  });
}

function aPastRequest(
  random: Random,
  account: Account,
): Pick<Request, "type" | "nature" | "details"> {
  const type = random.weighted<InteractionType>([
    ["INVOICE", 9],
    ["DOCUMENT", 4],
    ["JOKER", 1],
    ["UPDATE_EMAIL", 1],
    ["UPDATE_PHONE_NUMBER", 1],
    ["CONTRACT_MUTATION", 1],
  ]);
  const number = random.between(100_000, 999_999);
  if (type === "JOKER") return { type, nature: "INVOICE", details: { invoiceNumber: `${number}` } };
  if (type === "UPDATE_EMAIL")
    return { type, nature: "EMAIL", details: { email: account.login, nature: "PRV" } };
  if (type === "UPDATE_PHONE_NUMBER")
    return { type, nature: "PHONE", details: { phone: account.phone ?? null, nature: "PRV" } };
  if (type === "CONTRACT_MUTATION")
    return { type, nature: "CONTRACT", details: { data: "invoiceFrequency", value: "MONTHLY" } };
  const nature = type === "INVOICE" ? "INVOICE" : "DOCUMENT";
  return { type, nature, details: { url: null, filename: `scan-${number}.pdf` } };
}

function requestId({ seed }: World, { login }: Account, place: number): string {
  return uuidOf(seed, `request ${login} ${place}`);
}

function madeAt({ daysAgo }: Request, { today }: World, place: number): Date {
  return new Date(duringDay(addDays(today, -daysAgo), (place * 37) % 540));
}

function later(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000);
}
