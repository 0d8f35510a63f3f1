import { CareCategory, Tiers } from "@portal/model/cost-sharing/care.ts";
import { ClaimChannel, PendingStatus, StatementStatus } from "@portal/model/statements.ts";
import { builder } from "../core/http/graphql.ts";
import { type CareCosts as CareCostsShape, listCareCosts } from "./claims/care-costs.ts";
import {
  listTaxCertificates,
  type TaxCertificate as CertificateShape,
} from "./certificates/tax-certificates.ts";
import { listPendingBills, type PendingBill as PendingBillShape } from "./pending-bills.ts";
import {
  listReimbursements,
  markReimbursementSeen,
  type Reimbursement as ReimbursementShape,
  type StatementInvoice as InvoiceShape,
  type StatementLine as StatementLineShape,
} from "./reimbursements.ts";

const CareCategoryEnum = builder.enumType("CareCategory", { values: CareCategory.options });
const TiersEnum = builder.enumType("Tiers", {
  description: "GARANT: the customer paid the provider. PAYANT: we did.",
  values: Tiers.options,
});
const StatementStatusEnum = builder.enumType("StatementStatus", {
  description: "What follows from a statement.",
  values: StatementStatus.options,
});
const PendingStatusEnum = builder.enumType("PendingStatus", { values: PendingStatus.options });
const ClaimChannelEnum = builder.enumType("ClaimChannel", { values: ClaimChannel.options });

const CareInsured = builder.objectRef<ReimbursementShape["insured"]>("CareInsured").implement({
  description: "Whose care it was.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    firstname: t.exposeString("firstname"),
    lastname: t.exposeString("lastname"),
  }),
});

const StatementLine = builder.objectRef<StatementLineShape>("StatementLine").implement({
  description: "A bill, and who bears what of it: all parts add up to the total.",
  fields: (t) => ({
    careProvider: t.exposeString("careProvider"),
    category: t.expose("category", { type: CareCategoryEnum }),
    treatmentBegin: t.expose("treatmentBegin", { type: "Date" }),
    treatmentEnd: t.expose("treatmentEnd", { type: "Date" }),
    tiers: t.expose("tiers", { type: TiersEnum }),
    totalAmount: t.expose("billed", { type: "Chf" }),
    notCovered: t.expose("notCovered", { type: "Chf" }),
    hospitalContribution: t.expose("hospitalContribution", { type: "Chf" }),
    deductible: t.expose("deductible", { type: "Chf" }),
    coinsurance: t.expose("coinsurance", { type: "Chf" }),
    supplementaryPaid: t.expose("supplementaryPaid", { type: "Chf" }),
    paidByUs: t.expose("paidByUs", { type: "Chf" }),
    paidToProvider: t.expose("paidToProvider", { type: "Chf" }),
    toBePaidToYou: t.expose("toBePaidToYou", { type: "Chf" }),
    owed: t.expose("owed", { type: "Chf", description: "To be paid to us, since we paid it all." }),
  }),
});

const StatementInvoice = builder.objectRef<InvoiceShape>("StatementInvoice").implement({
  description: "The invoice of what is owed of a statement.",
  fields: (t) => ({
    id: t.exposeID("id"),
    date: t.expose("date", { type: "Date" }),
    isPaid: t.exposeBoolean("isPaid"),
  }),
});

const Reimbursement = builder.objectRef<ReimbursementShape>("Reimbursement").implement({
  description: "A statement of what became of somebody's bills.",
  fields: (t) => ({
    id: t.exposeID("id"),
    statementNumber: t.exposeString("statementNumber"),
    date: t.expose("date", { type: "Date" }),
    paysOn: t.expose("paysOn", { type: "Date", nullable: true }),
    status: t.expose("status", { type: StatementStatusEnum }),
    seen: t.exposeBoolean("seen"),
    iddms: t.exposeID("iddms", { nullable: true, description: "Its document." }),
    insured: t.expose("insured", { type: CareInsured }),
    statements: t.expose("statements", { type: [StatementLine] }),
    toBePaidToYou: t.expose("toBePaidToYou", { type: "Chf" }),
    owed: t.expose("owed", { type: "Chf" }),
    invoice: t.expose("invoice", {
      type: StatementInvoice,
      nullable: true,
      description: "None while it is to come, and none for who does not get the invoices.",
    }),
  }),
});

const PendingBill = builder.objectRef<PendingBillShape>("PendingBill").implement({
  description: "A bill that is not decided yet.",
  fields: (t) => ({
    id: t.exposeID("id"),
    insured: t.expose("insured", { type: CareInsured }),
    channel: t.expose("channel", { type: ClaimChannelEnum }),
    status: t.expose("status", { type: PendingStatusEnum }),
    receivedOn: t.expose("receivedOn", { type: "Date" }),
    dueOn: t.expose("dueOn", { type: "Date", description: "The day by which we decide." }),
    expectedOn: t.expose("expectedOn", {
      type: "Date",
      nullable: true,
      description: "When money can be there, if the customer paid the provider.",
    }),
    careProvider: t.exposeString("careProvider", { nullable: true }),
    treatmentBegin: t.expose("treatmentBegin", { type: "Date", nullable: true }),
    totalAmount: t.expose("totalAmount", { type: "Chf", nullable: true }),
  }),
});

const CareCosts = builder.objectRef<CareCostsShape>("CareCosts").implement({
  description: "What a year's care cost and who bore it, by the day of treatment.",
  fields: (t) => ({
    year: t.exposeInt("year"),
    paidByUs: t.expose("paidByUs", { type: "Chf" }),
    deductible: t.expose("deductible", { type: "Chf" }),
    coinsurance: t.expose("coinsurance", { type: "Chf" }),
    hospitalContribution: t.expose("hospitalContribution", { type: "Chf" }),
    notCovered: t.expose("notCovered", { type: "Chf" }),
  }),
});

const TaxCertificate = builder.objectRef<CertificateShape>("TaxCertificate").implement({
  description: "What of somebody's bills was settled in a year, by the day of the statement.",
  fields: (t) => ({
    year: t.exposeInt("year"),
    insured: t.expose("insured", { type: CareInsured }),
    billed: t.expose("billed", { type: "Chf" }),
    paidByUs: t.expose("paidByUs", { type: "Chf" }),
    own: t.expose("own", { type: "Chf" }),
  }),
});

builder.queryField("reimbursements", (t) =>
  t.field({
    type: [Reimbursement],
    args: {
      from: t.arg({ type: "Date", required: true }),
      to: t.arg({ type: "Date", required: true }),
    },
    resolve: (_root, wish, ctx) => listReimbursements(ctx, wish),
  }),
);

builder.queryField("pendingBills", (t) =>
  t.field({ type: [PendingBill], resolve: (_root, _args, ctx) => listPendingBills(ctx) }),
);

builder.queryField("careCosts", (t) =>
  t.field({
    type: [CareCosts],
    args: { from: t.arg.int({ required: true }), to: t.arg.int({ required: true }) },
    resolve: async (_root, wish, ctx) => [...(await listCareCosts(ctx, wish))],
  }),
);

builder.queryField("taxCertificates", (t) =>
  t.field({
    type: [TaxCertificate],
    args: { from: t.arg.int({ required: true }), to: t.arg.int({ required: true }) },
    resolve: (_root, wish, ctx) => listTaxCertificates(ctx, wish),
  }),
);

builder.mutationField("markReimbursementSeen", (t) =>
  t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, ctx) => markReimbursementSeen(ctx, id),
  }),
);
