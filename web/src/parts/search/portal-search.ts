import { plainAnswer } from "@portal/model/help/answer.ts";
import { createSearch, type SearchTexts } from "@portal/model/help/search.ts";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import type { Visitor } from "../../core/routing/paths.ts";
import type { Translate } from "../../core/language/i18n.tsx";
import { answerAddress, type FaqQuestion } from "../faq/faq.ts";
import { destinationUrl, destinationsFor, type SearchKind } from "./entries.ts";
import { spokenWords } from "./spoken-words.ts";

export interface SearchResult extends SearchTexts {
  readonly id: string;
  readonly kind: SearchKind;
  readonly to: string;
  readonly isFrequent?: true | undefined;
}

export interface RankedResult extends SearchResult {
  /** The relevance, up to 1. */
  readonly score: number;
}

const MOST_RESULTS = 7;
/** Most searches are for an action: among equal results, services come before questions. */
const kindBonus: Readonly<Record<SearchKind, number>> = {
  service: 0.14,
  document: 0.12,
  page: 0.12,
  question: 0,
};

const FREQUENT_BONUS = 0.05;

function bonusOf({ kind, isFrequent }: SearchResult): number {
  return kindBonus[kind] + (isFrequent ? FREQUENT_BONUS : 0);
}

interface SearchParts {
  visitor: Visitor;
  t: Translate<"search">;
  questions: readonly FaqQuestion[];
  language: Language;
}

/** A search over all actions, pages and answers of this account, in its language. */
export function createPortalSearch({ visitor, t, questions, language }: SearchParts) {
  const entries = [
    ...destinationsFor(visitor).map((one): SearchResult => ({
      id: one.id,
      kind: one.kind,
      to: destinationUrl(one),
      isFrequent: one.isFrequent,
      title: t(`entries.${one.id}.title`),
      text: t(`entries.${one.id}.text`),
      ...wordsFor(one.id, t(`entries.${one.id}.words`), language),
    })),
    ...questions.map((one): SearchResult => ({
      id: `faq-${one.id}`,
      kind: "question",
      to: answerAddress(one),
      title: one.question,
      text: plainAnswer(one.answer),
      ...wordsFor(`faq-${one.id}`, one.keywords, language),
    })),
  ];
  const search = createSearch(entries, (entry) => entry, language);
  return (typed: string): RankedResult[] =>
    search(typed)
      .map(({ entry, score }) => ({ entry, score, rank: score + bonusOf(entry) }))
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, MOST_RESULTS)
      .map(({ entry, score }) => ({ ...entry, score }));
}

function wordsFor(id: string, words: string, language: Language) {
  const spoken = spokenWords[id];
  const foreign = languages.filter((other) => other !== language);
  return {
    words,
    spokenWords: spoken?.[language] ?? "",
    foreignWords: foreign.map((other) => spoken?.[other] ?? "").join(" "),
  };
}
