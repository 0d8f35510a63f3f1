import * as z from "zod/mini";
import type { ArrangementInput } from "../invoices/arrangement.ts";
import { languages } from "../portal/languages.ts";
import type { ProfessionalField } from "../professional.ts";
import * as codes from "../codes.ts";
import {
  AccountNumber,
  Canton,
  Country,
  Day,
  InvoiceNumber,
  known,
  Lines,
  PhoneNumber,
  ProfessionalStatusCode,
  Rappen,
  said,
  text,
} from "../stored-fields.ts";

/**
 * The stored form of requests, one schema for each kind: operations write it, the worker applies it, change tracking
 * shows it (`interaction-details.ts`). The rules of forms may become stricter; a stored request has to stay readable.
 */

/** A file that the customer sent. Scanned letters have no address. */
const SentFile = /* @__PURE__ */ z.object({ url: z.nullish(z.string()), filename: text });
export type SentFile = z.infer<typeof SentFile>;

/**
 * A message to the insurer. The address of an attachment is the portal's; older messages hold the file as base64 in
 * `data`, which is only sent for a single request. `conversation` contains the answer.
 */
export const ContactDetails = /* @__PURE__ */ z.object({
  subjectCode: text,
  subject: text,
  message: text,
  conversation: text,
  attachments: /* @__PURE__ */ z.array(
    /* @__PURE__ */ z.object({
      filename: text,
      contentType: text,
      url: z.nullish(z.string()),
      data: z.nullish(z.string()),
    }),
  ),
  /** The line of a statement that the message reports. */
  reportedLine: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.object({
      statementNumber: text,
      error: /* @__PURE__ */ z.enum(codes.lineErrors),
      careProvider: text,
      treatmentBegin: Day,
    }),
  ),
});
export type ContactDetails = z.infer<typeof ContactDetails>;

/** The values of a bill that its QR code may propose. */
const proposed = {
  provider: said,
  town: said,
  amount: /* @__PURE__ */ z.optional(Rappen),
  billedOn: /* @__PURE__ */ z.optional(Day),
  treatedOn: /* @__PURE__ */ z.optional(Day),
  reference: said,
};

/** A bill as its sender says. `corrected` holds what the QR code says instead. */
export const BillDetails = /* @__PURE__ */ z.object({
  ...proposed,
  category: said,
  account: /* @__PURE__ */ z.optional(AccountNumber),
  source: /* @__PURE__ */ z.enum(codes.billSources),
  corrected: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object(proposed)),
});
export type BillDetails = z.infer<typeof BillDetails>;

/** Sent documents. A list with room for one file shows the first. */
export const DocumentDetails = /* @__PURE__ */ z.object({
  ...SentFile.shape,
  documentType: /* @__PURE__ */ z.enum(codes.sentDocumentTypes),
  files: /* @__PURE__ */ z.array(SentFile),
  bill: /* @__PURE__ */ z.optional(BillDetails),
});
export type DocumentDetails = z.infer<typeof DocumentDetails>;

export const StatementDetails = /* @__PURE__ */ z.object({
  language: /* @__PURE__ */ z.enum(languages),
});
export type StatementDetails = z.infer<typeof StatementDetails>;

/** The payout of a credit to an account. */
export const PayoutDetails = /* @__PURE__ */ z.object({
  law: /* @__PURE__ */ z.enum(codes.insuranceLaws),
  insurerCode: text,
  amount: Rappen,
  accountNumber: AccountNumber,
});
export type PayoutDetails = z.infer<typeof PayoutDetails>;

/** The payment of an invoice by instalments. */
export const ArrangementDetails = /* @__PURE__ */ z.object({
  invoiceNumber: InvoiceNumber,
  nbMensualites: /* @__PURE__ */ z.int(),
  firstDate: Day,
} satisfies Record<keyof ArrangementInput | "invoiceNumber", unknown>);
export type ArrangementDetails = z.infer<typeof ArrangementDetails>;

export const JokerDetails = /* @__PURE__ */ z.object({ invoiceNumber: InvoiceNumber });
export type JokerDetails = z.infer<typeof JokerDetails>;

export const PhoneDetails = /* @__PURE__ */ z.object({
  phone: PhoneNumber,
  nature: /* @__PURE__ */ z.enum(codes.contactNatures),
});
export type PhoneDetails = z.infer<typeof PhoneDetails>;

export const EmailDetails = /* @__PURE__ */ z.object({
  email: text,
  nature: /* @__PURE__ */ z.enum(codes.contactNatures),
});
export type EmailDetails = z.infer<typeof EmailDetails>;

/** Professional data from a day on. */
export const ProfessionalDetails = /* @__PURE__ */ z.object({
  status: ProfessionalStatusCode,
  entryDate: Day,
  endOfQualifyingPeriod: /* @__PURE__ */ z.optional(Day),
  occupation: said,
  employer: said,
  organism: said,
  country: /* @__PURE__ */ z.optional(Country),
  canton: /* @__PURE__ */ z.optional(Canton),
} satisfies Record<ProfessionalField | "status" | "entryDate", unknown>);
export type ProfessionalDetails = z.infer<typeof ProfessionalDetails>;

