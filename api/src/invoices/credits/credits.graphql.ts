import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import { builder } from "../../core/http/graphql.ts";
import {
  type Credit as CreditShape,
  type Credits as CreditsShape,
  readCredits,
} from "./credits.ts";
import { InsuranceLawEnum } from "../invoice-parts.graphql.ts";
import { requestPayout } from "./payout.ts";

const Credit = builder.objectRef<CreditShape>("Credit").implement({
  description:
    "What an insurer owes the account: taken off its next invoice, or paid out on request.",
  fields: (t) => ({
    law: t.field({
      type: InsuranceLawEnum,
      description: "The law of the insurance that it comes from.",
      resolve: ({ carrier }) => carrier.law,
    }),
    insurerCode: t.string({
      description: "The code of that insurer.",
      resolve: ({ carrier }) => carrier.insurerCode,
    }),
    insurer: t.exposeString("insurer", { description: "The name of the insurer that owes it." }),
    amount: t.expose("amount", { type: "Chf" }),
    isAsked: t.exposeBoolean("isAsked", { description: "A payout was asked for." }),
  }),
});

const Credits = builder.objectRef<CreditsShape>("Credits").implement({
  description: "What insurers owe the account, and where it can go.",
  fields: (t) => ({
    credits: t.field({
      type: [Credit],
      description: "One for each insurer and law that owes something.",
      resolve: ({ credits }) => credits,
    }),
    payoutAccount: t.exposeString("payoutAccount", {
      nullable: true,
      description: "Where a payout goes; nothing while no account for reimbursements is known.",
    }),
  }),
});

builder.queryField("credits", (t) =>
  t.field({
    type: Credits,
    description: "What insurers owe the account.",
    resolve: (_root, _args, ctx) => readCredits(ctx),
  }),
);

const CreditPayout = builder
  .objectRef<{ request: string; amount: number }>("CreditPayout")
  .implement({
    description: "A payout that was asked for.",
    fields: (t) => ({
      request: t.exposeID("request", { description: "The request in change tracking." }),
      amount: t.expose("amount", { type: "Chf", description: "What will be paid out." }),
    }),
  });

builder.mutationField("createCreditPayoutRequest", (t) =>
  t.field({
    type: CreditPayout,
    description: "Asks for a credit to be paid out to the account for reimbursements.",
    args: {
      law: t.arg({
        type: InsuranceLawEnum,
        required: true,
        description: "The law of the insurance that it comes from.",
      }),
      insurerCode: t.arg.string({
        required: true,
        description: "The insurer that owes it, a code of Credit.",
      }),
    },
    resolve: (_root, { law, insurerCode }, ctx) =>
      requestPayout(ctx, { law: InsuranceLaw.parse(law), insurerCode }),
  }),
);
