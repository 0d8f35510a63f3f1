import {
  type ContractChange as ChangeShape,
  ContractChangeCode,
  ContractChangeKey,
  type ContractMutation as MutationShape,
} from "@portal/model/contract-changes/doctor-change.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { submitContractMutations } from "./contract-changes.ts";

const ContractChangeCodeEnum = builder.enumType("ContractChangeCode", {
  description: "What of a contract can be changed.",
  values: enumValues(ContractChangeCode.options, { primaryCareDoctor: "The family doctor." }),
});
const ContractChangeKeyEnum = builder.enumType("ContractChangeKey", {
  description: "What a change can be told besides its value.",
  values: enumValues(ContractChangeKey.options, { noDispensateur: "The number of the doctor." }),
});

const ContractChangeExtra = builder
  .inputRef<ChangeShape["extra"][number]>("ContractChangeExtra")
  .implement({
    description: "Something that a change needs to be told besides its value.",
    fields: (t) => ({
      key: t.field({ type: ContractChangeKeyEnum, required: true, description: "What is told." }),
      value: t.string({ required: true, description: "What it is." }),
    }),
  });

const ContractChange = builder.inputRef<ChangeShape>("ContractChange").implement({
  description: "What is changed, to which value, from which day on.",
  fields: (t) => ({
    code: t.field({
      type: ContractChangeCodeEnum,
      required: true,
      description: "What is changed.",
    }),
    value: t.string({
      required: true,
      description: "What it shall be, as a person reads it: for a doctor, the name.",
    }),
    startingDate: t.field({
      type: "Date",
      required: true,
      description: "The first day on which it holds.",
    }),
    extra: t.field({
      type: [ContractChangeExtra],
      required: true,
      description: "What the change needs to be told besides its value.",
    }),
  }),
});

const ContractMutation = builder.inputRef<MutationShape>("ContractMutation").implement({
  description: "The changes of one person, each code once.",
  fields: (t) => ({
    firstname: t.string({ required: true }),
    lastname: t.string({ required: true }),
    insuredNumber: t.int({ required: true }),
    data: t.field({
      type: [ContractChange],
      required: true,
      description: "What is changed for this person, at least one change.",
    }),
  }),
});

const ContractMutationsReceived = builder
  .objectRef<{ requests: string[] }>("ContractMutationsReceived")
  .implement({
    description: "The requests that the changes became, to be followed until they are done.",
    fields: (t) => ({
      requests: t.exposeIDList("requests", {
        description: "One request for each change, in their order.",
      }),
    }),
  });

builder.mutationField("submitContractMutations", (t) =>
  t.field({
    type: ContractMutationsReceived,
    description: "Asks for changes of contracts, of several people at once.",
    args: {
      mutations: t.arg({
        type: [ContractMutation],
        required: true,
        description: "One entry for each person, at most 30.",
      }),
    },
    resolve: (_root, { mutations }, ctx) => submitContractMutations(ctx, mutations),
  }),
);
