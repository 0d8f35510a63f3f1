import type { BillInput as BillInputShape } from "@portal/model/bills/sent-bill.ts";
import { billCategories } from "@portal/model/codes.ts";
import { builder } from "../core/http/graphql.ts";
import {
  type BillCheck as CheckShape,
  type BillDouble as DoubleShape,
  checkBill,
} from "./check-bill.ts";

const BillInput = builder.inputRef<BillInputShape>("BillInput").implement({
  description: "What a customer says of a bill; nothing is required.",
  fields: (t) => ({
    provider: t.string({ description: "Who gave the care; at most 70 characters." }),
    town: t.string({ description: "The provider's town; at most 35 characters." }),
    amount: t.float({ description: "What the bill asks for, in francs." }),
    billedOn: t.string({ description: "The day of the bill; empty if it is not known." }),
    treatedOn: t.string({ description: "The first day of treatment; empty if it is not known." }),
    reference: t.string({ description: "The reference or number; at most 35 characters." }),
    category: t.string({
      description: `What sort of care it was: ${billCategories.join(", ")}; empty if it is not known.`,
    }),
    code: t.string({ description: "The text of the QR code of the bill, as it was read." }),
  }),
});

const BillDouble = builder.objectRef<DoubleShape>("BillDouble").implement({
  description: "A bill that was probably sent or settled before.",
  fields: (t) => ({
    date: t.expose("date", {
      type: "Date",
      description: "The day on which it was sent, or of its statement.",
    }),
    request: t.exposeID("request", {
      nullable: true,
      description: "The request with which it was sent; null for a statement.",
    }),
    statement: t.exposeID("statement", {
      nullable: true,
      description: "The statement that settled it; null for a request.",
    }),
  }),
});

const BillCheck = builder.objectRef<CheckShape>("BillCheck").implement({
  description: "What a customer should know before sending a bill.",
  fields: (t) => ({
    doubles: t.expose("doubles", {
      type: [BillDouble],
      description: "The same bill, as it was sent by the account or settled; newest first.",
    }),
    isOwnInvoice: t.exposeBoolean("isOwnInvoice", {
      description: "Whether it is an invoice of the insurer, which is paid and not sent in.",
    }),
    invoice: t.exposeID("invoice", {
      nullable: true,
      description: "The number of that invoice, if the account may see it.",
    }),
  }),
});

builder.queryField("billCheck", (t) =>
  t.field({
    type: BillCheck,
    description: "Compares a bill with those that were sent or settled before; stores nothing.",
    args: {
      bill: t.arg({ type: BillInput, required: true, description: "What is said of the bill." }),
      files: t.arg.idList({ required: true, description: "The uploaded files of the bill." }),
    },
    resolve: (_root, args, ctx) => checkBill(ctx, args),
  }),
);
