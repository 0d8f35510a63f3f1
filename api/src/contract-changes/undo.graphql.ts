import { builder } from "../core/http/graphql.ts";
import { ContractMutationsReceived } from "./contract-changes.graphql.ts";
import { undoContractChange } from "./submission/undo-change.ts";

builder.mutationField("undoContractChange", (t) =>
  t.field({
    type: ContractMutationsReceived,
    description:
      "Asks to undo a contract change or a transfer that was done, until the day that its details give as `undoBy`. What cannot be undone is a CONFLICT: `notDone`, `late`, `pending`, or `other` where the contract has changed since.",
    args: {
      id: t.arg.id({
        required: true,
        description: "The request of the change, or the one that has several as its parts.",
      }),
    },
    resolve: (_root, { id }, ctx) => undoContractChange(ctx, id),
  }),
);
