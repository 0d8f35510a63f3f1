import { builder, publicBuilder } from "../core/http/graphql.ts";
import {
  addSurveyPrompt,
  listSurveyIntercepts,
  readSurveyConfiguration,
  type SurveyConfiguration as SurveyConfigurationShape,
  type SurveyIntercept as SurveyInterceptShape,
} from "./surveys.ts";

const SurveyConfiguration = builder
  .objectRef<SurveyConfigurationShape>("SurveyConfiguration")
  .implement({
    description: "Where surveys are held, and which of them the account may still be asked for.",
    fields: (t) => ({
      organizationId: t.exposeString("organizationId", { nullable: true }),
      source: t.exposeString("source", { nullable: true }),
      surveyNames: t.exposeStringList("surveyNames"),
    }),
  });

builder.queryField("surveyConfiguration", (t) =>
  t.field({
    type: SurveyConfiguration,
    resolve: (_root, _args, ctx) => readSurveyConfiguration(ctx),
  }),
);

builder.mutationField("addSurveyPrompt", (t) =>
  t.boolean({
    description: "Marks a survey as done; false where it was already.",
    args: { surveyName: t.arg.string({ required: true }) },
    resolve: (_root, wish, ctx) => addSurveyPrompt(ctx, wish),
  }),
);

const SurveyProperty = publicBuilder
  .objectRef<SurveyInterceptShape["properties"][number]>("SurveyProperty")
  .implement({ fields: (t) => ({ key: t.exposeString("key"), value: t.exposeString("value") }) });

const SurveyIntercept = publicBuilder.objectRef<SurveyInterceptShape>("SurveyIntercept").implement({
  description: "What an invitation to a survey says and where it leads.",
  fields: (t) => ({
    interceptId: t.exposeID("interceptId"),
    surveyName: t.exposeString("surveyName"),
    properties: t.expose("properties", { type: [SurveyProperty] }),
  }),
});

publicBuilder.queryField("surveyIntercepts", (t) =>
  t.field({
    type: [SurveyIntercept],
    args: { surveyNames: t.arg.stringList({ required: true }) },
    resolve: (_root, wish, ctx) => listSurveyIntercepts(ctx, wish),
  }),
);
