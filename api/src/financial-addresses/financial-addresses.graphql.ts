import type { Bank as BankShape } from "@portal/model/banks.ts";
import {
  FinancialUsage,
  type ForeignFinancialInput,
  type SwissFinancialInput,
} from "@portal/model/addresses/financial-addresses.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import {
  type AccountOwner as OwnerShape,
  type FinancialAddress as Shape,
  listFinancialAddresses,
} from "./financial-addresses.ts";
import {
  type AccountChangeReceived,
  updateForeignFinancialAddress,
  updateSwissFinancialAddress,
} from "./update-account.ts";

const FinancialUsageEnum = builder.enumType("FinancialUsage", {
  description: "What a bank account is used for.",
  values: enumValues(FinancialUsage.options, {
    PRLV: "Premiums are debited there.",
    REMB: "Reimbursements go there.",
  }),
});

const AccountBank = builder.objectRef<BankShape>("AccountBank").implement({
  description: "The bank that keeps an account.",
  fields: (t) => ({
    name: t.exposeString("name"),
    street: t.exposeString("street", {
      nullable: true,
      description: "Null where the directory of banks does not say.",
    }),
    locality: t.exposeString("locality", {
      nullable: true,
      description:
        "Postal code and place of the bank; null where the directory of banks does not say.",
    }),
  }),
});

const AccountOwner = builder.objectRef<OwnerShape>("AccountOwner").implement({
  description: "Whose bank account it is, as the bank knows the person.",
  fields: (t) => ({
    fullname: t.exposeString("fullname"),
    nameComplement: t.exposeString("nameComplement", {
      nullable: true,
      description: "A second line of the name; null where there is none.",
    }),
    street: t.exposeString("street", { nullable: true, description: "Null where none is known." }),
    streetNumber: t.exposeString("number", {
      nullable: true,
      description: "Null where there is none, or where it is part of the street.",
    }),
    country: t.exposeString("country", { description: "ISO 3166 code of two letters." }),
    zip: t.exposeString("zip"),
    city: t.exposeString("city"),
    locality: t.exposeString("locality", { description: "`1003 Lausanne`." }),
    localityCommuneId: t.exposeString("localityCommuneId", {
      nullable: true,
      description:
        "The locality's id in the directory; null abroad, or where the directory does not know it.",
    }),
  }),
});

const FinancialAddress = builder.objectRef<Shape>("FinancialAddress").implement({
  description: "A bank account of the address owner, from day to day.",
  fields: (t) => ({
    id: t.exposeID("id"),
    usageType: t.expose("usage", { type: FinancialUsageEnum, description: "What it is used for." }),
    loIban: t.exposeString("iban", { description: "The IBAN without spaces." }),
    accountNumber: t.exposeString("iban", { description: "The IBAN, as `loIban`." }),
    formattedAccountNumber: t.exposeString("formattedIban", {
      description: "The IBAN in groups of four.",
    }),
    addressNature: t.exposeString("addressNature", {
      description: "CCP for an account at the post, IBAN for all others.",
    }),
    noClearing: t.exposeString("noClearing", {
      nullable: true,
      description: "The bank's number in Switzerland; null abroad.",
    }),
    bic: t.string({
      nullable: true,
      description: "Null abroad, or where the directory of banks has none.",
      resolve: ({ bank }) => bank?.bic ?? null,
    }),
    bank: t.expose("bank", {
      type: AccountBank,
      nullable: true,
      description: "Null abroad, or where the directory does not know the bank.",
    }),
    owner: t.expose("owner", { type: AccountOwner, description: "Whose account it is." }),
    paymentMode: t.exposeString("paymentMode", {
      nullable: true,
      description: "How premiums are debited, LSV or SDD; null for an account that money goes to.",
    }),
    startDate: t.expose("startDate", {
      type: "Date",
      description: "The first day on which it holds.",
    }),
    endDate: t.expose("endDate", {
      type: "Date",
      description: "The last day on which it holds; from 9999-12-30 on, it has no end.",
    }),
  }),
});

builder.queryField("financialAddresses", (t) =>
  t.field({
    type: [FinancialAddress],
    description: "The bank accounts of the household for one use, with accounts that begin later.",
    args: {
      usage: t.arg({
        type: FinancialUsageEnum,
        required: true,
        description: "What they are used for.",
      }),
    },
    resolve: (_root, { usage }, ctx) => listFinancialAddresses(ctx, usage),
  }),
);

const Received = builder.objectRef<AccountChangeReceived>("FinancialChangeReceived").implement({
  description: "The request that a change became.",
  fields: (t) => ({
    request: t.exposeID("request", { description: "Its id, to be followed in change tracking." }),
  }),
});

const SwissInput = builder.inputRef<SwissFinancialInput>("SwissFinancialAddressInput").implement({
  description: "A bank account in Switzerland or Liechtenstein whose owner lives there.",
  fields: (t) => ({
    id: t.string({ description: "The account that was looked at; none where one is added." }),
    usage: t.field({
      type: FinancialUsageEnum,
      required: true,
      description: "What the account is used for.",
    }),
    ownerFullname: t.string({
      required: true,
      description: "As the bank knows the person, at most 40 characters.",
    }),
    street: t.string({ description: "Street and number of the owner; may be left out." }),
    localityCommuneId: t.string({
      required: true,
      description: "The locality where the owner lives, an id of the directory.",
    }),
    iban: t.string({
      required: true,
      description: "Of Switzerland or Liechtenstein, with or without spaces.",
    }),
    startOfValidity: t.string({
      required: true,
      description: "The day from which it holds, YYYY-MM-DD.",
    }),
  }),
});

const ForeignInput = builder
  .inputRef<ForeignFinancialInput>("ForeignFinancialAddressInput")
  .implement({
    description: "A bank account whose owner lives abroad.",
    fields: (t) => ({
      id: t.string({ description: "The account that was looked at; none where one is added." }),
      usage: t.field({
        type: FinancialUsageEnum,
        required: true,
        description: "What the account is used for.",
      }),
      ownerFullname: t.string({
        required: true,
        description: "As the bank knows the person, at most 40 characters.",
      }),
      country: t.string({
        required: true,
        description: "ISO 3166 code of two letters, neither CH nor LI.",
      }),
      street: t.string({ required: true }),
      streetNumber: t.string({ description: "Left out where there is none." }),
      zip: t.string({ required: true }),
      locality: t.string({ required: true, description: "The place where the owner lives." }),
      iban: t.string({ required: true, description: "With or without spaces." }),
      startOfValidity: t.string({
        required: true,
        description: "The day from which it holds, YYYY-MM-DD.",
      }),
    }),
  });

builder.mutationField("updateSwissFinancialAddress", (t) =>
  t.field({
    type: Received,
    description:
      "Asks for a bank account in Switzerland or Liechtenstein to be added or changed; a one-time code confirms it.",
    args: { input: t.arg({ type: SwissInput, required: true }) },
    resolve: (_root, { input }, ctx) => updateSwissFinancialAddress(ctx, input),
  }),
);

builder.mutationField("updateForeignFinancialAddress", (t) =>
  t.field({
    type: Received,
    description:
      "Asks for a bank account of a person abroad to be added or changed; a one-time code confirms it.",
    args: { input: t.arg({ type: ForeignInput, required: true }) },
    resolve: (_root, { input }, ctx) => updateForeignFinancialAddress(ctx, input),
  }),
);
