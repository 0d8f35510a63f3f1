import * as z from "zod/mini";
import type { RequestCallback } from "../contact/callback.ts";
import type { ArrangementWish } from "../invoices/arrangement.ts";
import { languages } from "../portal/languages.ts";
import type { ProfessionalField } from "../professional.ts";
import * as codes from "./codes.ts";

/**
 * What requests are stored with, one schema for each kind: operations write it, the worker applies it, change tracking
 * tells it (`interaction-details.ts`). The rule of a form says what may be sent today and may become stricter; a stored
 * request has to stay readable.
 */

const Day = /* @__PURE__ */ z.iso.date();
const text = /* @__PURE__ */ z.string();
const known = /* @__PURE__ */ z.nullable(z.string());
const said = /* @__PURE__ */ z.optional(z.string());
const Rappen = /* @__PURE__ */ z.int();

/** A file that the customer sent in. Of papers that were scanned there is no address. */
const SentFile = /* @__PURE__ */ z.object({ url: z.nullish(z.string()), filename: text });
export type SentFile = z.infer<typeof SentFile>;

/** A call that was asked for. Each field of the form is kept: without its place here a new one does not compile. */
export const CallbackDetails = /* @__PURE__ */ z.object({
  phone: text,
  date: Day,
  period: /* @__PURE__ */ z.enum(codes.callbackPeriods),
  message: said,
} satisfies Record<keyof RequestCallback, unknown>);
export type CallbackDetails = z.infer<typeof CallbackDetails>;

/**
 * A message to us. The address of an attachment is ours; older messages hold the file in `data`, as base64, which travels
 * only when a single request is asked for. `conversation` is where the answer comes.
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
});
export type ContactDetails = z.infer<typeof ContactDetails>;

/** Documents that were sent in. The first file stands for all where there is room for one. */
export const DocumentDetails = /* @__PURE__ */ z.object({
  ...SentFile.shape,
  documentType: /* @__PURE__ */ z.enum(codes.sentDocumentTypes),
  files: /* @__PURE__ */ z.array(SentFile),
});
export type DocumentDetails = z.infer<typeof DocumentDetails>;

export const StatementDetails = /* @__PURE__ */ z.object({
  language: /* @__PURE__ */ z.enum(languages),
});
export type StatementDetails = z.infer<typeof StatementDetails>;

/** A credit that is paid out, and to which account. */
export const PayoutDetails = /* @__PURE__ */ z.object({
  law: /* @__PURE__ */ z.enum(codes.insuranceLaws),
  insurerCode: text,
  amount: Rappen,
  accountNumber: text,
});
export type PayoutDetails = z.infer<typeof PayoutDetails>;

/** An invoice that is paid by instalments. */
export const ArrangementDetails = /* @__PURE__ */ z.object({
  invoiceNumber: text,
  firstDate: Day,
  nbMensualites: /* @__PURE__ */ z.int(),
} satisfies Record<keyof ArrangementWish | "invoiceNumber", unknown>);
export type ArrangementDetails = z.infer<typeof ArrangementDetails>;

export const JokerDetails = /* @__PURE__ */ z.object({ invoiceNumber: text });
export type JokerDetails = z.infer<typeof JokerDetails>;

export const PhoneDetails = /* @__PURE__ */ z.object({
  phone: text,
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
  status: text,
  entryDate: Day,
  employer: said,
  occupation: said,
  organism: said,
  endOfQualifyingPeriod: /* @__PURE__ */ z.optional(Day),
  country: said,
  canton: said,
} satisfies Record<ProfessionalField | "status" | "entryDate", unknown>);
export type ProfessionalDetails = z.infer<typeof ProfessionalDetails>;

/** Where a person moves, as it was found in the directory or typed. `people` live under the same roof and move along. */
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

/** Another bank account, with the address of its owner. */
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

/** Until when a change can be undone once it is done, and the request whose change this one undoes. */
const undone = {
  undoBy: /* @__PURE__ */ z.nullable(Day),
  undoes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.uuid()),
};

/** The person's monthly premium of basic insurance, without and with all changes of the same request. */
const Premium = /* @__PURE__ */ z.object({ without: Rappen, with: Rappen });

/** What is told of a change of contract; what it does to the contract is added where it is treated. */
export const ChangeDetails = /* @__PURE__ */ z.object({
  data: /* @__PURE__ */ z.enum(codes.mutationCodes),
  value: text,
  startingDate: Day,
  extra: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({ key: text, value: text })),
  /** The proof that accidents are insured elsewhere. */
  files: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(SentFile)),
  /** With the last change of each person, where the changes have a price. */
  premium: /* @__PURE__ */ z.optional(Premium),
  ...undone,
});

/** What is told of a transfer to another insurer of the group. */
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

/** A card that was ordered. Change tracking names the insurer. */
export const CardDetails = /* @__PURE__ */ z.object({
  healthInsurer: text,
  insurerCode: text,
  reason: /* @__PURE__ */ z.enum(codes.cardReasons),
});
export type CardDetails = z.infer<typeof CardDetails>;

/** What is told of an accident; the declaration itself is added where it is treated. `iddms` names its copy. */
export const AccidentDetails = /* @__PURE__ */ z.object({
  date: Day,
  hour: text,
  place: text,
  description: text,
  cover: /* @__PURE__ */ z.enum(codes.accidentCovers),
  iddms: text,
  files: /* @__PURE__ */ z.array(SentFile),
});

/** How a damage was settled. `module` is the part of the contract that pays; `iddms` the letter. */
const DamageSettlement = /* @__PURE__ */ z.object({
  module: text,
  insuredAmount: Rappen,
  recognised: Rappen,
  deductible: Rappen,
  amount: Rappen,
  paysOn: /* @__PURE__ */ z.nullable(Day),
  /** The account that it goes to, or the injured party. */
  paidTo: known,
  iddms: text,
});

/** Something that was damaged. */
export const DamagedThing = /* @__PURE__ */ z.object({ what: text, amount: Rappen });

/** A damage that was declared; its amount is the sum of what was damaged. Settled once an operator has decided about it. */
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
  things: /* @__PURE__ */ z.array(DamagedThing),
  policeStation: text,
  policeReportNumber: text,
  injuredPartyName: text,
  injuredPartyContact: text,
  contactPhone: text,
  settlement: /* @__PURE__ */ z.optional(DamageSettlement),
});
export type DamageDetails = z.infer<typeof DamageDetails>;

export const MaternityDetails = /* @__PURE__ */ z.object({
  type: /* @__PURE__ */ z.enum(codes.maternityEvents),
  date: Day,
});
export type MaternityDetails = z.infer<typeof MaternityDetails>;

export const DeletionDetails = /* @__PURE__ */ z.object({
  scope: /* @__PURE__ */ z.enum(codes.deletionScopes),
});
export type DeletionDetails = z.infer<typeof DeletionDetails>;
