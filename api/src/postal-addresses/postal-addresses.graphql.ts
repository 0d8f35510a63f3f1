import type { ChangeReceived } from "../insurer/addresses/place-move.ts";
import {
  type ForeignPostalInput,
  PostalUse,
  type SwissPostalInput,
} from "@portal/model/addresses/postal-addresses.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { listPostalAddresses, type PostalAddress as Shape } from "./postal-addresses.ts";
import { updateForeignPostalAddress, updateSwissPostalAddress } from "./update-address.ts";

const PostalUseEnum = builder.enumType("PostalUse", {
  description: "What an address is for.",
  values: enumValues(PostalUse.options, {
    CORRESPONDANCE: "Letters go there.",
    DOMICILE_LEGAL: "The legal domicile.",
  }),
});

const PostalLocality = builder.objectRef<Shape>("PostalLocality").implement({
  description: "The place of a postal address.",
  fields: (t) => ({
    idLocaliteCommune: t.exposeString("localityId", {
      nullable: true,
      description: "Its id in the directory; null abroad, or where the directory does not know it.",
    }),
    npa: t.exposeString("zip"),
    zip: t.exposeString("zip"),
    city: t.exposeString("city"),
    prettyLocality: t.exposeString("prettyLocality", {
      description: "Postal code and place, with the commune where its name differs.",
    }),
    canton: t.exposeString("canton", {
      nullable: true,
      description: "Its abbreviation of two letters; null abroad and in Liechtenstein.",
    }),
    country: t.exposeString("country", { description: "ISO 3166 code of two letters." }),
  }),
});

const PostalType = builder.objectRef<Shape>("PostalType").implement({
  description: "What a postal address is for.",
  fields: (t) => ({
    idAdressePostale: t.exposeID("id", { description: "The id of the address." }),
    domicileLegal: t.exposeBoolean("domicileLegal", {
      description: "The legal domicile; its commune decides about the premium region.",
    }),
    correspondance: t.exposeBoolean("correspondance", { description: "Letters go there." }),
  }),
});

const PostalAddress = builder.objectRef<Shape>("PostalAddress").implement({
  description:
    "The legal domicile or the mailing address of an insured person, from a day to a day.",
  fields: (t) => ({
    id: t.exposeID("id"),
    insured: t.exposeInt("insuredNumber", {
      description: "The number of the person whose address it is.",
    }),
    startDate: t.expose("startDate", {
      type: "Date",
      description: "The first day on which it holds.",
    }),
    endDate: t.expose("endDate", {
      type: "Date",
      description: "The last day on which it holds; from 9999-12-30 on, it has no end.",
    }),
    street: t.exposeString("street", {
      nullable: true,
      description: "Null where letters go to a box alone.",
    }),
    number: t.exposeString("number", {
      nullable: true,
      description: "The number of the house; null where there is none.",
    }),
    complement: t.exposeString("complement", {
      nullable: true,
      description: "A further line, such as “c/o”; null where there is none.",
    }),
    poBox: t.exposeString("poBox", {
      nullable: true,
      description: "A box at the post office; null where there is none.",
    }),
    nature: t.exposeString("nature", { description: "PRV: private." }),
    country: t.exposeString("country", { description: "ISO 3166 code of two letters." }),
    locality: t.field({
      type: PostalLocality,
      description: "The place.",
      resolve: (address) => address,
    }),
    postalType: t.field({
      type: PostalType,
      description: "What the address is for.",
      resolve: (address) => address,
    }),
    foundAddressId: t.exposeString("foundAddressId", {
      nullable: true,
      description: "Its id in the directory of buildings; null where it was typed.",
    }),
    ofsLocalityId: t.exposeInt("ofsLocalityId", {
      nullable: true,
      description:
        "The BFS number of the commune; null abroad, or where the directory does not know it.",
    }),
  }),
});

builder.queryField("postalAddresses", (t) =>
  t.field({
    type: [PostalAddress],
    description: "Where the household lives and gets letters, with addresses that begin later.",
    resolve: (_root, _args, ctx) => listPostalAddresses(ctx),
  }),
);

const PostalChangeReceived = builder.objectRef<ChangeReceived>("PostalChangeReceived").implement({
  description: "The request that a change became, and whom it concerns.",
  fields: (t) => ({
    request: t.exposeID("request", { description: "Its id, to be followed in change tracking." }),
    insuredNumbers: t.exposeIntList("insuredNumbers", {
      description: "The numbers of the people whose address changes.",
    }),
  }),
});

// The type of the rule checks the input: a missing field or another type does not compile.
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
      postalUse: t.field({
        type: PostalUseEnum,
        required: true,
        description: "What the address is for.",
      }),
      street: t.string({ description: "Needed without a foundAddressId." }),
      number: t.string({ description: "The number of the house." }),
      complement: t.string({ description: "A further line, such as “c/o”." }),
      poBox: t.string({
        description: "A box at the post office, instead of the street or beside it.",
      }),
      foundAddressId: t.string({
        description: "An id of SwissAddress; then neither street nor locality is needed.",
      }),
      swissLocalityId: t.string({
        description: "An id of Locality; needed without a foundAddressId.",
      }),
      npa: t.string({ description: "The postal code of the locality." }),
      ofsLocalityId: t.int({ description: "The BFS number of the commune." }),
      startOfValidity: t.string({
        required: true,
        description: "The day from which it holds, YYYY-MM-DD.",
      }),
    }),
  });

const ForeignPostalAddressInput = builder
  .inputRef<ForeignPostalInput>("ForeignPostalAddressInput")
  .implement({
    description: "An address outside Switzerland and Liechtenstein.",
    fields: (t) => ({
      id: t.string({ description: "The entry that was looked at; none where one is added." }),
      insuredNumber: t.int({
        description: "None: the address owner's, and the household moves along.",
      }),
      postalUse: t.field({
        type: PostalUseEnum,
        required: true,
        description: "What the address is for.",
      }),
      street: t.string({ description: "May be left out where there is a box." }),
      number: t.string({ description: "The number of the house." }),
      complement: t.string({ description: "A further line, such as “c/o”." }),
      poBox: t.string({
        description: "A box at the post office, instead of the street or beside it.",
      }),
      country: t.string({
        required: true,
        description: "ISO 3166 code of two letters, neither CH nor LI.",
      }),
      zip: t.string({ required: true }),
      locality: t.string({ required: true, description: "The place." }),
      startOfValidity: t.string({
        required: true,
        description: "The day from which it holds, YYYY-MM-DD.",
      }),
    }),
  });

builder.mutationField("updateSwissPostalAddress", (t) =>
  t.field({
    type: PostalChangeReceived,
    description:
      "Asks for an address in Switzerland or Liechtenstein to be added or changed; a one-time code confirms it.",
    args: { input: t.arg({ type: SwissPostalAddressInput, required: true }) },
    resolve: (_root, { input }, ctx) => updateSwissPostalAddress(ctx, input),
  }),
);

builder.mutationField("updateForeignPostalAddress", (t) =>
  t.field({
    type: PostalChangeReceived,
    description: "Asks for an address abroad to be added or changed; a one-time code confirms it.",
    args: { input: t.arg({ type: ForeignPostalAddressInput, required: true }) },
    resolve: (_root, { input }, ctx) => updateForeignPostalAddress(ctx, input),
  }),
);
