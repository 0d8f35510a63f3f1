import * as z from "zod/mini";
import { ContactNature } from "../contacts.ts";
import { languages } from "../portal/languages.ts";
import { DisputedDatum } from "./disputes.ts";

const Day = z.string();
const Names = z.record(z.enum(languages), z.string());

/** The newest rows of each list; older ones are found by their number. */
export const MOST_ROWS = 100;

/** A customer as the insurer has them: the household of the account, the account and the addresses. */
export const CustomerPage = z.object({
  insuredNumber: z.int(),
  people: z.array(
    z.object({
      insuredNumber: z.int(),
      firstname: z.string(),
      lastname: z.string(),
      birthdate: Day,
      language: z.enum(languages),
      isMain: z.boolean(),
      forInformation: z.boolean(),
      leftOn: z.nullable(Day),
      diedOn: z.nullable(Day),
      /** Phone numbers and e-mail addresses, the newest last. */
      phones: z.array(
        z.object({ number: z.string(), nature: ContactNature, isMobile: z.boolean() }),
      ),
      emails: z.array(z.object({ email: z.string(), nature: ContactNature })),
      /** The card in use; without one, the last blocked one. */
      card: z.nullable(
        z.object({ cardNumber: z.string(), validUntil: Day, blockedOn: z.nullable(Day) }),
      ),
      disputes: z.array(DisputedDatum),
    }),
  ),
  account: z.nullable(
    z.object({
      id: z.uuid(),
      displayName: z.string(),
      kind: z.string(),
      language: z.enum(languages),
      correspondence: z.string(),
      paymentMode: z.string(),
      isUnderGuardianship: z.boolean(),
      /** Whom an authority appointed; null where the core system alone knows them. */
      guardian: z.nullable(z.object({ guardian: z.string(), authority: z.string(), since: Day })),
      createdAt: z.string(),
      firstConnectionAt: z.nullable(z.string()),
      lockedAt: z.nullable(z.string()),
      /** What colleagues have asked for and what has no effect yet. */
      waiting: z.array(
        z.object({
          act: z.string(),
          /** From when it may hold; null until a colleague has approved it. */
          dueAt: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  addresses: z.array(
    z.object({
      id: z.uuid(),
      insuredNumber: z.int(),
      isHome: z.boolean(),
      isForLetters: z.boolean(),
      lines: z.array(z.string()),
      validFrom: Day,
      validTo: z.nullable(Day),
    }),
  ),
});
export type CustomerPage = z.infer<typeof CustomerPage>;

export const CustomerContracts = z.object({
  contracts: z.array(
    z.object({
      kind: z.enum(["BASIC", "SUPPLEMENTARY", "PROPERTY"]),
      insuredNumber: z.int(),
      code: z.string(),
      names: Names,
      /** The insurer's code, or the number of a property contract. */
      reference: z.nullable(z.string()),
      deductible: z.nullable(z.int()),
      validFrom: Day,
      validTo: z.nullable(Day),
    }),
  ),
});
export type CustomerContracts = z.infer<typeof CustomerContracts>;

export const CustomerInvoices = z.object({
  invoices: z.array(
    z.object({
      no: z.string(),
      type: z.string(),
      holder: z.string(),
      invoiceDate: Day,
      deadline: Day,
      /** In rappen, as the other amounts. */
      totalAmount: z.int(),
      fees: z.int(),
      paid: z.int(),
      status: z.string(),
      reference: z.string(),
      reminders: z.array(z.object({ status: z.string(), sentOn: Day })),
    }),
  ),
});
export type CustomerInvoices = z.infer<typeof CustomerInvoices>;

export const CustomerStatements = z.object({
  statements: z.array(
    z.object({
      statementNumber: z.string(),
      insuredNumber: z.int(),
      date: Day,
      paysOn: z.nullable(Day),
      isPrivate: z.boolean(),
    }),
  ),
});
export type CustomerStatements = z.infer<typeof CustomerStatements>;

export const CustomerDocuments = z.object({
  documents: z.array(
    z.object({
      iddms: z.string(),
      type: z.string(),
      code: z.string(),
      date: Day,
      language: z.string(),
      seenAt: z.nullable(z.string()),
    }),
  ),
});
export type CustomerDocuments = z.infer<typeof CustomerDocuments>;

export const CustomerRequests = z.object({
  requests: z.array(
    z.object({
      id: z.uuid(),
      type: z.string(),
      nature: z.string(),
      status: z.string(),
      origin: z.enum(["PORTAL", "DESK"]),
      insuredNumber: z.nullable(z.int()),
      askedAt: z.string(),
      decidedAt: z.nullable(z.string()),
      takenBy: z.nullable(z.string()),
    }),
  ),
});
export type CustomerRequests = z.infer<typeof CustomerRequests>;

export const CustomerConversations = z.object({
  conversations: z.array(
    z.object({
      id: z.uuid(),
      insuredNumber: z.int(),
      subjectCode: z.string(),
      startedAt: z.string(),
      lastAt: z.string(),
      closedAt: z.nullable(z.string()),
      /** The last message is the customer's. */
      waits: z.boolean(),
    }),
  ),
});
export type CustomerConversations = z.infer<typeof CustomerConversations>;
