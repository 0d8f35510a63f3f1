import { publicBuilder } from "../core/http/graphql.ts";
import { checkCreation } from "./request-access.ts";

const CreationCheck = publicBuilder
  .objectRef<{ valid: boolean; errors: string[] }>("AccountCreationCheck")
  .implement({
    description: "Whether access can be asked for with what was typed.",
    fields: (t) => ({
      valid: t.exposeBoolean("valid", {
        description: "Whether nothing is wrong with it. It says nothing of who is insured.",
      }),
      errors: t.exposeStringList("errors", {
        description: "insuredNumber, birthdate, email: the fields that cannot be right.",
      }),
    }),
  });

publicBuilder.queryField("accountCreationCheck", (t) =>
  t.field({
    type: CreationCheck,
    description:
      "Whether access can be asked for with what was typed. The answer is the same whether the person is known or not.",
    args: {
      insuredNumber: t.arg.string({ required: true, description: "As it was typed." }),
      birthdate: t.arg.string({ required: true, description: "A day, YYYY-MM-DD." }),
      email: t.arg.string({ required: true }),
    },
    resolve: (_root, typed, ctx) => checkCreation(ctx, typed),
  }),
);
