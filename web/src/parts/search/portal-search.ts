import { plainAnswer } from "@portal/model/help/answer.ts";
import { createSearch, type SearchTexts } from "@portal/model/help/search.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Visitor } from "../../core/routing/paths.ts";
import type { Translate } from "../../core/language/i18n.tsx";
import { answerAddress, type FaqQuestion } from "../faq/faq.ts";
import { addressOf, destinationsFor, type SearchKind } from "./entries.ts";

export interface SearchResult extends SearchTexts {
  readonly id: string;
  readonly kind: SearchKind;
  readonly to: string;
}

const MOST_RESULTS = 7;
/** Who searches mostly wants to do something: where two entries fit alike, the service comes before the question. */
const kindBonus: Readonly<Record<SearchKind, number>> = {
  service: 0.14,
  document: 0.12,
  page: 0.12,
  question: 0,
};

interface SearchParts {
  visitor: Visitor;
  t: Translate<"search">;
  questions: readonly FaqQuestion[];
  language: Language;
}

/** A search over everything that this person can do, open or read, in their language. */
export function createPortalSearch({ visitor, t, questions, language }: SearchParts) {
  const entries = [
    ...destinationsFor(visitor).map((one): SearchResult => ({
      id: one.id,
      kind: one.kind,
      to: addressOf(one),
      title: t(`entries.${one.id}.title`),
      text: t(`entries.${one.id}.text`),
      words: t(`entries.${one.id}.words`),
    })),
    ...questions.map((one): SearchResult => ({
      id: `faq-${one.id}`,
      kind: "question",
      to: answerAddress(one),
      title: one.question,
      text: plainAnswer(one.answer),
      words: one.keywords,
    })),
  ];
  const search = createSearch(entries, (entry) => entry, language);
  return (typed: string): SearchResult[] =>
    search(typed)
      .map(({ entry, score }) => ({ entry, score: score + kindBonus[entry.kind] }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MOST_RESULTS)
      .map(({ entry }) => entry);
}
