import type { AnswerQuestion, StoredAnswer } from "@portal/model/requests/decisions.ts";
import { builder } from "../core/http/graphql.ts";
import {
  listOpenQuestions,
  type OpenQuestion as OpenQuestionShape,
  type RequestQuestion as QuestionShape,
} from "./questions.ts";

const AnswerFile = builder.objectRef<StoredAnswer["files"][number]>("AnswerFile").implement({
  description: "A file that came with an answer.",
  fields: (t) => ({
    filename: t.exposeString("filename", { description: "The name under which it is saved." }),
    url: t.exposeString("url", { description: "The path of the file at the API." }),
  }),
});

export const RequestQuestion = builder.objectRef<QuestionShape>("RequestQuestion").implement({
  description: "A question of the insurer about a request, and the account's answer.",
  fields: (t) => ({
    id: t.exposeID("id"),
    text: t.exposeString("text", {
      description: "The question, in the language of the caller or as it was written.",
    }),
    needsDocument: t.exposeBoolean("needsDocument", {
      description: "The answer has to come with a file.",
    }),
    askedAt: t.string({
      description: "The instant, ISO 8601.",
      resolve: ({ askedAt }) => askedAt.toISOString(),
    }),
    answerBy: t.expose("answerBy", { type: "Date", description: "The last day for the answer." }),
    isOpen: t.exposeBoolean("isOpen", {
      description: "It waits for an answer; false once answered, or when the request was decided.",
    }),
    answeredAt: t.string({
      nullable: true,
      description: "The instant of the answer, ISO 8601; null while there is none.",
      resolve: ({ answeredAt }) => answeredAt?.toISOString() ?? null,
    }),
    answer: t.string({
      nullable: true,
      description: "What the account answered; empty where it sent files alone.",
      resolve: ({ answer }) => answer?.text ?? null,
    }),
    files: t.field({
      type: [AnswerFile],
      description: "The files of the answer.",
      resolve: ({ answer }) => answer?.files ?? [],
    }),
  }),
});

const OpenQuestion = builder.objectRef<OpenQuestionShape>("OpenQuestion").implement({
  description: "A question that waits for an answer of the account.",
  fields: (t) => ({
    id: t.exposeID("id"),
    requestId: t.exposeID("requestId", { description: "The request in change tracking." }),
    requestDate: t.expose("requestDate", {
      type: "Date",
      description: "The day on which the request was made.",
    }),
    type: t.exposeString("type", { description: "Usually an InteractionType." }),
    answerBy: t.expose("answerBy", { type: "Date", description: "The last day for the answer." }),
  }),
});

builder.queryField("openQuestions", (t) =>
  t.field({
    type: [OpenQuestion],
    description: "The questions that wait for an answer of the account, the most urgent first.",
    resolve: (_root, _args, ctx) => listOpenQuestions(ctx),
  }),
);

export const AnswerInput = builder.inputRef<AnswerQuestion>("AnswerInput").implement({
  description: "The answer to a question about a request.",
  fields: (t) => ({
    text: t.string({ required: true, description: "At most 4,000 characters; may be empty." }),
    files: t.stringList({
      required: true,
      description: "The ids of files that were uploaded before, at most ten.",
    }),
  }),
});
