import {
  DeadlineKind,
  type Deadlines as DeadlinesShape,
  type PossibleReminder as PossibleReminderShape,
  type ReductionDeadline as ReductionDeadlineShape,
  ReductionWay,
} from "@portal/model/premium-reductions/deadlines.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { listHomes, type ReductionHome as ReductionHomeShape } from "./homes.ts";
import { type ListedOffice, listOffices } from "./offices.ts";
import {
  cancelReminder,
  listReminders,
  type ReductionReminder as ReductionReminderShape,
  setReminder,
} from "./reminders.ts";

const ReductionWayEnum = builder.enumType("ReductionWay", {
  description: "How the people of a canton get reduced premiums.",
  values: enumValues(ReductionWay.options, {
    APPLICATION: "They apply by themselves.",
    AUTOMATIC: "The canton decides from the tax data.",
    INVITATION: "The canton sends a form, which they return; without one they apply.",
  }),
});

const DeadlineKindEnum = builder.enumType("ReductionDeadlineKind", {
  description: "Until when a canton takes applications.",
  values: enumValues(DeadlineKind.options, {
    ANY_TIME: "At any time; the reduction begins after the application.",
    DAY: "Until a day of each year.",
    LETTER: "Until the day in the canton's letter.",
    NONE: "No application is needed.",
    UNCONFIRMED: "The insurer has no recent source; the canton tells.",
    WITHIN_YEAR: "Until the end of the year of the reduction.",
  }),
});

const ReductionDeadline = builder.objectRef<ReductionDeadlineShape>("ReductionDeadline").implement({
  description: "The last day of an application.",
  fields: (t) => ({
    day: t.expose("day", { type: "Date", description: "The last day." }),
    claimYear: t.exposeInt("claimYear", {
      description: "The year whose premiums it reduces.",
    }),
  }),
});

const ReductionDeadlines = builder.objectRef<DeadlinesShape>("ReductionDeadlines").implement({
  description: "The deadlines of a canton, as seen today.",
  fields: (t) => ({
    current: t.expose("current", {
      type: ReductionDeadline,
      description: "The one in this calendar year.",
    }),
    isOver: t.exposeBoolean("isOver", { description: "Whether it is over." }),
    coming: t.expose("coming", {
      type: ReductionDeadline,
      description: "The next one that is not over.",
    }),
  }),
});

const PossibleReminder = builder.objectRef<PossibleReminderShape>("PossibleReminder").implement({
  description: "A reminder that can be set.",
  fields: (t) => ({
    daysBefore: t.exposeInt("daysBefore", { description: "How long before the deadline." }),
    day: t.expose("day", { type: "Date", description: "On which day; a weekday." }),
  }),
});

const ReductionOffice = builder.objectRef<ListedOffice>("ReductionOffice").implement({
  description: "Where and until when the people of a canton apply for reduced premiums.",
  fields: (t) => ({
    canton: t.exposeID("canton", { description: "The canton's abbreviation." }),
    name: t.exposeString("name", { description: "The office, in a language of the canton." }),
    url: t.exposeString("url", { description: "The canton's page." }),
    isHomePage: t.exposeBoolean("isHomePage", {
      description: "Whether the address is the canton's home page, since the page is not known.",
    }),
    way: t.expose("way", { type: ReductionWayEnum, description: "How one gets it." }),
    deadlineKind: t.expose("deadlineKind", {
      type: DeadlineKindEnum,
      description: "Until when one applies.",
    }),
    deadlines: t.field({
      type: ReductionDeadlines,
      nullable: true,
      description: "The deadlines; null where the rule names no day.",
      resolve: ({ deadlines }) => deadlines ?? null,
    }),
    reminders: t.expose("reminders", {
      type: [PossibleReminder],
      description: "The reminders of the coming deadline that can be set today.",
    }),
    source: t.exposeString("source", { description: "Where this was read." }),
    checkedOn: t.expose("checkedOn", { type: "Date", description: "As of which day." }),
    isCheckOverdue: t.exposeBoolean("isCheckOverdue", {
      description: "Whether that is so long ago that it may have changed.",
    }),
  }),
});

const ReductionHome = builder.objectRef<ReductionHomeShape>("ReductionHome").implement({
  description: "Where an insured person lives, and what the form of the canton asks for.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    canton: t.exposeString("canton", {
      nullable: true,
      description: "The canton of the legal domicile; null abroad.",
    }),
    insurer: t.exposeString("insurer", { description: "The insurer of the basic insurance." }),
    premium: t.expose("premium", {
      type: "Chf",
      description: "The premium of the basic insurance a month, before the reduction.",
    }),
    reduction: t.expose("reduction", {
      type: "Chf",
      description: "What the canton pays of it already.",
    }),
  }),
});

const ReductionReminder = builder.objectRef<ReductionReminderShape>("ReductionReminder").implement({
  description: "A reminder of a canton's deadline that was not sent yet.",
  fields: (t) => ({
    canton: t.exposeID("canton", { description: "The canton's abbreviation." }),
    claimYear: t.exposeInt("claimYear", { description: "The year of the reduction." }),
    deadline: t.expose("deadline", {
      type: "Date",
      nullable: true,
      description: "The deadline; null where the canton's rule names no day any more.",
    }),
    remindOn: t.expose("remindOn", { type: "Date", description: "When it is sent." }),
  }),
});

builder.queryField("reductionOffices", (t) =>
  t.field({
    type: [ReductionOffice],
    description: "Where the people of each canton apply for reduced premiums.",
    resolve: (_root, _args, ctx) => listOffices(ctx),
  }),
);

builder.queryField("reductionHomes", (t) =>
  t.field({
    type: [ReductionHome],
    description: "The people of the account with basic insurance: their canton and premium.",
    resolve: (_root, _args, ctx) => listHomes(ctx),
  }),
);

builder.queryField("reductionReminders", (t) =>
  t.field({
    type: [ReductionReminder],
    description: "The account's reminders that were not sent yet.",
    resolve: (_root, _args, ctx) => listReminders(ctx),
  }),
);

builder.mutationField("setReductionReminder", (t) =>
  t.field({
    type: ReductionReminder,
    description: "Sets the reminder of a canton's coming deadline; it replaces an open one.",
    args: {
      canton: t.arg.id({ required: true, description: "The canton's abbreviation." }),
      daysBefore: t.arg.int({
        required: true,
        description: "How long before the deadline, as the office offers it.",
      }),
    },
    resolve: (_root, args, ctx) => setReminder(ctx, args),
  }),
);

builder.mutationField("cancelReductionReminder", (t) =>
  t.boolean({
    description: "Cancels the reminder of a canton.",
    args: { canton: t.arg.id({ required: true, description: "The canton's abbreviation." }) },
    resolve: (_root, { canton }, ctx) => cancelReminder(ctx, canton),
  }),
);
