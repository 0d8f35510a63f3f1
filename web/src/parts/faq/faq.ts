import { queryOptions } from "@tanstack/react-query";
import { publicGraphql, queryPublic } from "../../core/http/api.ts";
import type { FaqQuery } from "../../core/http/gql/public.ts";

const Faq = publicGraphql(`
  query Faq {
    faq {
      id
      title
      questions {
        id
        slug
        question
        answer
        keywords
        addresses {
          language
          slug
        }
      }
    }
  }
`);

const EasyFaq = publicGraphql(`
  query EasyFaq {
    faq {
      questions {
        id
        easyAnswer
      }
    }
  }
`);

export type FaqGroup = FaqQuery["faq"][number];
export type FaqQuestion = FaqGroup["questions"][number];

/** The FAQ is cached, because it changes rarely and several screens use it. Each screen shows its own error. */
export const faqQuery = queryOptions({
  queryKey: ["faq"],
  queryFn: () => queryPublic(Faq, {}, { silent: true }),
  staleTime: 10 * 60_000,
});

/** The answers in easy language by question, for those who chose it. */
export const easyFaqQuery = queryOptions({
  queryKey: ["faq", "easy"],
  queryFn: async () => {
    const { faq } = await queryPublic(EasyFaq, {}, { silent: true });
    const questions = faq.flatMap((group) => group.questions);
    return Object.fromEntries(questions.map(({ id, easyAnswer }) => [id, easyAnswer]));
  },
  staleTime: 10 * 60_000,
});

export function answerAddress({ slug }: Pick<FaqQuestion, "slug">): string {
  return `/faq/${slug}`;
}
