import {
  AccessArea,
  AccessBecause,
  AccessDepartment,
  AccessWho,
  HeldCategory,
  Keeping,
} from "@portal/model/my-data.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { type HeldData as HeldDataShape, listHeldData } from "./held-data.ts";
import {
  type AccessDay as AccessDayShape,
  type AccessEntry as AccessEntryShape,
  listAccesses,
  listSignIns,
  type SignIn as SignInShape,
} from "./my-data.ts";

const HeldCategoryEnum = builder.enumType("HeldCategory", {
  description: "What is held about a customer, as they would sort it.",
  values: enumValues(HeldCategory.options, {
    account: "The account, its settings and consents.",
    careCosts: "Statements, bills and what they cost.",
    contracts: "What the people are covered for.",
    documents: "What we wrote.",
    drafts: "What was typed into forms and not sent.",
    invoices: "Invoices and payments.",
    notifications: "What the account was told of.",
    people: "The people, their addresses and contacts.",
    requests: "What was asked of the insurer.",
    sentFiles: "Files that were sent to us.",
    vouchers: "Delegation vouchers.",
  }),
});
const AccessWhoEnum = builder.enumType("AccessWho", {
  description:
    "The account itself, the household's address owner, an employee of the insurer, its machines, or a representative.",
  values: enumValues(AccessWho.options, {
    YOU: "The account itself.",
    HOUSEHOLD: "The address owner of the household.",
    STAFF: "An employee of the insurer.",
    OFFICE: "The insurer's machines.",
    REPRESENTATIVE: "A customer who acts for the account.",
  }),
});
export const AccessAreaEnum = builder.enumType("AccessArea", {
  description: "What was looked at or changed, in the customer's words.",
  values: AccessArea.options,
});

const AccessBecauseEnum = builder.enumType("AccessBecause", {
  description: "Why an employee looked.",
  values: enumValues(AccessBecause.options, {
    CASE: "A request of the account, which the employee treats.",
    REASON: "Another reason, which the employee typed and the insurer checks.",
    CUSTOMER_CALL: "A call of the customer.",
  }),
});
const AccessDepartmentEnum = builder.enumType("AccessDepartment", {
  description: "The part of the insurer's company.",
  values: enumValues(AccessDepartment.options, {
    CUSTOMER_SERVICE: "Answers customers.",
    CLAIMS: "Settles bills, accidents and damages.",
    CONTRACTS: "Looks after insurances.",
    ACCOUNTING: "Looks after invoices and payments.",
    COMMUNICATION: "Publishes news.",
    MANAGEMENT: "Leads teams.",
  }),
});

const KeepingEnum = builder.enumType("Keeping", {
  description: "What decides how long something is kept.",
  values: enumValues(Keeping.options, {
    ACCOUNT: "As long as the account exists.",
    CONTRACT: "As long as a contract runs, then ten years.",
    LAW: "Ten years from the end of the business year.",
    RULE: "A number of months that the insurer decides.",
    DAYS: "A number of days.",
  }),
});

const HeldData = builder.objectRef<HeldDataShape>("HeldData").implement({
  description: "How much of something is held about the account, and for how long.",
  fields: (t) => ({
    category: t.expose("category", { type: HeldCategoryEnum, description: "What is counted." }),
    count: t.exposeInt("count", { description: "How many entries of it there are." }),
    oldest: t.expose("oldest", {
      type: "Date",
      nullable: true,
      description: "The day of the oldest entry; null where there is none or where none has a day.",
    }),
    newest: t.expose("newest", {
      type: "Date",
      nullable: true,
      description: "The day of the newest entry, as with `oldest`.",
    }),
    keeping: t.expose("keeping", { type: KeepingEnum, description: "How long it is kept." }),
    months: t.exposeInt("months", { nullable: true, description: "Of RULE." }),
    days: t.exposeInt("days", { nullable: true, description: "Of DAYS." }),
    goesFrom: t.expose("goesFrom", {
      type: "Date",
      nullable: true,
      description: "The first day on which the oldest entry may be deleted; null where it is open.",
    }),
  }),
});

