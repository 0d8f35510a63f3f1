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

export type FaqGroup = FaqQuery["faq"][number];
export type FaqQuestion = FaqGroup["questions"][number];

/** The FAQ is cached, because it changes rarely and several screens use it. Each screen shows its own error. */
export const faqQuery = queryOptions({
  queryKey: ["faq"],
  queryFn: () => queryPublic(Faq, {}, { silent: true }),
  staleTime: 10 * 60_000,
});

export function answerAddress({ slug }: Pick<FaqQuestion, "slug">): string {
  return `/faq/${slug}`;
}
