import { fallbackLanguage, type Language } from "@portal/model/portal/languages.ts";
import { createContext, use, useSyncExternalStore } from "react";
import type { Reading } from "@portal/model/portal/reading.ts";
import { ordinaryReading } from "@portal/model/portal/reading-cookie.ts";
import { useEnvironment } from "../environment.ts";
import { type LazyModule, lazyModule } from "../errors/lazy-module.ts";
import {
  findText,
  type FirstTexts,
  type TextGroup,
  type TextKey,
  type Texts,
  type TextValues,
} from "../texts/texts.ts";
import { easyTexts, easyTextsOf } from "./easy-texts.ts";

export interface LanguageChoice {
  readonly language: Language;
  /** Stores the choice and refetches everything in that language. */
  readonly changeLanguage: (language: Language) => void;
  readonly reading: Reading;
  /** Stores the choice in this browser; resolves with what is shown then, which is as before if texts are missing. */
  readonly changeReading: (change: Partial<Reading>) => Promise<Reading>;
}

/** A language in which nothing can be chosen, for previews and tests. */
export function fixedLanguage(language: Language): LanguageChoice {
  return {
    language,
    changeLanguage: () => undefined,
    reading: ordinaryReading,
    changeReading: () => Promise.resolve(ordinaryReading),
  };
}

export const LanguageContext = createContext(fixedLanguage(fallbackLanguage));

export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}

export type Translate<Group extends TextGroup> = (
  key: TextKey<Group>,
  values?: TextValues,
) => string;

/** The texts of a group in the current language; the component suspends until they are loaded. */
export function useTexts<Group extends TextGroup>(group: Group): Translate<Group> {
  const { language, reading } = useLanguage();
  useEnvironment().reads?.(group);
  const fallback = useFallback(group);
  const texts = use(loadTexts(language, group));
  const easy = reading.wording === "EASY" ? easyTextsOf(use(easyTexts(language)), group) : {};
  return (key, values) => {
    const text = findText(easy, key, language, values) ?? findText(texts, key, language, values);
    if (text !== undefined) return text;
    // The French texts are loaded only if a language lacks a text; the component then renders again.
    if (!fallback) void loadTexts(fallbackLanguage, group);
    return (fallback && findText(fallback, key, fallbackLanguage, values)) ?? `!${key}!`;
  };
}

/** Each language has its own list of files, so that the first screen does not load all four. */
const firstOf: Record<Language, () => Promise<{ first: FirstTexts }>> = {
  fr: () => import("./first/fr.ts"),
  de: () => import("./first/de.ts"),
  it: () => import("./first/it.ts"),
  en: () => import("./first/en.ts"),
};
const lazyTexts = new Map<string, LazyModule<Texts>>();
const loaded = new Map<string, Texts>();
const groupsInUse = new Set<TextGroup>();
const listeners = new Set<() => void>();

/** Loads a group once; a missing file has no texts. */
export function loadTexts(language: Language, group: TextGroup): Promise<Texts> {
  const name = nameOf(language, group);
  groupsInUse.add(group);
  const known = lazyTexts.get(name) ?? lazyModule(() => fetchTexts(language, group));
  lazyTexts.set(name, known);
  return known.read();
}

/** Loads every group in use before the language changes, so that the page changes at once or not at all. */
export async function loadTextsInUse(language: Language): Promise<void> {
  const outcomes = await Promise.allSettled(
    [...groupsInUse].map((group) => loadTexts(language, group)),
  );
  const failure = outcomes.find(({ status }) => status === "rejected");
  if (failure?.status === "rejected") throw failure.reason;
}

function fetchTexts(language: Language, group: TextGroup): Promise<Texts> {
  return readFile(language, group).then((texts) => {
    loaded.set(nameOf(language, group), texts);
    for (const listener of listeners) listener();
    return texts;
  });
}

async function readFile(language: Language, group: TextGroup): Promise<Texts> {
  const { groups, others } = (await firstOf[language]()).first;
  const known = groups[group];
  if (known) return known;
  const files = await others();
  return files[`./${group}.json`]?.() ?? {};
}

function useFallback(group: TextGroup): Texts | undefined {
  const read = () => loaded.get(nameOf(fallbackLanguage, group));
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function nameOf(language: Language, group: TextGroup): string {
  return `${language}/${group}`;
}
