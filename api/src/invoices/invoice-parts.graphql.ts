import { ArrangementRefusal } from "@portal/model/invoices/arrangement.ts";
import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import {
  type FollowedInstalment,
  type InvoiceLine as InvoiceLineShape,
  InstalmentStatus,
  InvoiceLineKind,
  InvoiceStatus,
  InvoiceSubject,
  InvoiceType,
  PaymentWay,
  ReturnReason,
} from "@portal/model/invoices/invoice.ts";
import { jokerDeadline } from "@portal/model/invoices/invoices.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { oncePerRequest } from "../core/http/once-per-request.ts";
import { readWorkingDays } from "../insurer/calendar/calendar.ts";
import type { Creditor } from "./creditors.ts";
import type { Arrangement as ArrangementShape, Joker as JokerShape } from "./invoices.ts";
import type { StoredInvoice } from "./stored-invoice.ts";

export const InvoiceTypeEnum = builder.enumType("InvoiceType", {
  description: "What an invoice is for.",
  values: enumValues(InvoiceType.options, {
    BENEFITS: "A share of the costs of care that we paid.",
    PREMIUM: "The premiums of a period.",
  }),
});
export const InvoiceStatusEnum = builder.enumType("InvoiceStatus", {
  description: "How an invoice stands.",
  values: enumValues(InvoiceStatus.options, {
    ANNULEE: "Cancelled: nothing is to be paid.",
    ENCOURS: "To be paid.",
    POURSUITE: "In debt collection.",
    RAPPEL: "A reminder was sent.",
    REGLEE: "Paid.",
    SOMMATION: "A formal notice was sent.",
  }),
});
const LineKindEnum = builder.enumType("InvoiceLineKind", {
  description: "What a line of an invoice is for.",
  values: enumValues(InvoiceLineKind.options, {
    BASIC: "The premium of basic insurance.",
    CARRIED: "The small rest of an earlier invoice.",
    COINSURANCE: "Coinsurance of care that we paid.",
    CORRECTION: "The difference of a billed month whose premium changed since.",
    COST_SHARE: "The share of another adult's care, of which nothing more is told.",
    DEDUCTIBLE: "Deductible of care that we paid.",
    HOSPITAL_CONTRIBUTION: "15 francs a day in hospital.",
    NOT_COVERED: "What no insurance covers.",
    PROPERTY: "The premium of property insurance.",
    SUPPLEMENTARY: "The premium of supplementary insurance.",
  }),
});
export const InsuranceLawEnum = builder.enumType("InsuranceLaw", {
  description: "The law of an insurance.",
  values: enumValues(InsuranceLaw.options, {
    LAMAL: "The law on health insurance: basic insurance.",
    LCA: "The law on insurance contracts: all other insurance.",
  }),
});
const ArrangementRefusalEnum = builder.enumType("ArrangementRefusal", {
  description: "Why an invoice cannot be paid by instalments.",
  values: enumValues(ArrangementRefusal.options, {
    NOT_OPEN: "There is nothing to be paid.",
    DEBT_COLLECTION: "It is in debt collection.",
    DIRECT_DEBIT: "It is debited from a bank account.",
    TOO_SMALL: "Less than 200 francs are to be paid.",
    ACTIVE: "It is being paid by instalments already.",
    ENDED: "An earlier arrangement was not kept.",
  }),
});

interface NamedLine extends InvoiceLineShape {
  name: string;
}

export const InvoiceLine = builder.objectRef<NamedLine>("InvoiceLine").implement({
  description: "Of what an invoice is made.",
  fields: (t) => ({
    kind: t.expose("kind", { type: LineKindEnum, description: "What it is for." }),
    insuredNumber: t.exposeInt("insuredNumber"),
    name: t.exposeString("name", {
      description: "The product, or who gave the care; empty where neither is told.",
    }),
    amount: t.expose("amount", {
      type: "Chf",
      description: "Negative where it lowers the invoice.",
    }),
  }),
});

const PaymentWayEnum = builder.enumType("InvoicePaymentWay", {
  description: "How something of an invoice was settled, or opened again.",
  values: enumValues(PaymentWay.options, {
    BANK: "Money that arrived.",
    CARRIED: "A small rest that a later invoice asks for.",
    CREDIT: "A credit that was taken off; negative where it is owed again.",
    RETURN: "A direct debit that the bank took back, negative.",
    WRITE_OFF: "A small rest that was written off.",
  }),
});
const ReturnReasonEnum = builder.enumType("ReturnReason", {
  description: "Why a bank took a direct debit back, by the codes of ISO 20022.",
  values: enumValues(ReturnReason.options, {
    AC01: "The account number is not correct.",
    AC04: "The account is closed.",
    AC06: "The account is blocked.",
    AM04: "There was not enough money.",
    MD01: "There is no authorisation.",
    MD06: "The debit was disputed.",
    MS03: "The bank gave no reason.",
  }),
});
export const InvoiceSubjectEnum = builder.enumType("InvoiceSubject", {
  description: "What an invoice asks to be paid for.",
  values: enumValues(InvoiceSubject.options, {
    BASIC: "Basic insurance.",
    CARE: "A share of the costs of care.",
    PROPERTY: "Property insurance.",
    SUPPLEMENTARY: "Supplementary insurance.",
    SUPPLEMENTARY_AND_PROPERTY: "Supplementary and property insurance.",
  }),
});

