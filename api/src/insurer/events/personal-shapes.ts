import { z } from "zod";
import type { CipherBinding } from "../../core/secrets/secrets.ts";

interface SealedField extends Omit<CipherBinding, "row"> {
  /** Whether the opened text is JSON. */
  isJson?: true;
}

/** The personal data of an event: its shape, and the fields that are encrypted in their columns. */
export interface PersonalData {
  shape: z.ZodObject;
  sealed?: Readonly<Record<string, SealedField>>;
}

const francs = z.number().describe("In francs.");
const day = z.iso.date();
const text = z.string().nullable();

const address = { street: text, number: text, zip: z.string(), city: z.string() };
const country = z.string().describe("ISO 3166-1, two letters.");
const validity = { validFrom: day, validTo: day.describe("`9999-12-31`: no end.") };

export const personalData = {
  request: {
    shape: z.object({
      details: z.looseObject({}).nullable().describe("What was asked, by the kind of request."),
      reason: text.describe("Why it was refused, in the customer's language."),
      language: z.string(),
    }),
    sealed: { details: { table: "interaction", column: "details", isJson: true } },
  },
  account: {
    shape: z.object({
      loginEmail: z.string(),
      phoneNumber: text,
      displayName: z.string(),
      language: z.string(),
      paymentMode: z.string(),
      correspondence: z.string(),
    }),
    sealed: {
      loginEmail: { table: "account", column: "login_email" },
      phoneNumber: { table: "account", column: "phone_number" },
    },
  },
  contact: {
    shape: z.object({
      value: z.string(),
      nature: z.enum(["PRV", "PRF"]).describe("Private or professional."),
      mobile: z.boolean().nullable(),
    }),
    sealed: { value: { table: "contact", column: "value" } },
  },
  address: {
    shape: z.object({
      ...address,
      complement: text,
      poBox: text,
      canton: text,
      country,
      ...validity,
    }),
  },
  bankAccount: {
    shape: z.object({
      iban: z.string(),
      ownerName: z.string(),
      nameComplement: text,
      ...address,
      country,
      ...validity,
    }),
    sealed: { iban: { table: "financial_address", column: "iban" } },
  },
  consent: {
    shape: z.object({
      category: z.string(),
      channel: z.string(),
      value: z.boolean(),
      textVersion: z.int(),
      at: z.string(),
    }),
  },
  invoice: {
    shape: z.object({
      totalAmount: francs,
      fees: francs,
      paid: francs,
      invoiceDate: day,
      deadline: day,
      periodFrom: day,
      periodTo: day,
    }),
  },
  payment: { shape: z.object({ amount: francs, paidOn: day }) },
  statement: { shape: z.object({ date: day, paysOn: day.nullable() }) },
  document: {
    shape: z.object({ date: day, language: z.string(), insuredNumbers: z.array(z.unknown()) }),
  },
  message: {
    shape: z.object({ content: z.looseObject({}).nullable(), sentAt: z.string() }),
    sealed: { content: { table: "conversation_message", column: "content", isJson: true } },
  },
  upload: {
    shape: z.object({ filename: z.string(), mimeType: z.string(), fileSize: z.int() }),
  },
} as const satisfies Record<string, PersonalData>;
