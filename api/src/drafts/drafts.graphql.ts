import { builder } from "../core/http/graphql.ts";
import { listUnsentDrafts, type UnsentDraft as UnsentDraftShape } from "./drafts.ts";

const UnsentDraft = builder.objectRef<UnsentDraftShape>("UnsentDraft").implement({
  description: "A form that was begun and not sent.",
  fields: (t) => ({
    form: t.exposeString("form", { description: "Which one, with its version." }),
    endsOn: t.expose("endsOn", {
      type: "Date",
      description: "The last day on which it is kept.",
    }),
  }),
});

builder.queryField("unsentDrafts", (t) =>
  t.field({
    type: [UnsentDraft],
    description: "Forms that were begun and not sent, the one that ends next first.",
    resolve: (_root, _args, ctx) => listUnsentDrafts(ctx),
  }),
);
