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
      organizationId: t.exposeString("organizationId", {
        nullable: true,
        description:
          "The insurer's id at the partner that holds the surveys; null where none is configured.",
      }),
      source: t.exposeString("source", {
        nullable: true,
        description: "What the portal is called there; null where none is configured.",
      }),
      surveyNames: t.exposeStringList("surveyNames", {
        description: "The open surveys that the account was not invited to yet.",
      }),
    }),
  });

builder.queryField("surveyConfiguration", (t) =>
  t.field({
    type: SurveyConfiguration,
    description: "What the page needs to invite the person to a survey.",
    resolve: (_root, _args, ctx) => readSurveyConfiguration(ctx),
  }),
);

builder.mutationField("addSurveyPrompt", (t) =>
  t.boolean({
    description: "Marks a survey as done; false where it was already.",
    args: {
      surveyName: t.arg.string({ required: true, description: "A name of SurveyConfiguration." }),
    },
    resolve: (_root, args, ctx) => addSurveyPrompt(ctx, args),
  }),
);

const SurveyProperty = publicBuilder
  .objectRef<SurveyInterceptShape["properties"][number]>("SurveyProperty")
  .implement({
    description: "Something that an invitation to a survey says.",
    fields: (t) => ({
      key: t.exposeString("key", { description: "Which part it is, such as `title` or `link`." }),
      value: t.exposeString("value", { description: "In the language of the request." }),
    }),
  });

const SurveyIntercept = publicBuilder.objectRef<SurveyInterceptShape>("SurveyIntercept").implement({
  description: "What an invitation to a survey says and where it leads.",
  fields: (t) => ({
    interceptId: t.exposeID("interceptId", {
      description: "The id of the invitation at the partner that holds the surveys.",
    }),
    surveyName: t.exposeString("surveyName", { description: "The survey that it invites to." }),
    properties: t.expose("properties", {
      type: [SurveyProperty],
      description: "What it says, by key.",
    }),
  }),
});

publicBuilder.queryField("surveyIntercepts", (t) =>
  t.field({
    type: [SurveyIntercept],
    description:
      "What the invitations to surveys say, in the language of the request; none of a survey that is closed or unknown.",
    args: {
      surveyNames: t.arg.stringList({
        required: true,
        description: "Names of SurveyConfiguration.",
      }),
    },
    resolve: (_root, args, ctx) => listSurveyIntercepts(ctx, args),
  }),
);
