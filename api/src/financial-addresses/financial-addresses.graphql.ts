import type { Bank as BankShape } from "@portal/model/banks.ts";
import {
  FinancialUsage,
  type ForeignFinancialInput,
  type SwissFinancialInput,
} from "@portal/model/addresses/financial-addresses.ts";
import { builder } from "../core/http/graphql.ts";
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
  description: "REMB: reimbursements go there. PRLV: premiums are debited there.",
  values: FinancialUsage.options,
});

const AccountBank = builder.objectRef<BankShape>("AccountBank").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    street: t.exposeString("street", { nullable: true }),
    locality: t.exposeString("locality", { nullable: true }),
  }),
});

const AccountOwner = builder.objectRef<OwnerShape>("AccountOwner").implement({
  fields: (t) => ({
    fullname: t.exposeString("fullname"),
    nameComplement: t.exposeString("nameComplement", { nullable: true }),
    street: t.exposeString("street", { nullable: true }),
    streetNumber: t.exposeString("number", { nullable: true }),
    country: t.exposeString("country"),
    zip: t.exposeString("zip"),
    city: t.exposeString("city"),
    locality: t.exposeString("locality", { description: "`1003 Lausanne`." }),
    localityCommuneId: t.exposeString("localityCommuneId", { nullable: true }),
  }),
});

const FinancialAddress = builder.objectRef<Shape>("FinancialAddress").implement({
  description: "A bank account of the address owner, from day to day.",
  fields: (t) => ({
    id: t.exposeID("id"),
    usageType: t.expose("usage", { type: FinancialUsageEnum }),
    loIban: t.exposeString("iban"),
    accountNumber: t.exposeString("iban"),
    formattedAccountNumber: t.exposeString("formattedIban"),
    addressNature: t.exposeString("addressNature", {
      description: "CCP for accounts at the post.",
    }),
    noClearing: t.exposeString("noClearing", { nullable: true }),
    bic: t.string({ nullable: true, resolve: ({ bank }) => bank?.bic ?? null }),
    bank: t.expose("bank", { type: AccountBank, nullable: true }),
    owner: t.expose("owner", { type: AccountOwner }),
    paymentMode: t.exposeString("paymentMode", { nullable: true }),
    startDate: t.expose("startDate", { type: "Date" }),
    endDate: t.expose("endDate", { type: "Date", description: "From 9999-12-30 on: none." }),
  }),
});

builder.queryField("financialAddresses", (t) =>
  t.field({
    type: [FinancialAddress],
    args: { usage: t.arg({ type: FinancialUsageEnum, required: true }) },
    resolve: (_root, { usage }, ctx) => listFinancialAddresses(ctx, usage),
  }),
);

const Received = builder.objectRef<AccountChangeReceived>("FinancialChangeReceived").implement({
  description: "The request that a change became.",
  fields: (t) => ({ request: t.exposeID("request") }),
});

const SwissInput = builder.inputRef<SwissFinancialInput>("SwissFinancialAddressInput").implement({
  fields: (t) => ({
    id: t.string({ description: "The account that was looked at; none where one is added." }),
    usage: t.field({ type: FinancialUsageEnum, required: true }),
    ownerFullname: t.string({ required: true }),
    street: t.string(),
    localityCommuneId: t.string({ required: true }),
    iban: t.string({ required: true }),
    startOfValidity: t.string({ required: true }),
  }),
});

const ForeignInput = builder
  .inputRef<ForeignFinancialInput>("ForeignFinancialAddressInput")
  .implement({
    fields: (t) => ({
      id: t.string(),
      usage: t.field({ type: FinancialUsageEnum, required: true }),
      ownerFullname: t.string({ required: true }),
      country: t.string({ required: true }),
      street: t.string({ required: true }),
      streetNumber: t.string(),
      zip: t.string({ required: true }),
      locality: t.string({ required: true }),
      iban: t.string({ required: true }),
      startOfValidity: t.string({ required: true }),
    }),
  });

builder.mutationField("updateSwissFinancialAddress", (t) =>
  t.field({
    type: Received,
    args: { input: t.arg({ type: SwissInput, required: true }) },
    resolve: (_root, { input }, ctx) => updateSwissFinancialAddress(ctx, input),
  }),
);

builder.mutationField("updateForeignFinancialAddress", (t) =>
  t.field({
    type: Received,
    args: { input: t.arg({ type: ForeignInput, required: true }) },
    resolve: (_root, { input }, ctx) => updateForeignFinancialAddress(ctx, input),
  }),
);
