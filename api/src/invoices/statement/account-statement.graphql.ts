import { AccountStatementResult } from "@portal/model/requests/interactions.ts";
import { builder, enumValues } from "../../core/http/graphql.ts";
import { type AskedStatement, requestAccountStatement } from "./account-statement.ts";

const AccountStatementStatus = builder.enumType("AccountStatementStatus", {
  description: "Whether an account statement was ordered.",
  values: enumValues(AccountStatementResult.options, {
    SUCCESS: "It is being prepared and will be among the documents.",
    FAILURE: "One is being prepared already.",
  }),
});

const AccountStatementRequest = builder
  .objectRef<AskedStatement>("AccountStatementRequest")
  .implement({
    description: "What asking for an account statement comes to.",
    fields: (t) => ({
      status: t.expose("status", {
        type: AccountStatementStatus,
        description: "Whether one is prepared now.",
      }),
      request: t.exposeID("request", {
        nullable: true,
        description: "The request in change tracking; null where none was made.",
      }),
    }),
  });

builder.mutationField("createAccountStatementRequest", (t) =>
  t.field({
    type: AccountStatementRequest,
    description: "Orders an account statement, which comes to the documents.",
    args: {
      lang: t.arg.string({
        required: true,
        description: "The language of the statement: de, en, fr or it.",
      }),
    },
    resolve: (_root, { lang }, ctx) => requestAccountStatement(ctx, lang),
  }),
);
