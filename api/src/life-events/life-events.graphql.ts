import { LifeEvent, LifeStep } from "@portal/model/life-events/events.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import type {
  AccidentPremium as AccidentPremiumShape,
  MovePremium as MovePremiumShape,
} from "../insurer/cover/premium-elsewhere.ts";
import {
  type DoneStep as DoneStepShape,
  endLifeList,
  type LifeList as LifeListShape,
  listLifeLists,
  setLifeStep,
  startLifeList,
} from "./lists.ts";
import {
  listAccidentPremiums,
  type NewbornPremium as NewbornPremiumShape,
  readMovePremiums,
  readNewbornPremium,
} from "./premiums.ts";

const LifeEventEnum = builder.enumType("LifeEvent", {
  description: "A change in a life that touches insurance.",
  values: enumValues(LifeEvent.options, {
    BIRTH: "A child is born.",
    DEATH: "A person of the family died.",
    JOB_CHANGE: "A new employer, or a new work.",
    LEAVING: "Leaving Switzerland.",
    MARRIAGE: "A marriage.",
    MOVING: "Moving within Switzerland.",
    RETIREMENT: "The end of work by age.",
    SEPARATION: "A separation or a divorce.",
    UNEMPLOYMENT: "The loss of work.",
  }),
});

const LifeStepEnum = builder.enumType("LifeStep", {
  description: "What is to be done in a list.",
  values: enumValues(LifeStep.options, {
    accidentIn: "Covering accidents in the basic insurance again.",
    accidentOut: "Leaving accidents out of the basic insurance.",
    address: "The new address.",
    addressAbroad: "The address abroad.",
    addressHousehold: "The addresses of the household.",
    agency: "The agency that is near.",
    bank: "The bank account.",
    birth: "Declaring the birth.",
    civilStatus: "Telling the new civil status and name.",
    death: "Telling the death.",
    endOfInsurance: "Ending the basic insurance.",
    estate: "What becomes of contracts and invoices.",
    familyDoctor: "The family doctor or the model.",
    household: "The insurance of the household.",
    insureChild: "Insuring the child.",
    invoicesWhom: "Who gets the invoices.",
    occupation: "The employment details.",
    phone: "Phone number and e-mail address.",
    reducedPremiums: "Reduced premiums of the canton.",
  }),
});

const DoneStep = builder.objectRef<DoneStepShape>("DoneLifeStep").implement({
  description: "A step that is done.",
  fields: (t) => ({
    step: t.expose("step", { type: LifeStepEnum, description: "Which one." }),
    byRequest: t.exposeBoolean("byRequest", {
      description:
        "Whether a request since the list began did it, rather than the customer's tick.",
    }),
  }),
});

const LifeList = builder.objectRef<LifeListShape>("LifeList").implement({
  description: "A list that the customer began and did not end.",
  fields: (t) => ({
    event: t.expose("event", { type: LifeEventEnum, description: "What it is about." }),
    happensOn: t.expose("happensOn", {
      type: "Date",
      nullable: true,
      description: "The day of the change, where the customer said it.",
    }),
    startedOn: t.expose("startedOn", { type: "Date", description: "When it was begun." }),
    done: t.expose("done", { type: [DoneStep], description: "What is done." }),
  }),
});

const MovePremium = builder.objectRef<MovePremiumShape>("MovePremium").implement({
  description: "The premium of a person's basic insurance at another place.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    before: t.expose("before", {
      type: "Chf",
      description: "A month today, before the reduction of the canton.",
    }),
    after: t.expose("after", {
      type: "Chf",
      nullable: true,
      description: "The same at the new place; null where the tariff has none.",
    }),
    isOffered: t.exposeBoolean("isOffered", {
      description: "Whether the product is offered there.",
    }),
    isSameCanton: t.exposeBoolean("isSameCanton", { description: "Whether the canton stays." }),
  }),
});

const NewbornPremium = builder.objectRef<NewbornPremiumShape>("NewbornPremium").implement({
  description: "What the basic insurance of a newborn costs.",
  fields: (t) => ({
    insurer: t.exposeString("insurer", { description: "The insurer, that of the parent." }),
    product: t.exposeString("product", { description: "The product, that of the parent." }),
    premium: t.expose("premium", { type: "Chf", description: "A month." }),
    insureBy: t.expose("insureBy", {
      type: "Date",
      description: "The last day on which the insurance still begins with the birth.",
    }),
  }),
});

const AccidentPremium = builder.objectRef<AccidentPremiumShape>("AccidentPremium").implement({
  description: "The premium of a person with and without accidents.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    isCovered: t.exposeBoolean("isCovered", { description: "Whether accidents are covered now." }),
    covered: t.expose("covered", { type: "Chf", description: "A month with accidents." }),
    excluded: t.expose("excluded", { type: "Chf", description: "A month without accidents." }),
  }),
});

builder.queryField("lifeLists", (t) =>
  t.field({
    type: [LifeList],
    description: "The lists that the account began and did not end.",
    resolve: (_root, _args, ctx) => listLifeLists(ctx),
  }),
);

builder.queryField("movePremiums", (t) =>
  t.field({
    type: [MovePremium],
    description: "The premiums of the account's people at another place, by today's tariff.",
    args: { locality: t.arg.id({ required: true, description: "The id of the locality." }) },
    resolve: (_root, { locality }, ctx) => readMovePremiums(ctx, locality),
  }),
);

builder.queryField("newbornPremium", (t) =>
  t.field({
    type: NewbornPremium,
    nullable: true,
    description: "What the basic insurance of a newborn costs; null without one of the parent.",
    args: {
      parent: t.arg.int({ required: true, description: "The number of the insured parent." }),
      birthdate: t.arg({ type: "Date", required: true, description: "The day of the birth." }),
    },
    resolve: (_root, args, ctx) => readNewbornPremium(ctx, args),
  }),
);

builder.queryField("accidentPremiums", (t) =>
  t.field({
    type: [AccidentPremium],
    description: "What accident cover costs each person of the account.",
    resolve: (_root, _args, ctx) => listAccidentPremiums(ctx),
  }),
);

builder.mutationField("startLifeList", (t) =>
  t.boolean({
    description: "Begins a list, or changes the day of the open one.",
    args: {
      event: t.arg({ type: LifeEventEnum, required: true, description: "What it is about." }),
      happensOn: t.arg({ type: "Date", description: "The day of the change, where it is known." }),
    },
    resolve: (_root, args, ctx) => startLifeList(ctx, args),
  }),
);

builder.mutationField("setLifeStep", (t) =>
  t.boolean({
    description: "Ticks or unticks a step of a list; the first tick begins the list.",
    args: {
      event: t.arg({ type: LifeEventEnum, required: true, description: "Of which list." }),
      step: t.arg({ type: LifeStepEnum, required: true, description: "Which step." }),
      isDone: t.arg.boolean({ required: true, description: "Whether it is done." }),
    },
    resolve: (_root, args, ctx) => setLifeStep(ctx, args),
  }),
);

builder.mutationField("endLifeList", (t) =>
  t.boolean({
    description: "Ends a list; what was ticked is forgotten by the next one.",
    args: { event: t.arg({ type: LifeEventEnum, required: true, description: "Which one." }) },
    resolve: (_root, args, ctx) => endLifeList(ctx, args),
  }),
);
