import type {
  InteractionNature,
  InteractionStatus,
  InteractionType,
} from "@portal/model/requests/interactions.ts";
import { maternityPeriod } from "@portal/model/cost-sharing/maternity.ts";
import { camillesIban } from "../people/accounts.ts";
import { dayNumber } from "../invoices/bills.ts";
import { addDays, yearOf } from "../days.ts";
import type { Household, World } from "../people/household.ts";
import { invoicesOf } from "../invoices/invoices.ts";
import { JOKER_DAYS_AGO } from "../invoices/persona-invoices.ts";
import { DECLARED_BEFORE_BIRTH } from "../reimbursements/pregnancies.ts";
import { ACCIDENT_DECLARED_DAYS_AGO, accidentDetails } from "./noes-accident.ts";
import { creditorOf, GROUP_INSURER } from "../tariffs/catalogue.ts";
import type { Request } from "./request.ts";

const family = { luca: 4218731, noe: 4218732, mia: 4218733 };
const MIAS_BIRTH = "2022-02-05";
const DAYS_TO_DECIDE = 4;
const sent = (filename: string) => ({ url: null, filename });

/**
 * Almost every type and every status, for herself and her family. None of them closes a form: her own data and the
 * family's contracts have no pending change.
 */
export function requestsOfCamille(camille: number, household: Household, world: World): Request[] {
  const { today } = world;
  const extended = invoicesOf(household, world).find(({ jokerPlayedOn }) => jokerPlayedOn);
  const joker = { invoiceNumber: extended?.no ?? "" };
  return [
    ...ofLately(camille, today),
    request(["DONE", JOKER_DAYS_AGO], ["JOKER", "INVOICE"], camille, joker),
    request(
      ["DONE", ACCIDENT_DECLARED_DAYS_AGO],
      ["ACCIDENT", "ACCIDENT"],
      family.noe,
      accidentDetails(household, world),
    ),
    ...ofThisYear(camille, today),
    ...ofBefore(camille, today),
  ];
}

function request(
  [status, daysAgo]: readonly [InteractionStatus, number],
  [type, nature]: readonly [InteractionType, InteractionNature],
  insuredNumber: number,
  details: object,
  parts: readonly Request[] = [],
): Request {
  return { status, daysAgo, type, nature, insuredNumber, details, parts };
}

function ofLately(camille: number, today: string): Request[] {
  return [
    request(["REQUEST", 1], ["DOCUMENT", "DOCUMENT"], family.mia, sent("attestation-garderie.pdf")),
    request(["IN_PROGRESS", 4], ["DOCUMENT", "DOCUMENT"], family.noe, sent("certificat-ecole.pdf")),
    request(["PENDING", 6], ["DELEGATION_FORM", "DELEGATION"], family.noe, sent("procuration.pdf")),
    request(["DONE", 19], ["CALLBACK", "MESSAGE"], camille, {
      phone: "+41795550112",
      date: addDays(today, -17),
      period: "MORNING",
      message: "Question sur l’assurance de ménage.",
    }),
    request(["REFUSED", 40], ["INVOICE", "INVOICE"], camille, sent("facture-opticien.pdf")),
  ];
}

function ofThisYear(camille: number, today: string): Request[] {
  return [
    request(["DONE", 90], ["CARD_ORDER", "CARD"], family.luca, {
      healthInsurer: creditorOf(GROUP_INSURER, "fr").name,
      reason: "COML",
    }),
    request(["DONE", 120], ["UPDATE_PHONE_NUMBER", "PHONE"], camille, {
      phone: "+41795550112",
      nature: "PRV",
    }),
    request(["DONE", 121], ["DELETE_PHONE_NUMBER", "PHONE"], camille, {
      phone: "+41215550109",
      nature: "PRV",
    }),
    request(["DONE", 150], ["UPDATE_PROFESSIONAL_DATA", "PROFESSIONAL_DATA"], camille, {
      status: "EMP",
      entryDate: addDays(today, -160),
      occupation: "Architecte",
      country: "CH",
      canton: "VD",
      employer: "Atelier Lumen SA",
    }),
    request(
      ["DONE", 200],
      ["UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS", "FINANCIAL_ADDRESS"],
      camille,
      {
        accountNumber: camillesIban,
        ownerName: "Camille Rochat",
      },
    ),
    request(["DONE", 240], ["UPDATE_EMAIL", "EMAIL"], camille, {
      email: "camille@example.ch",
      nature: "PRV",
    }),
    ofTheFamily(camille, today),
  ];
}

/** Changes of the whole family last November: each person's change is decided separately. */
function ofTheFamily(camille: number, today: string): Request {
  const asked = lastNovember(today);
  const daysAgo = dayNumber(today) - dayNumber(asked);
  const mutation = { data: "deductible", startingDate: januaryAfter(asked) };
  const kind = ["CONTRACT_MUTATION", "CONTRACT"] as const;
  return request(["DONE", daysAgo], kind, camille, { ...mutation, value: "2500" }, [
    request(["DONE", daysAgo], kind, family.noe, { ...mutation, value: "0" }),
    request(["REFUSED", daysAgo], kind, family.luca, { ...mutation, value: "300" }),
  ]);
}

/** The latest 25 November whose requests are decided by today. */
function lastNovember(today: string): string {
  const latest = `${yearOf(today)}-11-25`;
  return addDays(latest, DAYS_TO_DECIDE) <= today ? latest : `${yearOf(today) - 1}-11-25`;
}

/** The 1 January of a change requested on a day: the next one until the end of November (OAMal art. 94). */
function januaryAfter(asked: string): string {
  const years = asked.slice(5) <= "11-30" ? 1 : 2;
  return `${yearOf(asked) + years}-01-01`;
}

function ofBefore(camille: number, today: string): Request[] {
  const miasDays = dayNumber(today) - dayNumber(addDays(MIAS_BIRTH, -DECLARED_BEFORE_BIRTH));
  return [
    request(["ARCHIVED", 500], ["CREATE_EMAIL", "EMAIL"], camille, {
      email: "camille.rochat@example.ch",
      nature: "PRF",
    }),
    request(["ARCHIVED", 505], ["DELETE_EMAIL", "EMAIL"], camille, {
      email: "c.morel@example.ch",
      nature: "PRV",
    }),
    request(["ARCHIVED", 640], ["UPDATE_CORRESPONDENCE_ADDRESS", "POSTAL_ADDRESS"], camille, {
      street: "Avenue de la Gare",
      number: "12",
      npa: "1003",
      city: "Lausanne",
      country: "CH",
      startingDate: addDays(today, -610),
    }),
    request(["ARCHIVED", 900], ["CREATE_PHONE_NUMBER", "PHONE"], camille, {
      phone: "+41215550109",
      nature: "PRV",
    }),
    request(["ARCHIVED", miasDays], ["MATERNITY", "MATERNITY"], camille, {
      type: "THIRTEENTH_WEEK_DATE",
      date: maternityPeriod(MIAS_BIRTH).from,
    }),
  ];
}
