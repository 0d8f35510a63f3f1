import { builder } from "../core/http/graphql.ts";
import { type CareCosts as CareCostsShape, listCareCosts } from "./claims/care-costs.ts";
import {
  listTaxCertificates,
  type TaxCertificate as CertificateShape,
} from "../insurer/certified/tax-years.ts";
import {
  listReimbursements,
  markReimbursementSeen,
  type Reimbursement as ReimbursementShape,
  type StatementInvoice as InvoiceShape,
  type StatementLine as StatementLineShape,
} from "./reimbursements.ts";
import {
  CareCategoryEnum,
  StatementCorrectionEnum,
  StatementStatusEnum,
  TiersEnum,
} from "./statement-enums.graphql.ts";

export const CareInsured = builder
  .objectRef<ReimbursementShape["insured"]>("CareInsured")
  .implement({
    description: "Whose care it was.",
    fields: (t) => ({
      insuredNumber: t.exposeInt("insuredNumber"),
      firstname: t.exposeString("firstname"),
      lastname: t.exposeString("lastname"),
    }),
  });

export const StatementLine = builder.objectRef<StatementLineShape>("StatementLine").implement({
  description: "A bill, and who bears what of it: all parts add up to the total.",
  fields: (t) => ({
    position: t.exposeInt("position", { description: "Its place in the statement." }),
    careProvider: t.exposeString("careProvider", { description: "Who gave the care." }),
    category: t.expose("category", {
      type: CareCategoryEnum,
      description: "What sort of care it was.",
    }),
    treatmentBegin: t.expose("treatmentBegin", {
      type: "Date",
      description: "The first day of treatment.",
    }),
    treatmentEnd: t.expose("treatmentEnd", {
      type: "Date",
      description: "The last day of treatment.",
    }),
    tiers: t.expose("tiers", { type: TiersEnum, description: "Who pays the provider." }),
    totalAmount: t.expose("billed", { type: "Chf", description: "What the bill asks for." }),
    notCovered: t.expose("notCovered", { type: "Chf", description: "What no insurance covers." }),
    hospitalContribution: t.expose("hospitalContribution", {
      type: "Chf",
      description: "15 francs a day in hospital, outside all limits.",
    }),
    deductible: t.expose("deductible", {
      type: "Chf",
      description: "What the person bears as deductible.",
    }),
    coinsurance: t.expose("coinsurance", {
      type: "Chf",
      description: "What the person bears as coinsurance.",
    }),
    coinsuranceRate: t.exposeInt("coinsuranceRate", {
      description: "The rate of the coinsurance in basis points; 0 for care without cost sharing.",
    }),
    supplementaryPaid: t.expose("supplementaryPaid", {
      type: "Chf",
      description: "What supplementary insurance pays of it.",
    }),
    basicPaid: t.expose("basicPaid", {
      type: "Chf",
      description: "What basic insurance pays of it.",
    }),
    paidByUs: t.expose("paidByUs", {
      type: "Chf",
      description: "What basic and supplementary insurance pay.",
    }),
    paidToProvider: t.expose("paidToProvider", {
      type: "Chf",
      description: "What we pay to the provider.",
    }),
    toBePaidToYou: t.expose("toBePaidToYou", {
      type: "Chf",
      description: "What the customer gets back.",
    }),
    owed: t.expose("owed", { type: "Chf", description: "To be paid to us, since we paid it all." }),
    correction: t.expose("correction", {
      type: StatementCorrectionEnum,
      nullable: true,
      description: "Null for a line that corrects nothing.",
    }),
  }),
});

const StatementInvoice = builder.objectRef<InvoiceShape>("StatementInvoice").implement({
  description: "The invoice of what is owed of a statement.",
  fields: (t) => ({
    id: t.exposeID("id"),
    date: t.expose("date", { type: "Date", description: "The day on which it was issued." }),
    isPaid: t.exposeBoolean("isPaid", { description: "Whether nothing of it is left to pay." }),
  }),
});

