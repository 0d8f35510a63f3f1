import { brand } from "@portal/brand/brand.ts";
import { z } from "zod";
import { type PersonalData, personalData } from "./personal-shapes.ts";

/** A type of event: what it says, its data and the personal data that a subscriber with the scope also gets. */
export interface EventType {
  summary: string;
  data: z.ZodObject;
  personal: PersonalData;
}

const insured = z.int().describe("The number of the insured person.");
const change = z.enum(["ADDED", "CHANGED", "REMOVED"]);

/** The ids that every event may have. */
const someone = {
  accountId: z.uuid().optional().describe("The account that it belongs to."),
  insuredNumber: insured.optional(),
};

const request = z.object({
  ...someone,
  requestId: z.uuid(),
  kind: z.string().describe("The kind of request, such as `UPDATE_CORRESPONDENCE_ADDRESS`."),
  nature: z.string(),
  status: z.enum(["REQUEST", "PENDING", "IN_PROGRESS", "REFUSED", "DONE", "ARCHIVED"]),
  parentId: z.uuid().optional().describe("The request that this one is a part of."),
});

const account = z.object({ ...someone, accountId: z.uuid() });

const invoice = z.object({
  ...someone,
  invoiceNo: z.string(),
  kind: z.string().describe("What is billed: premiums or the share of benefits."),
  status: z.enum(["ENCOURS", "RAPPEL", "SOMMATION", "POURSUITE", "REGLEE", "ANNULEE"]),
});

const payment = z.object({
  ...someone,
  invoiceNo: z.string(),
  position: z.int().describe("The place among the payments of the invoice, from 1."),
  way: z
    .enum(["BANK", "CREDIT", "WRITE_OFF", "CARRIED", "RETURN"])
    .describe("Money that arrived, a credit, a rest given up or carried over, or a return."),
});

/** All types of events. The triggers of the migrations write exactly these names. */
export const eventTypes = {
  "request.submitted": {
    summary:
      "A customer asked for something, or changed it themselves: the status is then `DONE` at once.",
    data: request,
    personal: personalData.request,
  },
  "request.status_changed": {
    summary: "A request moved on: it is treated, asked back, done or refused.",
    data: request.extend({ previousStatus: request.shape.status }),
    personal: personalData.request,
  },
  "request.withdrawn": {
    summary: "The customer took the request back before it had an effect.",
    data: request,
    personal: personalData.request,
  },
  "request.answered": {
    summary: "The customer answered a question about the request.",
    data: request.extend({ questionId: z.uuid() }),
    personal: personalData.request,
  },
  "account.opened": {
    summary: "An account was opened.",
    data: account,
    personal: personalData.account,
  },
  "account.changed": {
    summary: "Something of the account itself changed.",
    data: account.extend({
      changed: z
        .array(z.enum(["loginEmail", "phoneNumber", "language", "paymentMode", "correspondence"]))
        .min(1)
        .describe("What changed."),
    }),
    personal: personalData.account,
  },
  "account.closed": {
    summary: "The account was closed, and its sessions ended.",
    data: account,
    personal: personalData.account,
  },
  "account.reopened": {
    summary: "A closed account was opened again.",
    data: account,
    personal: personalData.account,
  },
  "person.contact_changed": {
    summary: "An e-mail address or a phone number of a person was added, changed or removed.",
    data: z.object({
      ...someone,
      insuredNumber: insured,
      contactId: z.uuid(),
      kind: z.enum(["EMAIL", "PHONE"]),
      change,
    }),
    personal: personalData.contact,
  },
  "person.address_changed": {
    summary: "A postal address of a person was added, changed or removed.",
    data: z.object({
      ...someone,
      insuredNumber: insured,
      addressId: z.uuid(),
      uses: z.array(z.enum(["DOMICILE", "CORRESPONDENCE"])),
      change,
    }),
    personal: personalData.address,
  },
  "person.bank_account_changed": {
    summary: "A bank account of a person was added, changed or removed.",
    data: z.object({
      ...someone,
      insuredNumber: insured,
      bankAccountId: z.uuid(),
      use: z.enum(["REIMBURSEMENT", "DEBIT"]),
      change,
    }),
    personal: personalData.bankAccount,
  },
  "person.consent_changed": {
    summary: "A person gave or withdrew a consent.",
    data: z.object({ ...someone, insuredNumber: insured, consentId: z.int() }),
    personal: personalData.consent,
  },
  "invoice.issued": {
    summary: "An invoice was issued.",
    data: invoice,
    personal: personalData.invoice,
  },
  "invoice.dunned": {
    summary: "A step of dunning was taken: reminder, formal notice or enforcement.",
    data: z.object({
      ...someone,
      invoiceNo: z.string(),
      step: z.enum(["RAPPEL", "SOMMATION", "POURSUITE"]),
      position: z.int(),
    }),
    personal: personalData.invoice,
  },
  "invoice.paid": {
    summary: "An invoice is settled.",
    data: invoice,
    personal: personalData.invoice,
  },
  "invoice.cancelled": {
    summary: "An invoice was cancelled.",
    data: invoice,
    personal: personalData.invoice,
  },
  "invoice.reopened": {
    summary: "A settled invoice is owed again, because a payment was returned.",
    data: invoice,
    personal: personalData.invoice,
  },
  "payment.booked": {
    summary: "Something was booked on an invoice: `way` says whether money arrived.",
    data: payment,
    personal: personalData.payment,
  },
  "payment.returned": {
    summary: "A booked payment was returned, as by a bank that refuses a debit.",
    data: payment,
    personal: personalData.payment,
  },
  "statement.issued": {
    summary: "A statement of benefits was issued.",
    data: z.object({
      ...someone,
      insuredNumber: insured,
      statementId: z.uuid(),
      statementNumber: z.string(),
    }),
    personal: personalData.statement,
  },
  "document.issued": {
    summary: "A document was filed for the customer.",
    data: z.object({
      ...someone,
      documentId: z.string(),
      type: z.string(),
      subType: z.string(),
      code: z.string().describe("The template that draws it."),
    }),
    personal: personalData.document,
  },
  "conversation.message_written": {
    summary: "The customer or the insurer wrote a message.",
    data: z.object({
      ...someone,
      messageId: z.uuid(),
      conversationId: z.uuid(),
      author: z.enum(["CUSTOMER", "INSURER"]),
    }),
    personal: personalData.message,
  },
  "upload.sent": {
    summary: "The customer sent a file with a request or a message.",
    data: z.object({
      ...someone,
      fileId: z.uuid(),
      attachedTo: z.string().describe("What it belongs to, such as `interaction ID`."),
    }),
    personal: personalData.upload,
  },
} as const satisfies Record<string, EventType>;
export type EventName = keyof typeof eventTypes;

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(eventTypes, name);
}

const PREFIX = `ch.${brand.name.toLowerCase().replace(/[^a-z0-9]+/g, "")}.`;
const VERSION = ".v1";

/** The type as subscribers see it: reverse domain name, name and version. */
export function publicType(name: string): string {
  return `${PREFIX}${name}${VERSION}`;
}

/** The name behind a type that a subscriber gives, with or without prefix and version. */
export function eventNameIn(text: string): EventName | undefined {
  const bare = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text;
  const name = bare.endsWith(VERSION) ? bare.slice(0, -VERSION.length) : bare;
  return isEventName(name) ? name : undefined;
}