/** The new address of a person, from the directory or typed. `people` live in the same home and move along. */
export const MoveDetails = /* @__PURE__ */ z.object({
  postalUse: /* @__PURE__ */ z.enum(codes.postalUses),
  startingDate: Day,
  people: /* @__PURE__ */ z.array(/* @__PURE__ */ z.int()),
  street: known,
  number: known,
  complement: known,
  poBox: known,
  npa: text,
  city: text,
  country: text,
  canton: known,
  localityId: known,
  ofsLocalityId: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.int()),
  foundAddressId: known,
});
export type MoveDetails = z.infer<typeof MoveDetails>;

/** A new bank account with the address of its owner. */
export const BankAccountDetails = /* @__PURE__ */ z.object({
  usage: /* @__PURE__ */ z.enum(codes.financialUsages),
  startingDate: Day,
  accountNumber: text,
  ownerName: text,
  street: known,
  number: known,
  npa: text,
  city: text,
  country: text,
  localityId: known,
});
export type BankAccountDetails = z.infer<typeof BankAccountDetails>;

/** The last day to undo a treated change, and the request that this one undoes. */
const undone = {
  undoBy: /* @__PURE__ */ z.nullable(Day),
  undoes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.uuid()),
};

/** The person's monthly premium of basic insurance, without and with all changes of the request. */
const Premium = /* @__PURE__ */ z.object({ without: Rappen, with: Rappen });

/** The visible details of a contract change; its treatment adds the effect on the contract. */
export const ChangeDetails = /* @__PURE__ */ z.object({
  data: /* @__PURE__ */ z.enum(codes.mutationCodes),
  value: text,
  startingDate: Day,
  extra: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({ key: text, value: text })),
  /** The proof of accident insurance elsewhere. */
  files: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(SentFile)),
  /** With the last change of each person, if the changes have a price. */
  premium: /* @__PURE__ */ z.optional(Premium),
  ...undone,
});

/** The visible details of a transfer to another insurer of the group. */
export const TransferDetails = /* @__PURE__ */ z.object({
  effectiveDate: Day,
  caisse: text,
  produit: text,
  variante: known,
  franchise: text,
  cdRisqueCourt: /* @__PURE__ */ z.enum(codes.risks),
  primaryCareDoctorFullname: known,
  premium: /* @__PURE__ */ z.optional(Premium),
  ...undone,
});

/** An ordered card. Change tracking names the insurer. */
export const CardDetails = /* @__PURE__ */ z.object({
  healthInsurer: text,
  insurerCode: text,
  reason: /* @__PURE__ */ z.enum(codes.cardReasons),
});
export type CardDetails = z.infer<typeof CardDetails>;

/** The visible details of an accident; its treatment adds the declaration. `iddms` identifies the copy. */
export const AccidentDetails = /* @__PURE__ */ z.object({
  date: Day,
  hour: text,
  place: text,
  description: text,
  cover: /* @__PURE__ */ z.enum(codes.accidentCovers),
  iddms: text,
  files: /* @__PURE__ */ z.array(SentFile),
});

/** The settlement of a damage. `module` is the paying part of the contract; `iddms` identifies the letter. */
const DamageSettlement = /* @__PURE__ */ z.object({
  module: text,
  insuredAmount: Rappen,
  recognised: Rappen,
  deductible: Rappen,
  amount: Rappen,
  paysOn: /* @__PURE__ */ z.nullable(Day),
  /** The recipient's account, or the injured party. */
  paidTo: known,
  iddms: text,
});

/**
 * The visible details of a declared damage, which a clerk settles; its treatment adds the things and the other answers.
 * Its amount is the sum of the things.
 */
export const DamageDetails = /* @__PURE__ */ z.object({
  event: text,
  date: Day,
  hour: text,
  place: text,
  description: text,
  noContract: text,
  product: text,
  amount: Rappen,
  iddms: text,
  files: /* @__PURE__ */ z.array(SentFile),
  settlement: /* @__PURE__ */ z.optional(DamageSettlement),
});

export const MaternityDetails = /* @__PURE__ */ z.object({
  type: /* @__PURE__ */ z.enum(codes.maternityEvents),
  date: Day,
});
export type MaternityDetails = z.infer<typeof MaternityDetails>;

export const DeletionDetails = /* @__PURE__ */ z.object({
  scope: /* @__PURE__ */ z.enum(codes.deletionScopes),
});
export type DeletionDetails = z.infer<typeof DeletionDetails>;

/** A datum to be corrected. `correct` is a day, a code or a text, as the datum has it. */
export const CorrectionDetails = /* @__PURE__ */ z.object({
  datum: /* @__PURE__ */ z.enum(codes.correctionData),
  correct: text,
  explanation: /* @__PURE__ */ z.optional(Lines),
  files: /* @__PURE__ */ z.array(SentFile),
});
export type CorrectionDetails = z.infer<typeof CorrectionDetails>;
