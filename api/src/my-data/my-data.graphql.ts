import { AccessArea, AccessWho, HeldCategory } from "@portal/model/my-data.ts";
import { builder } from "../core/http/graphql.ts";
import {
  type AccessDay as AccessDayShape,
  type AccessEntry as AccessEntryShape,
  countHeldData,
  type HeldData as HeldDataShape,
  listAccesses,
  listSignIns,
  type SignIn as SignInShape,
} from "./my-data.ts";

const HeldCategoryEnum = builder.enumType("HeldCategory", { values: HeldCategory.options });
const AccessWhoEnum = builder.enumType("AccessWho", {
  description: "Oneself, the household's address owner, somebody at the insurer, or its machines.",
  values: AccessWho.options,
});
const AccessAreaEnum = builder.enumType("AccessArea", { values: AccessArea.options });

const HeldData = builder.objectRef<HeldDataShape>("HeldData").implement({
  description: "How much of something is held about the account.",
  fields: (t) => ({
    category: t.expose("category", { type: HeldCategoryEnum }),
    count: t.exposeInt("count"),
  }),
});

const SignIn = builder.objectRef<SignInShape>("SignIn").implement({
  description: "A sign-in, or a try that failed.",
  fields: (t) => ({
    at: t.exposeString("at", { description: "An instant, ISO 8601." }),
    isRefused: t.exposeBoolean("isRefused"),
    os: t.exposeString("os", { nullable: true }),
    device: t.exposeString("device", { nullable: true }),
    isOpen: t.exposeBoolean("isOpen"),
    isCurrent: t.exposeBoolean("isCurrent"),
  }),
});

const SignInPage = builder
  .objectRef<Awaited<ReturnType<typeof listSignIns>>>("SignInPage")
  .implement({
    fields: (t) => ({
      signIns: t.expose("signIns", { type: [SignIn] }),
      next: t.exposeString("next", { nullable: true }),
    }),
  });

const AccessEntry = builder.objectRef<AccessEntryShape>("AccessEntry").implement({
  fields: (t) => ({
    who: t.expose("who", { type: AccessWhoEnum }),
    area: t.expose("area", { type: AccessAreaEnum }),
    isChange: t.exposeBoolean("isChange"),
    count: t.exposeInt("count"),
  }),
});

const AccessDay = builder.objectRef<AccessDayShape>("AccessDay").implement({
  description: "Who looked at what on one day.",
  fields: (t) => ({
    day: t.expose("day", { type: "Date" }),
    entries: t.expose("entries", { type: [AccessEntry] }),
  }),
});

const AccessPage = builder
  .objectRef<Awaited<ReturnType<typeof listAccesses>>>("AccessPage")
  .implement({
    fields: (t) => ({
      days: t.expose("days", { type: [AccessDay] }),
      next: t.expose("next", { type: "Date", nullable: true }),
    }),
  });

builder.queryField("heldData", (t) =>
  t.field({ type: [HeldData], resolve: (_root, _args, ctx) => countHeldData(ctx) }),
);

builder.queryField("signIns", (t) =>
  t.field({
    type: SignInPage,
    args: { before: t.arg.string() },
    resolve: (_root, { before }, ctx) => listSignIns(ctx, before ?? undefined),
  }),
);

builder.queryField("accesses", (t) =>
  t.field({
    type: AccessPage,
    args: { before: t.arg({ type: "Date" }) },
    resolve: (_root, { before }, ctx) => listAccesses(ctx, before ?? undefined),
  }),
);
