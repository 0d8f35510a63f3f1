import {
  type ForeignPostalInput,
  PostalUse,
  type SwissPostalInput,
} from "@portal/model/addresses/postal-addresses.ts";
import { builder } from "../core/http/graphql.ts";
import { listPostalAddresses, type PostalAddress as Shape } from "./postal-addresses.ts";
import {
  type ChangeReceived,
  updateForeignPostalAddress,
  updateSwissPostalAddress,
} from "./update-address.ts";

const PostalUseEnum = builder.enumType("PostalUse", {
  description: "Where somebody lives by law, or where letters go.",
  values: PostalUse.options,
});

const PostalLocality = builder.objectRef<Shape>("PostalLocality").implement({
  fields: (t) => ({
    idLocaliteCommune: t.exposeString("localityId", { nullable: true }),
    npa: t.exposeString("zip"),
    zip: t.exposeString("zip"),
    city: t.exposeString("city"),
    prettyLocality: t.exposeString("prettyLocality"),
    canton: t.exposeString("canton", { nullable: true }),
    country: t.exposeString("country"),
  }),
});

const PostalType = builder.objectRef<Shape>("PostalType").implement({
  fields: (t) => ({
    idAdressePostale: t.exposeID("id"),
    domicileLegal: t.exposeBoolean("domicileLegal"),
    correspondance: t.exposeBoolean("correspondance"),
  }),
});

const PostalAddress = builder.objectRef<Shape>("PostalAddress").implement({
  description: "Where somebody of the household lives by law or gets letters, from day to day.",
  fields: (t) => ({
    id: t.exposeID("id"),
    insured: t.exposeInt("insuredNumber"),
    startDate: t.expose("startDate", { type: "Date" }),
    endDate: t.expose("endDate", { type: "Date", description: "From 9999-12-30 on: none." }),
    street: t.exposeString("street", { nullable: true }),
    number: t.exposeString("number", { nullable: true }),
    complement: t.exposeString("complement", { nullable: true }),
    poBox: t.exposeString("poBox", { nullable: true }),
    nature: t.exposeString("nature"),
    country: t.exposeString("country"),
    locality: t.field({ type: PostalLocality, resolve: (address) => address }),
    postalType: t.field({ type: PostalType, resolve: (address) => address }),
    foundAddressId: t.exposeString("foundAddressId", { nullable: true }),
    ofsLocalityId: t.exposeInt("ofsLocalityId", { nullable: true }),
  }),
});

builder.queryField("postalAddresses", (t) =>
  t.field({ type: [PostalAddress], resolve: (_root, _args, ctx) => listPostalAddresses(ctx) }),
);

const PostalChangeReceived = builder.objectRef<ChangeReceived>("PostalChangeReceived").implement({
  description: "The request that a change became, and whom it concerns.",
  fields: (t) => ({
    request: t.exposeID("request"),
    insuredNumbers: t.exposeIntList("insuredNumbers"),
  }),
});

// The rule gives the shape of an input: a field that is missing here or has another type does not compile.
const SwissPostalAddressInput = builder
  .inputRef<SwissPostalInput>("SwissPostalAddressInput")
  .implement({
    description:
      "An address of the directory by its foundAddressId, or a street in a locality of the list.",
    fields: (t) => ({
      id: t.string({ description: "The entry that was looked at; none where one is added." }),
      insuredNumber: t.int({
        description: "None: the address owner's, and the household moves along.",
      }),
      postalUse: t.field({ type: PostalUseEnum, required: true }),
      street: t.string(),
      number: t.string(),
      complement: t.string(),
      poBox: t.string(),
      foundAddressId: t.string(),
      swissLocalityId: t.string(),
      npa: t.string(),
      ofsLocalityId: t.int(),
      startOfValidity: t.string({ required: true }),
    }),
  });

const ForeignPostalAddressInput = builder
  .inputRef<ForeignPostalInput>("ForeignPostalAddressInput")
  .implement({
    fields: (t) => ({
      id: t.string(),
      insuredNumber: t.int(),
      postalUse: t.field({ type: PostalUseEnum, required: true }),
      street: t.string(),
      number: t.string(),
      complement: t.string(),
      poBox: t.string(),
      country: t.string({ required: true }),
      zip: t.string({ required: true }),
      locality: t.string({ required: true }),
      startOfValidity: t.string({ required: true }),
    }),
  });

builder.mutationField("updateSwissPostalAddress", (t) =>
  t.field({
    type: PostalChangeReceived,
    args: { input: t.arg({ type: SwissPostalAddressInput, required: true }) },
    resolve: (_root, { input }, ctx) => updateSwissPostalAddress(ctx, input),
  }),
);

builder.mutationField("updateForeignPostalAddress", (t) =>
  t.field({
    type: PostalChangeReceived,
    args: { input: t.arg({ type: ForeignPostalAddressInput, required: true }) },
    resolve: (_root, { input }, ctx) => updateForeignPostalAddress(ctx, input),
  }),
);
