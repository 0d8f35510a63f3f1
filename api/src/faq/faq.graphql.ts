import { languages } from "@portal/model/portal/languages.ts";
import { publicBuilder } from "../core/http/graphql.ts";
import {
  type FaqAddress as AddressShape,
  type FaqGroup as GroupShape,
  type FaqQuestion as QuestionShape,
  listFaq,
} from "./faq.ts";

const FaqAddress = publicBuilder.objectRef<AddressShape>("FaqAddress").implement({
  description: "Where an answer is found in a language.",
  fields: (t) => ({
    language: t.exposeString("language", { description: `One of ${languages.join(", ")}.` }),
    slug: t.exposeString("slug", { description: "What follows /faq/ in its address." }),
  }),
});

const FaqQuestion = publicBuilder.objectRef<QuestionShape>("FaqQuestion").implement({
  description: "A question that many people have, with its answer.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The same in every language." }),
    slug: t.exposeString("slug", {
      description: "What follows /faq/ in its address, in the language of the request.",
    }),
    question: t.exposeString("question", { description: "In the language of the request." }),
    answer: t.exposeString("answer", {
      description:
        "A paragraph a line, `- ` before each entry of a list, `[words](/path)` for a link. Anything else is plain text.",
    }),
    easyAnswer: t.exposeString("easyAnswer", {
      nullable: true,
      description: "The answer in easy language, written alike; null where there is none.",
    }),
    keywords: t.exposeString("keywords", {
      description: "Other words that people search with, apart by spaces.",
    }),
    addresses: t.expose("addresses", {
      type: [FaqAddress],
      description: "Where it is found in each language that it is written in.",
    }),
  }),
});

const FaqGroup = publicBuilder.objectRef<GroupShape>("FaqGroup").implement({
  description: "Questions about one matter.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The same in every language." }),
    title: t.exposeString("title", {
      description: "What they are about, in the language of the request.",
    }),
    questions: t.expose("questions", {
      type: [FaqQuestion],
      description: "Those that are published, in their order.",
    }),
  }),
});

publicBuilder.queryField("faq", (t) =>
  t.field({
    type: [FaqGroup],
    description: "What people often ask, group by group, in the language of the request.",
    resolve: (_root, _args, ctx) => listFaq(ctx, ctx.language),
  }),
);
