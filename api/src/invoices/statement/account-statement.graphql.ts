import { AccountStatementResult } from "@portal/model/requests/interactions.ts";
import { builder } from "../../core/http/graphql.ts";
import { requestAccountStatement } from "./account-statement.ts";

const AccountStatementStatus = builder.enumType("AccountStatementStatus", {
  values: AccountStatementResult.options,
});

const AccountStatementRequest = builder
  .objectRef<{ status: AccountStatementResult }>("AccountStatementRequest")
  .implement({
    description: "What asking for an account statement comes to.",
    fields: (t) => ({ status: t.expose("status", { type: AccountStatementStatus }) }),
  });

builder.mutationField("createAccountStatementRequest", (t) =>
  t.field({
    type: AccountStatementRequest,
    args: { lang: t.arg.string({ required: true }) },
    resolve: async (_root, { lang }, ctx) => ({ status: await requestAccountStatement(ctx, lang) }),
  }),
);
