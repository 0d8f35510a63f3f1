import { ExtraKey } from "@portal/model/contract-changes/extras.ts";
import { Consent } from "@portal/model/contract-changes/consents.ts";
import type { MutationCode } from "@portal/model/contract-changes/proposal.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { MutationCodeEnum } from "./codes.graphql.ts";
import { submitContractMutations } from "./submission/submit-changes.ts";
import type { Received } from "./submission/submit-together.ts";

const ContractChangeKeyEnum = builder.enumType("ContractChangeKey", {
  description: "What a change can be told besides its value.",
  values: enumValues(ExtraKey.options, {
    noDispensateur: "The number of the doctor.",
    mprInformation: "The name of the doctor.",
    dtFinDelaiCadre: "The day until which the unemployment insurance pays.",
    orgaRente: "Who pays the pension.",
    orgaEtranger: "`true` where that is abroad, else `false`.",
    pays: "The country of the institution that pays the pension.",
    statut: "What the person does for a living: EMP, IND, REN, CHO, AUT, DIP or APP.",
    employeur: "Who employs the person, for EMP and APP.",
    heuresSemaine: "For how many hours a week, 8 or more, for EMP and APP.",
    preuve:
      "The proof that accidents are insured elsewhere: the id of an uploaded file, or LATER where it follows. Not needed for employees of the employer that their professional data name on the day.",
  }),
});

const ContractChangeExtra = builder
  .inputRef<{ key: ExtraKey; value: string }>("ContractChangeExtra")
  .implement({
    description: "Something that a change needs to be told besides its value.",
    fields: (t) => ({
      key: t.field({ type: ContractChangeKeyEnum, required: true, description: "What is told." }),
      value: t.string({ required: true, description: "What it is." }),
    }),
  });

/** An unvalidated change; the rule of the model checks it. */
interface ChangeInput {
  code: MutationCode;
  value: string;
  startingDate: string;
  level?: string | null | undefined;
  mpr?: boolean | null | undefined;
  extra: { key: ExtraKey; value: string }[];
}

const ContractChange = builder.inputRef<ChangeInput>("ContractChange").implement({
  description: "What is changed, to which value, from which day on.",
  fields: (t) => ({
    code: t.field({ type: MutationCodeEnum, required: true, description: "What is changed." }),
    value: t.string({
      required: true,
      description: "The code of a value that is proposed; for a doctor, the name.",
    }),
    startingDate: t.field({
      type: "Date",
      required: true,
      description: "The first day on which it holds: one of those that are proposed.",
    }),
    level: t.string({ description: "Null: basic insurance has no levels." }),
    mpr: t.boolean({ description: "Whether the value goes with a family doctor." }),
    extra: t.field({
      type: [ContractChangeExtra],
      required: true,
      description: "What the change needs to be told besides its value.",
    }),
  }),
});

interface MutationInput {
  firstname: string;
  lastname: string;
  insuredNumber: number;
  data: ChangeInput[];
}

const ContractMutation = builder.inputRef<MutationInput>("ContractMutation").implement({
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

export const ConsentEnum = builder.enumType("ContractChangeConsent", {
  description: "What a customer who asks for a change agrees to.",
  values: enumValues(Consent.options, {
    conditions: "The conditions of what is chosen.",
    transfer: "That the contract with the present insurer ends.",
  }),
});

export const ContractMutationsReceived = builder
  .objectRef<Received>("ContractMutationsReceived")
  .implement({
    description: "The requests that the changes became, to be followed until they are done.",
    fields: (t) => ({
      request: t.exposeID("request", {
        description:
          "The request that has the changes as its parts; the change itself where there is one alone.",
      }),
      requests: t.exposeIDList("requests", {
        description: "One request for each change, in their order.",
      }),
    }),
  });

builder.mutationField("submitContractMutations", (t) =>
  t.field({
    type: ContractMutationsReceived,
    description:
      "Asks for changes of contracts, of several people at once, as they are proposed. While the same waits for one of them it is a CONFLICT.",
    args: {
      mutations: t.arg({
        type: [ContractMutation],
        required: true,
        description: "One entry for each person, at most 30.",
      }),
      consents: t.arg({
        type: [ConsentEnum],
        description:
          "What was agreed to. `conditions` is needed for everything but another doctor.",
      }),
    },
    resolve: (_root, { mutations, consents }, ctx) =>
      submitContractMutations(ctx, { mutations, consents: consents ?? [] }),
  }),
);
