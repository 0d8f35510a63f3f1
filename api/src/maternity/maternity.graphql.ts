import { MaternityEvent } from "@portal/model/maternity.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import {
  declareMaternity,
  listMaternityInsureds,
  type MaternityInsured as InsuredShape,
} from "./maternity.ts";

const MaternityEventEnum = builder.enumType("MaternityEvent", {
  description: "What is declared of a pregnancy.",
  values: enumValues(MaternityEvent.options, {
    BIRTHDATE: "The day of the birth.",
    THIRTEENTH_WEEK_DATE: "The day on which the 13th week of pregnancy begins.",
  }),
});

const MaternityInsured = builder.objectRef<InsuredShape>("MaternityInsured").implement({
  description: "An insured person of the account, as the maternity declaration offers them.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    firstname: t.exposeString("firstname"),
    lastname: t.exposeString("lastname"),
    fullname: t.string({
      description: "First name and family name.",
      resolve: ({ firstname, lastname }) => `${firstname} ${lastname}`,
    }),
    isEligibleMaternityDeclaration: t.exposeBoolean("isEligibleMaternityDeclaration", {
      description: "Whether a pregnancy or a birth can be declared for them.",
    }),
  }),
});

builder.queryField("maternityInsureds", (t) =>
  t.field({
    type: [MaternityInsured],
    description: "The people on the account, and for whom a pregnancy or a birth can be declared.",
    resolve: (_root, _args, ctx) => listMaternityInsureds(ctx),
  }),
);

builder.mutationField("declareMaternity", (t) =>
  t.id({
    description:
      "Declares a birth or a 13th week, and answers with the id of the request. Care is free of cost sharing around it, and earlier statements are corrected. The same day twice is a CONFLICT, and so is another day of an event of the same pregnancy while one is open (`maternityStatus` OPEN).",
    args: {
      concernedInsured: t.arg.int({ required: true, description: "The number of the woman." }),
      type: t.arg({
        type: MaternityEventEnum,
        required: true,
        description: "What is declared.",
      }),
      date: t.arg({
        type: "Date",
        required: true,
        description:
          "A birth of the last year up to today; a 13th week from a year ago up to 31 days ahead.",
      }),
    },
    resolve: (_root, declared, ctx) => declareMaternity(ctx, declared),
  }),
);
