import {
  type BusinessOfferField as FieldShape,
  BusinessOfferName,
  type BusinessOfferPrice as PriceShape,
  BusinessOfferState,
} from "@portal/model/business-offers.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import {
  type BusinessOfferRequest as RequestShape,
  listPrices,
  readBusinessOfferRequest,
  requestBusinessOffer,
} from "./cyberprotect.ts";

const BusinessOfferNameEnum = builder.enumType("BusinessOfferName", {
  description: "What the insurer offers beside its insurances.",
  values: enumValues(BusinessOfferName.options, {
    CYBERPROTECT: "Help and cover on the internet.",
  }),
});

const BusinessOfferStateEnum = builder.enumType("BusinessOfferState", {
  description: "What became of a request for an offer.",
  values: enumValues(BusinessOfferState.options, {
    ERROR_POLICYHOLDER: "The customer who asked cannot conclude contracts for the household.",
    ERROR_TECHNICAL: "It failed, and may be asked for again.",
    NEW: "It was asked for.",
    PROCESSED: "The insurer has dealt with it.",
  }),
});

const BusinessOfferField = builder.objectRef<FieldShape>("BusinessOfferField").implement({
  description: "Something told with a request.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "Its name: `family`." }),
    value: t.exposeString("value", { description: "`true` or `false`." }),
  }),
});

const BusinessOfferRequest = builder.objectRef<RequestShape>("BusinessOfferRequest").implement({
  description: "That an account asked for an offer, and what became of it.",
  fields: (t) => ({
    offerName: t.expose("offerName", {
      type: BusinessOfferNameEnum,
      description: "What was asked for.",
    }),
    state: t.expose("state", {
      type: BusinessOfferStateEnum,
      description: "What became of it.",
    }),
    metaData: t.expose("metaData", {
      type: [BusinessOfferField],
      description: "What was told with it.",
    }),
  }),
});

const BusinessOfferPrice = builder.objectRef<PriceShape>("BusinessOfferPrice").implement({
  description: "What a form of an offer costs today.",
  fields: (t) => ({
    family: t.exposeBoolean("family", {
      description: "Whether it covers the whole household.",
    }),
    monthlyPremium: t.expose("monthlyPremium", {
      type: "Chf",
      description: "A month, stamp duty included.",
    }),
  }),
});

builder.queryField("businessOfferPrices", (t) =>
  t.field({
    type: [BusinessOfferPrice],
    description: "What an offer costs today, for one person first; nothing while it is not sold.",
    args: {
      offerName: t.arg({
        type: BusinessOfferNameEnum,
        required: true,
        description: "The offer.",
      }),
    },
    resolve: (_root, { offerName }, ctx) => listPrices(ctx, offerName),
  }),
);

builder.queryField("businessOfferRequest", (t) =>
  t.field({
    type: BusinessOfferRequest,
    nullable: true,
    description: "What the account asked for of an offer; null where it did not.",
    args: {
      offerName: t.arg({
        type: BusinessOfferNameEnum,
        required: true,
        description: "The offer.",
      }),
    },
    resolve: (_root, { offerName }, ctx) => readBusinessOfferRequest(ctx, offerName),
  }),
);

const BusinessOfferFieldInput = builder.inputRef<{ field: string; value: string }>(
  "BusinessOfferFieldInput",
);
BusinessOfferFieldInput.implement({
  description: "Something told with a request.",
  fields: (t) => ({
    field: t.string({ required: true, description: "Its name: `family`." }),
    value: t.string({ required: true, description: "`true` or `false`." }),
  }),
});

builder.mutationField("createBusinessOfferRequest", (t) =>
  t.field({
    type: BusinessOfferRequest,
    description:
      "Asks for an offer. For a customer who cannot conclude contracts the state is ERROR_POLICYHOLDER; a second request for the same offer is a CONFLICT.",
    args: {
      offerName: t.arg({
        type: BusinessOfferNameEnum,
        required: true,
        description: "The offer.",
      }),
      state: t.arg({
        type: BusinessOfferStateEnum,
        required: true,
        description: "NEW: the insurer sets the others.",
      }),
      metaData: t.arg({
        type: [BusinessOfferFieldInput],
        required: true,
        description: "`family` with `true` or `false`.",
      }),
    },
    resolve: (_root, given, ctx) => requestBusinessOffer(ctx, given),
  }),
);