const Reimbursement = builder.objectRef<ReimbursementShape>("Reimbursement").implement({
  description: "A statement of what is reimbursed of a person's bills.",
  fields: (t) => ({
    id: t.exposeID("id"),
    statementNumber: t.exposeString("statementNumber", {
      description: "Year, number of the person and a count: `2026-4218730-003`.",
    }),
    date: t.expose("date", { type: "Date", description: "The day of the statement." }),
    paysOn: t.expose("paysOn", {
      type: "Date",
      nullable: true,
      description: "The day on which money goes to the customer; null where none does.",
    }),
    status: t.expose("status", { type: StatementStatusEnum, description: "What follows from it." }),
    seen: t.exposeBoolean("seen", { description: "Whether the account has looked at it." }),
    iddms: t.exposeID("iddms", {
      nullable: true,
      description: "The id of its document; null while there is none.",
    }),
    insured: t.expose("insured", { type: CareInsured, description: "Whose care it was." }),
    statements: t.expose("statements", {
      type: [StatementLine],
      description: "The bills that it is about.",
    }),
    toBePaidToYou: t.expose("toBePaidToYou", {
      type: "Chf",
      description: "What the customer gets back.",
    }),
    owed: t.expose("owed", {
      type: "Chf",
      description: "What the household owes of it; negative where a correction gives back.",
    }),
    invoice: t.expose("invoice", {
      type: StatementInvoice,
      nullable: true,
      description: "Null until it is issued, and for an account that does not get the invoices.",
    }),
  }),
});

const CareCosts = builder.objectRef<CareCostsShape>("CareCosts").implement({
  description: "What a year's care cost and who bore it, by the day of treatment.",
  fields: (t) => ({
    year: t.exposeInt("year"),
    paidByUs: t.expose("paidByUs", {
      type: "Chf",
      description: "What basic and supplementary insurance paid.",
    }),
    deductible: t.expose("deductible", {
      type: "Chf",
      description: "What was borne as deductible.",
    }),
    coinsurance: t.expose("coinsurance", {
      type: "Chf",
      description: "What was borne as coinsurance.",
    }),
    hospitalContribution: t.expose("hospitalContribution", {
      type: "Chf",
      description: "The contributions to hospital stays.",
    }),
    notCovered: t.expose("notCovered", { type: "Chf", description: "What no insurance covered." }),
  }),
});

const TaxCertificate = builder.objectRef<CertificateShape>("TaxCertificate").implement({
  description: "What of a person's bills was settled in a year, by the day of the statement.",
  fields: (t) => ({
    year: t.exposeInt("year", { description: "The year of the statements." }),
    insured: t.expose("insured", { type: CareInsured, description: "Whose care it was." }),
    billed: t.expose("billed", { type: "Chf", description: "What was billed for care." }),
    paidByUs: t.expose("paidByUs", {
      type: "Chf",
      description: "What basic and supplementary insurance paid.",
    }),
    own: t.expose("own", { type: "Chf", description: "What the person bore." }),
  }),
});

builder.queryField("reimbursements", (t) =>
  t.field({
    type: [Reimbursement],
    description:
      "The statements of a period, of those whose care the account may see. An adult's are theirs alone.",
    args: {
      from: t.arg({ type: "Date", required: true, description: "The first day of the period." }),
      to: t.arg({ type: "Date", required: true, description: "The last day of the period." }),
      status: t.arg({
        type: [StatementStatusEnum],
        description: "Only those that stand like this now; all where it is left out.",
      }),
    },
    resolve: (_root, args, ctx) => listReimbursements(ctx, args),
  }),
);

builder.queryField("careCosts", (t) =>
  t.field({
    type: [CareCosts],
    description:
      "What care cost, of the people whose statements the account may read; one entry for each year with any.",
    args: {
      from: t.arg.int({ required: true, description: "The first year." }),
      to: t.arg.int({ required: true, description: "The last year." }),
    },
    resolve: async (_root, args, ctx) => [...(await listCareCosts(ctx, args))],
  }),
);

builder.queryField("taxCertificates", (t) =>
  t.field({
    type: [TaxCertificate],
    description: "The certificates for the tax office, of the person and their children.",
    args: {
      from: t.arg.int({ required: true, description: "The first year." }),
      to: t.arg.int({ required: true, description: "The last year." }),
    },
    resolve: (_root, args, ctx) => listTaxCertificates(ctx, args),
  }),
);

builder.mutationField("markReimbursementSeen", (t) =>
  t.id({
    description: "Notes that a statement was looked at; answers its id.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, ctx) => markReimbursementSeen(ctx, id),
  }),
);
