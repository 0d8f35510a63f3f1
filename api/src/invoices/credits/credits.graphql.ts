import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import { builder } from "../../core/http/graphql.ts";
import {
  type Credit as CreditShape,
  type Credits as CreditsShape,
  readCredits,
} from "./credits.ts";
import { InsuranceLawEnum } from "../invoices.graphql.ts";
import { requestPayout } from "./payout.ts";

const Credit = builder.objectRef<CreditShape>("Credit").implement({
  description:
    "What an insurer owes the account: taken off its next invoice, or paid out on request.",
  fields: (t) => ({
    law: t.field({ type: InsuranceLawEnum, resolve: ({ carrier }) => carrier.law }),
    insurerCode: t.string({ resolve: ({ carrier }) => carrier.insurerCode }),
    insurer: t.exposeString("insurer"),
    amount: t.expose("amount", { type: "Chf" }),
    isAsked: t.exposeBoolean("isAsked", { description: "A payout was asked for." }),
  }),
});

const Credits = builder.objectRef<CreditsShape>("Credits").implement({
  fields: (t) => ({
    credits: t.field({ type: [Credit], resolve: ({ credits }) => credits }),
    payoutAccount: t.exposeString("payoutAccount", {
      nullable: true,
      description: "Where a payout goes; nothing while no account for reimbursements is known.",
    }),
  }),
});

builder.queryField("credits", (t) =>
  t.field({ type: Credits, resolve: (_root, _args, ctx) => readCredits(ctx) }),
);

const CreditPayout = builder.objectRef<{ amount: number }>("CreditPayout").implement({
  fields: (t) => ({ amount: t.expose("amount", { type: "Chf" }) }),
});

builder.mutationField("createCreditPayoutRequest", (t) =>
  t.field({
    type: CreditPayout,
    args: {
      law: t.arg({ type: InsuranceLawEnum, required: true }),
      insurerCode: t.arg.string({ required: true }),
    },
    resolve: (_root, { law, insurerCode }, ctx) =>
      requestPayout(ctx, { law: InsuranceLaw.parse(law), insurerCode }),
  }),
);