export const InvoicePayment = builder
  .objectRef<StoredInvoice["payments"][number]>("InvoicePayment")
  .implement({
    description: "Something that was paid of an invoice.",
    fields: (t) => ({
      paidOn: t.expose("paidOn", { type: "Date", description: "The day on which it was paid." }),
      amount: t.expose("amount", { type: "Chf" }),
      way: t.expose("way", {
        type: PaymentWayEnum,
        description: "Money that arrived, a credit that was taken off, or what else settled it.",
      }),
      reason: t.expose("reason", {
        type: ReturnReasonEnum,
        nullable: true,
        description: "Why the bank took a direct debit back; null otherwise.",
      }),
    }),
  });

export const InvoiceReminder = builder
  .objectRef<StoredInvoice["reminders"][number]>("SentReminder")
  .implement({
    description: "A reminder, or what followed it.",
    fields: (t) => ({
      status: t.expose("status", {
        type: InvoiceStatusEnum,
        description: "What it was: RAPPEL, SOMMATION or POURSUITE.",
      }),
      sentOn: t.expose("sentOn", { type: "Date", description: "The day on which it was sent." }),
      fee: t.field({
        type: "Chf",
        description: "What it cost, with the interest that the step added.",
        resolve: ({ fee, interest }) => fee + interest,
      }),
      deadline: t.expose("deadline", { type: "Date", description: "The day by which to pay." }),
      iddms: t.exposeString("iddms", {
        nullable: true,
        description: "The id of its document; null where there is none.",
      }),
    }),
  });

/** Read once per request, and only if the query asks for a joker's deadline. */
const workingDays = oncePerRequest((ctx) => readWorkingDays(ctx));

export const InvoiceCreditor = builder.objectRef<Creditor>("InvoiceCreditor").implement({
  description: "The insurer that carries what an invoice is for.",
  fields: (t) => ({
    name: t.exposeString("name"),
    street: t.exposeString("street"),
    number: t.exposeString("number", { description: "The number of the house." }),
    zip: t.exposeString("zip"),
    city: t.exposeString("city"),
    qrIban: t.exposeString("qrIban", { description: "The IBAN for payments with a reference." }),
  }),
});

export const Joker = builder.objectRef<JokerShape>("Joker").implement({
  description: "Thirty days more to pay an invoice, once.",
  fields: (t) => ({
    actif: t.exposeBoolean("actif", { description: "Whether it was played." }),
    deadline: t.field({
      type: "Date",
      nullable: true,
      description: "The deadline that it gave, or would give; null where it cannot be had.",
      resolve: async ({ actif, deadline }, _args, ctx) =>
        actif || deadline === null ? deadline : jokerDeadline(deadline, await workingDays(ctx, "")),
    }),
    eligible: t.exposeBoolean("eligible", { description: "Whether it can be played." }),
  }),
});

const InstalmentStatusEnum = builder.enumType("InstalmentStatus", {
  description: "How an instalment stands.",
  values: enumValues(InstalmentStatus.options, {
    LATE: "It was due and is not paid.",
    OPEN: "It is to come.",
    PAID: "It is paid.",
  }),
});

export const Instalment = builder.objectRef<FollowedInstalment>("Instalment").implement({
  description: "A monthly part of an arrangement.",
  fields: (t) => ({
    date: t.expose("date", { type: "Date", description: "The day on which it is due." }),
    amount: t.expose("amount", { type: "Chf" }),
    status: t.expose("status", { type: InstalmentStatusEnum, description: "How it stands today." }),
  }),
});

export const Arrangement = builder.objectRef<ArrangementShape>("Arrangement").implement({
  description: "Payment by instalments.",
  fields: (t) => ({
    eligible: t.exposeBoolean("eligible", { description: "Whether instalments can be asked for." }),
    actif: t.exposeBoolean("actif", {
      description: "Whether the invoice is being paid by instalments.",
    }),
    ineligibilityReason: t.expose("ineligibilityReason", {
      type: ArrangementRefusalEnum,
      nullable: true,
      description: "Why not; null where instalments can be asked for.",
    }),
    datesPossiblesPremiereEcheance: t.field({
      type: ["Date"],
      description:
        "The days on which the first instalment may be due: the first of the coming months.",
      resolve: (one) => [...one.datesPossiblesPremiereEcheance],
    }),
    nbMensualites: t.exposeInt("nbMensualites", {
      nullable: true,
      description: "How many instalments were agreed; null without an arrangement.",
    }),
    nbMensualitesPossibles: t.intList({
      description: "Into how many monthly instalments the debt may be divided.",
      resolve: (one) => [...one.nbMensualitesPossibles],
    }),
    endedOn: t.expose("endedOn", {
      type: "Date",
      nullable: true,
      description:
        "The day on which instalments had stayed away for too long; null while the plan holds, or where there was none.",
    }),
  }),
});
