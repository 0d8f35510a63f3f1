import { Constraint, MutationCode } from "@portal/model/contract-changes/proposal.ts";
import { builder, enumValues } from "../core/http/graphql.ts";

export const MutationCodeEnum = builder.enumType("ContractChangeCode", {
  description: "What of a contract can be changed.",
  values: enumValues(MutationCode.options, {
    aosModel: "The form of insurance: another product of the same insurer.",
    deductible: "The deductible of a year.",
    riskAdd: "Accidents are covered by basic insurance again.",
    riskDel: "Accidents are no longer covered, since another insurer covers them.",
    primaryCareDoctor: "The family doctor.",
    invoiceFrequency: "How often premiums are billed, for the whole household.",
  }),
});

export const ConstraintEnum = builder.enumType("ContractChangeConstraint", {
  description: "Why a change is not possible, or only from a later day.",
  values: enumValues(Constraint.options, {
    PENDING: "The same, or what it depends on, was asked for and waits to be treated.",
    NOT_OFFERED: "It does not go with the contract, or with the place of residence.",
    ONLY_VALUE: "There is nothing else to choose.",
    ARREARS:
      "A formal notice is unpaid: the insurer can be changed only once it is paid (LAMal art. 64a).",
    UNDER_AGE: "The person is too young for it.",
    NOT_EMPLOYED: "No employer insures the person.",
    NO_CONTRACT: "The person has no basic insurance with us.",
    CONTRACT_ENDS: "The contract ends before it could begin.",
    TOO_LATE:
      "The deadline for the next possible day has passed: a later day is offered. By itself it does not close the change.",
    ABROAD: "Special forms of insurance are for residents of Switzerland.",
    GUARDIANSHIP: "The person is under guardianship: a guardian acts for them.",
  }),
});
