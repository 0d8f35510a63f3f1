import type { DetailsOf } from "@portal/model/requests/interaction-details.ts";
import { knownType, type types } from "@portal/model/requests/request-words.ts";
import type { PathName } from "../../core/routing/paths.ts";

type RequestType = (typeof types)[number];

/** The kind of request, for the texts of the receipt. */
export type Group = "declaration" | "order" | "message" | "documents" | "callback" | "request";

export type OutcomeText =
  | "inForce"
  | "settled"
  | "paper"
  | "payout"
  | "instalments"
  | "call"
  | "card"
  | "answer";

interface Origin {
  group: Group;
  end: OutcomeText;
  /** The page of the request. */
  back: PathName;
  /** A tab of that page. */
  tab?: string;
  /** The form for another request, and its label. */
  again?: { form: PathName; words: Exclude<Group, "callback" | "request"> | "change" };
}

const documents = { form: "documentsSend", words: "documents" } as const;
const change = { form: "contractMutation", words: "change" } as const;
const contact = { group: "request", end: "answer", back: "profile" } as const;

const origins: Record<RequestType, Origin> = {
  ACCIDENT: {
    group: "declaration",
    end: "answer",
    back: "helpContact",
    again: { form: "helpAccident", words: "declaration" },
  },
  DAMAGE: {
    group: "declaration",
    end: "answer",
    back: "helpContact",
    again: { form: "helpDamage", words: "declaration" },
  },
  MATERNITY: {
    group: "declaration",
    end: "answer",
    back: "home",
    again: { form: "maternity", words: "declaration" },
  },
  CARD_ORDER: {
    group: "order",
    end: "card",
    back: "contract",
    again: { form: "orderCard", words: "order" },
  },
  CONTACT: {
    group: "message",
    end: "answer",
    back: "messages",
    again: { form: "helpContactWrite", words: "message" },
  },
  CALLBACK: { group: "callback", end: "call", back: "helpContactPhone" },
  INVOICE: { group: "documents", end: "settled", back: "reimbursements", again: documents },
  DELEGATION_FORM: { group: "documents", end: "answer", back: "delegations", again: documents },
  DOCUMENT: { group: "documents", end: "answer", back: "documents", again: documents },
  CONTRACT_MUTATION: { group: "request", end: "inForce", back: "contract", again: change },
  TRANSFERT_CAISSE_MUTATION: { group: "request", end: "inForce", back: "contract", again: change },
  UPDATE_CORRESPONDENCE_ADDRESS: {
    group: "request",
    end: "inForce",
    back: "profile",
    tab: "postals",
  },
  UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS: {
    group: "request",
    end: "inForce",
    back: "profile",
    tab: "financials",
  },
  UPDATE_PROFESSIONAL_DATA: { group: "request", end: "inForce", back: "professional" },
  DATA_DELETION: { group: "request", end: "answer", back: "myData" },
  DATA_CORRECTION: { group: "request", end: "answer", back: "myData" },
  JOKER: { group: "request", end: "answer", back: "invoices" },
  CREATE_EMAIL: contact,
  UPDATE_EMAIL: contact,
  DELETE_EMAIL: contact,
  CREATE_PHONE_NUMBER: contact,
  UPDATE_PHONE_NUMBER: contact,
  DELETE_PHONE_NUMBER: contact,
};

const invoiceEnds = { statement: "paper", payout: "payout", arrangement: "instalments" } as const;

/** The origin of a request and its last stage. A bill, a statement and instalments share their type. */
export function originOf(type: string, details: DetailsOf | undefined): Origin {
  const kind = details?.kind;
  if (kind === "statement" || kind === "payout" || kind === "arrangement")
    return { group: "request", end: invoiceEnds[kind], back: "invoices" };
  const known = knownType(type);
  return known ? origins[known] : { group: "request", end: "answer", back: "interactions" };
}

/** The day from which a request is valid, if it has one. */
export function startOf(details: DetailsOf | undefined): string | undefined {
  if (!details) return undefined;
  if (details.kind === "transfer") return details.effectiveDate;
  if (details.kind === "professional") return details.entryDate ?? undefined;
  return "startingDate" in details ? (details.startingDate ?? undefined) : undefined;
}
