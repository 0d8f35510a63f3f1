import { describeWeek } from "@portal/model/calendar/opening-hours.ts";
import { CallbackPeriod, type RequestCallback } from "@portal/model/contact/callback.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { OpeningHours } from "../insurer/calendar/opening-hours.graphql.ts";
import { requestCallback } from "./callback.ts";
import {
  brokeredInsurances,
  type ContactLine as ContactLineShape,
  listContactLines,
} from "./contact-lines.ts";

const ContactKind = builder.enumType("ContactKind", {
  description: "Who answers.",
  values: enumValues(["BROKER", "INSURER"], {
    BROKER: "The broker who looks after some of the account's insurances.",
    INSURER: "The insurer's customer service.",
  }),
});
const BrokeredInsurance = builder.enumType("BrokeredInsurance", {
  description: "What a broker looks after.",
  values: enumValues(brokeredInsurances, {
    HEALTH: "Basic and supplementary insurance.",
    PROPERTY: "Household, building, liability and legal protection.",
  }),
});

const ContactLine = builder.objectRef<ContactLineShape>("ContactLine").implement({
  description: "A broker or a service that the account can call about its contracts.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ContactKind, description: "Who answers." }),
    insurances: t.field({
      type: [BrokeredInsurance],
      description: "What a broker looks after; empty for the insurer, who helps with everything.",
      resolve: ({ insurances }) => [...insurances],
    }),
    name: t.exposeString("name"),
    company: t.exposeString("company", {
      nullable: true,
      description: "Whom a broker works for; null for the insurer's own line.",
    }),
    phoneNumber: t.exposeString("phoneNumber"),
    email: t.exposeString("email", { nullable: true, description: "Null where there is none." }),
    languages: t.exposeStringList("languages", { description: "Spoken there." }),
    openingTimeDescription: t.string({
      nullable: true,
      description: "The usual week in the language of the request; null where it is not known.",
      resolve: ({ hours }, _args, { language }) => hours && describeWeek(hours.week, language),
    }),
    openingHours: t.expose("hours", {
      type: OpeningHours,
      nullable: true,
      description: "The usual week and the exceptions to it; null where it is not known.",
    }),
  }),
});

builder.queryField("contactLines", (t) =>
  t.field({
    type: [ContactLine],
    description:
      "Whom the account calls about its contracts: its brokers, and last the insurer's line that speaks its language.",
    resolve: (_root, _args, ctx) => listContactLines(ctx),
  }),
);

const CallbackPeriodEnum = builder.enumType("CallbackPeriod", {
  description: "When on a day the customer wants to be called, within the hours of the line.",
  values: enumValues(CallbackPeriod.options, {
    AFTERNOON: "From noon to five.",
    EVENING: "After five.",
    MORNING: "Before noon.",
  }),
});

const CallbackInput = builder.inputRef<RequestCallback>("CallbackInput").implement({
  description: "When and at which number the customer wants to be called.",
  fields: (t) => ({
    phone: t.string({
      required: true,
      description: "A phone number that is valid in its country.",
    }),
    date: t.field({
      type: "Date",
      required: true,
      description: "One of the next ten working days.",
    }),
    period: t.field({
      type: CallbackPeriodEnum,
      required: true,
      description: "A part of that day in which the line is open.",
    }),
    message: t.string({ required: true, description: "What it is about; may be empty." }),
  }),
});

builder.mutationField("requestCallback", (t) =>
  t.id({
    description:
      "Asks to be called; answers the id of the request in change tracking. CONFLICT where a call on that day is asked for already.",
    args: { input: t.arg({ type: CallbackInput, required: true, description: "When and where." }) },
    resolve: async (_root, { input }, ctx) => (await requestCallback(ctx, input)).id,
  }),
);