const SignIn = builder.objectRef<SignInShape>("SignIn").implement({
  description: "A sign-in, or a try that failed.",
  fields: (t) => ({
    at: t.exposeString("at", { description: "An instant, ISO 8601." }),
    isRefused: t.exposeBoolean("isRefused", { description: "Whether the try failed." }),
    os: t.exposeString("os", {
      nullable: true,
      description: "The operating system; null where the browser does not say.",
    }),
    device: t.exposeString("device", {
      nullable: true,
      description:
        "What was used, such as a desktop or a phone; null where the browser does not say.",
    }),
    isOpen: t.exposeBoolean("isOpen", { description: "Whether that session still lasts." }),
    isCurrent: t.exposeBoolean("isCurrent", {
      description: "Whether it is the session that asks.",
    }),
  }),
});

const SignInPage = builder
  .objectRef<Awaited<ReturnType<typeof listSignIns>>>("SignInPage")
  .implement({
    description: "Ten sign-ins.",
    fields: (t) => ({
      signIns: t.expose("signIns", { type: [SignIn], description: "The newest first." }),
      next: t.exposeString("next", {
        nullable: true,
        description: "What to ask for as `before` to read on; null on the last page.",
      }),
    }),
  });

const AccessEntry = builder.objectRef<AccessEntryShape>("AccessEntry").implement({
  description: "That data of the account were looked at or changed on a day.",
  fields: (t) => ({
    who: t.expose("who", { type: AccessWhoEnum, description: "Who it was." }),
    area: t.expose("area", { type: AccessAreaEnum, description: "What was looked at or changed." }),
    isChange: t.exposeBoolean("isChange", {
      description: "Whether something was changed, and not only looked at.",
    }),
    count: t.exposeInt("count", { description: "How often on that day." }),
    department: t.expose("department", {
      type: AccessDepartmentEnum,
      nullable: true,
      description: "Where the employee works; null for all others.",
    }),
    because: t.expose("because", {
      type: AccessBecauseEnum,
      nullable: true,
      description: "Why the employee looked; null for all others.",
    }),
    caseType: t.exposeString("caseType", {
      nullable: true,
      description: "The type of the request because of which it was.",
    }),
    caseDay: t.expose("caseDay", {
      type: "Date",
      nullable: true,
      description: "The day of the request because of which it was.",
    }),
    representative: t.exposeString("representative", {
      nullable: true,
      description: "The name of the representative; null for all others.",
    }),
  }),
});

const AccessDay = builder.objectRef<AccessDayShape>("AccessDay").implement({
  description: "Who looked at what on one day.",
  fields: (t) => ({
    day: t.expose("day", { type: "Date", description: "The day, by Swiss clocks." }),
    entries: t.expose("entries", {
      type: [AccessEntry],
      description: "One entry for each kind of person and area.",
    }),
  }),
});

const AccessPage = builder
  .objectRef<Awaited<ReturnType<typeof listAccesses>>>("AccessPage")
  .implement({
    description: "Seven days on which anything happened, the newest first.",
    fields: (t) => ({
      days: t.expose("days", { type: [AccessDay], description: "The newest first." }),
      next: t.expose("next", {
        type: "Date",
        nullable: true,
        description: "What to ask for as `before` to read on; null on the last page.",
      }),
    }),
  });

builder.queryField("heldData", (t) =>
  t.field({
    type: [HeldData],
    description: "How much is held about the account and for how long, by category.",
    resolve: (_root, _args, ctx) => listHeldData(ctx),
  }),
);

builder.queryField("signIns", (t) =>
  t.field({
    type: SignInPage,
    description: "The account's sign-ins, ten at a time, the newest first.",
    args: {
      before: t.arg.string({
        description: "Only earlier ones: `next` of the page before. From now where it is left out.",
      }),
    },
    resolve: (_root, { before }, ctx) => listSignIns(ctx, before ?? undefined),
  }),
);

builder.queryField("accesses", (t) =>
  t.field({
    type: AccessPage,
    description: "Who looked at or changed data of the account, by day.",
    args: {
      before: t.arg({
        type: "Date",
        description:
          "Only earlier days: `next` of the page before. From today where it is left out.",
      }),
    },
    resolve: (_root, { before }, ctx) => listAccesses(ctx, before ?? undefined),
  }),
);
