import {
  type ContractChange as ChangeShape,
  ContractChangeCode,
  ContractChangeKey,
  type ContractMutation as MutationShape,
} from "@portal/model/contract-changes/doctor-change.ts";
import { builder } from "../core/http/graphql.ts";
import { submitContractMutations } from "./contract-changes.ts";

const ContractChangeCodeEnum = builder.enumType("ContractChangeCode", {
  values: ContractChangeCode.options,
});
const ContractChangeKeyEnum = builder.enumType("ContractChangeKey", {
  description: "noDispensateur: the number of the doctor.",
  values: ContractChangeKey.options,
});

const ContractChangeExtra = builder
  .inputRef<ChangeShape["extra"][number]>("ContractChangeExtra")
  .implement({
    fields: (t) => ({
      key: t.field({ type: ContractChangeKeyEnum, required: true }),
      value: t.string({ required: true }),
    }),
  });

const ContractChange = builder.inputRef<ChangeShape>("ContractChange").implement({
  description: "What is changed, to which value, from which day on.",
  fields: (t) => ({
    code: t.field({ type: ContractChangeCodeEnum, required: true }),
    value: t.string({ required: true }),
    startingDate: t.field({ type: "Date", required: true }),
    extra: t.field({ type: [ContractChangeExtra], required: true }),
  }),
});

const ContractMutation = builder.inputRef<MutationShape>("ContractMutation").implement({
  description: "The changes of one person, each code once.",
  fields: (t) => ({
    firstname: t.string({ required: true }),
    lastname: t.string({ required: true }),
    insuredNumber: t.int({ required: true }),
    data: t.field({ type: [ContractChange], required: true }),
  }),
});

const ContractMutationsReceived = builder
  .objectRef<{ requests: string[] }>("ContractMutationsReceived")
  .implement({
    description: "The requests that the changes became, to be followed until they are done.",
    fields: (t) => ({ requests: t.exposeIDList("requests") }),
  });

builder.mutationField("submitContractMutations", (t) =>
  t.field({
    type: ContractMutationsReceived,
    args: { mutations: t.arg({ type: [ContractMutation], required: true }) },
    resolve: (_root, { mutations }, ctx) => submitContractMutations(ctx, mutations),
  }),
);
