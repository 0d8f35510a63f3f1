import * as z from "zod/mini";
import { InteractionType } from "./interactions.ts";

const Day = /* @__PURE__ */ z.iso.date();
const text = /* @__PURE__ */ z.string();
const maybe = /* @__PURE__ */ z.nullish(z.string());
const maybeDay = /* @__PURE__ */ z.nullish(Day);

const Pair = /* @__PURE__ */ z.object({ key: text, value: text });

/**
 * A file that came with a message, kept at an address of ours. Older ones hold it in `data`, as base64, which travels
 * only when a single request is asked for.
 */
const Attachment = /* @__PURE__ */ z.object({
  filename: text,
  contentType: text,
  url: maybe,
  data: maybe,
});

/** A file that the customer sent in. */
const SentFile = /* @__PURE__ */ z.object({ url: maybe, filename: text });
export type SentFile = z.infer<typeof SentFile>;

function shape<const Kind extends string, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  fields: Fields,
) {
  return z.pipe(
    z.object(fields),
    z.transform((details) => ({ kind, ...details })),
  );
}

/** Until when a change can be undone once it is done, and the request whose change this one undoes. */
const undone = { undoBy: maybeDay, undoes: maybe };

/** How a damage was settled, in rappen. `module` is the part of the contract that pays; `iddms` the letter. */
const DamageSettlement = /* @__PURE__ */ z.object({
  module: text,
  recognised: /* @__PURE__ */ z.int(),
  deductible: /* @__PURE__ */ z.int(),
  insuredAmount: /* @__PURE__ */ z.int(),
  amount: /* @__PURE__ */ z.int(),
  paysOn: maybeDay,
  paidTo: maybe,
  iddms: text,
});

/** What requests hold, by kind. What a kind does not name is left out. */
const shapes = {
  document: /* @__PURE__ */ shape("document", {
    url: maybe,
    filename: text,
    files: /* @__PURE__ */ z.optional(z.array(SentFile)),
  }),
  statement: /* @__PURE__ */ shape("statement", { language: text }),
  /** In rappen. */
  payout: /* @__PURE__ */ shape("payout", {
    amount: /* @__PURE__ */ z.int(),
    accountNumber: text,
  }),
  phone: /* @__PURE__ */ shape("phone", { phone: text, nature: maybe }),
  email: /* @__PURE__ */ shape("email", { email: text, nature: maybe }),
  joker: /* @__PURE__ */ shape("joker", { invoiceNumber: text }),
  professional: /* @__PURE__ */ shape("professional", {
    status: text,
    entryDate: maybeDay,
    endOfQualifyingPeriod: maybeDay,
    occupation: maybe,
    country: maybe,
    canton: maybe,
    employer: maybe,
    organism: maybe,
  }),
  postalAddress: /* @__PURE__ */ shape("postalAddress", {
    postalUse: maybe,
    street: maybe,
    number: maybe,
    complement: maybe,
    poBox: maybe,
    npa: text,
    city: text,
    country: text,
    startingDate: maybeDay,
    /** Everybody whom it concerns. */
    people: /* @__PURE__ */ z.optional(z.array(z.int())),
  }),
  financialAddress: /* @__PURE__ */ shape("financialAddress", {
    usage: maybe,
    accountNumber: text,
    ownerName: text,
    startingDate: maybeDay,
  }),
  mutation: /* @__PURE__ */ shape("mutation", {
    data: text,
    value: text,
    startingDate: maybeDay,
    extra: /* @__PURE__ */ z.optional(z.array(Pair)),
    /** The proof that accidents are insured elsewhere. */
    files: /* @__PURE__ */ z.optional(z.array(SentFile)),
    ...undone,
  }),
  transfer: /* @__PURE__ */ shape("transfer", {
    effectiveDate: Day,
    caisse: text,
    produit: text,
    variante: maybe,
    franchise: text,
    cdRisqueCourt: text,
    primaryCareDoctorFullname: maybe,
    ...undone,
  }),
  contact: /* @__PURE__ */ shape("contact", {
    subjectCode: maybe,
    subject: text,
    message: text,
    attachments: /* @__PURE__ */ z.optional(z.array(Attachment)),
    /** Where the answer comes. */
    conversation: maybe,
  }),
  callback: /* @__PURE__ */ shape("callback", {
    phone: text,
    date: Day,
    period: text,
    message: maybe,
  }),
  card: /* @__PURE__ */ shape("card", { healthInsurer: text, reason: text }),
  /** `cover` says who pays; `iddms` names the copy among the documents. Older ones have nothing but the day. */
  accident: /* @__PURE__ */ shape("accident", {
    date: Day,
    hour: maybe,
    place: maybe,
    description: maybe,
    cover: maybe,
    iddms: maybe,
    files: /* @__PURE__ */ z.optional(z.array(SentFile)),
  }),
  /** What happened is `event`; the amount is the sum of what was damaged, in rappen. */
  damage: /* @__PURE__ */ shape("damage", {
    event: text,
    date: Day,
    hour: maybe,
    place: text,
    description: text,
    noContract: text,
    product: text,
    amount: /* @__PURE__ */ z.int(),
    iddms: maybe,
    files: /* @__PURE__ */ z.optional(z.array(SentFile)),
    settlement: /* @__PURE__ */ z.optional(DamageSettlement),
  }),
  maternity: /* @__PURE__ */ shape("maternity", { type: text, date: Day }),
  deletion: /* @__PURE__ */ shape("deletion", { scope: text }),
};
type Shapes = typeof shapes;
type DetailsKind = keyof Shapes;

/** What a request holds, with the kind that it is of. */
export type DetailsOf<Kind extends DetailsKind = DetailsKind> = {
  [Each in Kind]: z.infer<Shapes[Each]>;
}[Kind];

/** Which kinds a type of request may hold. */
const kindsOf: Record<InteractionType, readonly DetailsKind[]> = {
  INVOICE: ["document", "statement", "payout"],
  DELEGATION_FORM: ["document"],
  DOCUMENT: ["document"],
  CONTRACT_MUTATION: ["mutation"],
  UPDATE_PROFESSIONAL_DATA: ["professional"],
  CREATE_EMAIL: ["email"],
  UPDATE_EMAIL: ["email"],
  DELETE_EMAIL: ["email"],
  CREATE_PHONE_NUMBER: ["phone"],
  UPDATE_PHONE_NUMBER: ["phone"],
  DELETE_PHONE_NUMBER: ["phone"],
  UPDATE_CORRESPONDENCE_ADDRESS: ["postalAddress"],
  UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS: ["financialAddress"],
  TRANSFERT_CAISSE_MUTATION: ["transfer"],
  JOKER: ["joker"],
  CONTACT: ["contact"],
  CALLBACK: ["callback"],
  CARD_ORDER: ["card"],
  ACCIDENT: ["accident"],
  DAMAGE: ["damage"],
  MATERNITY: ["maternity"],
  DATA_DELETION: ["deletion"],
};

/** The details of a request of this type, or nothing when they have none of its shapes. */
export function readDetails(type: string, stored: unknown): DetailsOf | undefined {
  const known = InteractionType.safeParse(type);
  if (!known.success) return undefined;
  for (const kind of kindsOf[known.data]) {
    const read = shapes[kind].safeParse(stored);
    if (read.success) return read.data;
  }
  return undefined;
}

/** Whether a request has anything to tell beyond its type and its date. */
export function hasDetails(stored: unknown): boolean {
  return typeof stored === "object" && stored !== null && Object.keys(stored).length > 0;
}
