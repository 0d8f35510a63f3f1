import {
  type EstimatedRefund as RefundShape,
  noEstimateReasons,
} from "@portal/model/bills/estimate.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { estimatesOf } from "./estimate-bills.ts";
import { listPendingBills, type PendingBill as PendingBillShape } from "./pending-bills.ts";
import { CareInsured } from "./reimbursements.graphql.ts";
import { ClaimChannelEnum, PendingStatusEnum } from "./statement-enums.graphql.ts";

const NoEstimateReasonEnum = builder.enumType("NoEstimateReason", {
  description: "Why it is not estimated what a bill gives back.",
  values: enumValues(noEstimateReasons, {
    FOREIGN: "The care was abroad: the amount is converted and the cover is checked.",
    FREE_OF_CHARGE: "Care around pregnancy and birth, of which nothing is borne.",
    HOSPITAL: "Hospitals usually bill us, and days cost a contribution.",
    NO_AMOUNT: "The amount is not known yet.",
    NO_DAY: "Neither the day of treatment nor that of the bill is known yet.",
    NOT_INSURED: "The person had no basic insurance with us on that day.",
    OTHER_INSURANCE: "Basic insurance covers such care in part or not at all.",
    THIRD_PARTY: "The provider bills us, so that nothing is paid back.",
  }),
});

const EstimatedRefund = builder.objectRef<RefundShape>("EstimatedRefund").implement({
  description:
    "What basic insurance probably pays back, if it covers the whole bill. Bills that came before it count first.",
  fields: (t) => ({
    year: t.exposeInt("year", { description: "The year of treatment, whose deductible counts." }),
    billed: t.expose("billed", { type: "Chf", description: "What the bill asks for." }),
    deductibleLeft: t.expose("deductibleLeft", {
      type: "Chf",
      description: "What was left of the deductible before this bill.",
    }),
    deductible: t.expose("deductible", {
      type: "Chf",
      description: "What the person bears as deductible.",
    }),
    coinsuranceRate: t.exposeInt("coinsuranceRate", {
      description: "The rate of the coinsurance in hundredths of a percent.",
    }),
    coinsurance: t.expose("coinsurance", {
      type: "Chf",
      description: "What the person bears as coinsurance.",
    }),
    toBePaidToYou: t.expose("toBePaidToYou", {
      type: "Chf",
      description: "What the customer probably gets back.",
    }),
  }),
});

const PendingBill = builder.objectRef<PendingBillShape>("PendingBill").implement({
  description: "A bill that is not decided yet.",
  fields: (t) => ({
    id: t.exposeID("id"),
    insured: t.expose("insured", { type: CareInsured, description: "Whose care it was." }),
    channel: t.expose("channel", { type: ClaimChannelEnum, description: "How it came to us." }),
    status: t.expose("status", { type: PendingStatusEnum, description: "How far it is." }),
    receivedOn: t.expose("receivedOn", {
      type: "Date",
      description: "The day on which it arrived.",
    }),
    dueOn: t.expose("dueOn", { type: "Date", description: "The day by which we decide." }),
    expectedOn: t.expose("expectedOn", {
      type: "Date",
      nullable: true,
      description: "When money can be there, if the customer paid the provider; null if not.",
    }),
    careProvider: t.exposeString("careProvider", {
      nullable: true,
      description: "Who gave the care, as found or as the sender says; null until it is known.",
    }),
    treatmentBegin: t.expose("treatmentBegin", {
      type: "Date",
      nullable: true,
      description: "The first day of treatment, likewise.",
    }),
    totalAmount: t.expose("totalAmount", {
      type: "Chf",
      nullable: true,
      description: "What it asks for, likewise.",
    }),
    request: t.exposeID("request", {
      nullable: true,
      description: "The request with which it was sent; null if it came another way.",
    }),
    estimate: t.field({
      type: EstimatedRefund,
      nullable: true,
      description: "What it probably gives back; null where that is not estimated.",
      resolve: async ({ id }, _args, ctx) => {
        const estimate = (await estimatesOf(ctx, "")).get(id);
        return estimate?.kind === "ESTIMATED" ? estimate : null;
      },
    }),
    notEstimated: t.field({
      type: NoEstimateReasonEnum,
      nullable: true,
      description: "Why it is not estimated; null where it is.",
      resolve: async ({ id }, _args, ctx) => {
        const estimate = (await estimatesOf(ctx, "")).get(id);
        return estimate?.kind === "NONE" ? estimate.reason : null;
      },
    }),
  }),
});

builder.queryField("pendingBills", (t) =>
  t.field({
    type: [PendingBill],
    description: "The bills on which we have not decided yet.",
    resolve: (_root, _args, ctx) => listPendingBills(ctx),
  }),
);
