import { builder } from "../core/http/graphql.ts";
import {
  compareCare,
  type ComparedCare as ComparedCareShape,
  type ComparedSum as ComparedSumShape,
} from "./compare-care.ts";
import {
  explainStatement,
  type ExplainedLine as ExplainedLineShape,
  type ExplainedStatement as ExplainedStatementShape,
} from "./explain-statement.ts";
import { CareInsured, StatementLine } from "./reimbursements.graphql.ts";
import { CareCategoryEnum } from "./statement-enums.graphql.ts";

const ExplainedLine = builder.objectRef<ExplainedLineShape>("ExplainedLine").implement({
  description: "A line of a statement with the year of its person before it.",
  fields: (t) => ({
    line: t.expose("line", { type: StatementLine, description: "The line itself." }),
    deductibleAnnual: t.expose("deductibleAnnual", {
      type: "Chf",
      description: "The deductible of the year of treatment.",
    }),
    deductibleBefore: t.expose("deductibleBefore", {
      type: "Chf",
      description: "What of it was borne before this line.",
    }),
    coinsuranceMaximum: t.expose("coinsuranceMaximum", {
      type: "Chf",
      description: "The most coinsurance of the year of treatment.",
    }),
    coinsuranceBefore: t.expose("coinsuranceBefore", {
      type: "Chf",
      description: "What of it was borne before this line.",
    }),
    conversation: t.exposeID("conversation", {
      nullable: true,
      description: "The conversation in which the account reported it; null where it did not.",
    }),
  }),
});

const ExplainedStatement = builder
  .objectRef<ExplainedStatementShape>("ExplainedStatement")
  .implement({
    description: "A statement whose lines say how they were divided.",
    fields: (t) => ({
      id: t.exposeID("id"),
      statementNumber: t.exposeString("statementNumber", { description: "Its number." }),
      insured: t.expose("insured", { type: CareInsured, description: "Whose care it was." }),
      lines: t.expose("lines", { type: [ExplainedLine], description: "In their order." }),
    }),
  });

const ComparedSum = builder.objectRef<ComparedSumShape>("ComparedCosts").implement({
  description: "The costs of care and their shares.",
  fields: (t) => ({
    paidByUs: t.expose("paidByUs", {
      type: "Chf",
      description: "What basic and supplementary insurance paid.",
    }),
    own: t.expose("own", { type: "Chf", description: "What the person bore." }),
  }),
});

const ComparedCare = builder.objectRef<ComparedCareShape>("ComparedCare").implement({
  description: "One sort of care of a person, this year and the year before.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber", { description: "Whose care it was." }),
    category: t.expose("category", {
      type: CareCategoryEnum,
      description: "What sort of care it was.",
    }),
    thisYear: t.expose("thisYear", { type: ComparedSum, description: "Settled up to today." }),
    lastYearSoFar: t.expose("lastYearSoFar", {
      type: ComparedSum,
      description: "Of the year before, settled up to the same day of that year.",
    }),
    lastYear: t.expose("lastYear", {
      type: ComparedSum,
      description: "All of the year before, as settled until today.",
    }),
  }),
});

builder.queryField("explainedStatement", (t) =>
  t.field({
    type: ExplainedStatement,
    description: "How the lines of a statement were divided. An adult's are theirs alone.",
    args: { id: t.arg.id({ required: true, description: "The id of the statement." }) },
    resolve: (_root, { id }, ctx) => explainStatement(ctx, id),
  }),
);

builder.queryField("comparedCare", (t) =>
  t.field({
    type: [ComparedCare],
    description:
      "The care of this year and of the year before, by the year of treatment, of those whose statements the account may read.",
    resolve: (_root, _args, ctx) => compareCare(ctx),
  }),
);
