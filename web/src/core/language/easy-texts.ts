import type { Language } from "@portal/model/portal/languages.ts";
import { type LazyModule, lazyModule } from "../errors/lazy-module.ts";
import type { TextGroup, Texts } from "../texts/texts.ts";

/** The texts in easy language by file; a key that is missing keeps its ordinary text. */
export type EasyTexts = Readonly<Record<string, Texts>>;

/** Loaded only for people who chose easy language. */
const modules: Record<Language, LazyModule<EasyTexts>> = {
  fr: lazyModule(async () => (await import("./easy/fr.ts")).easy),
  de: lazyModule(async () => (await import("./easy/de.ts")).easy),
  it: lazyModule(async () => (await import("./easy/it.ts")).easy),
  en: lazyModule(async () => (await import("./easy/en.ts")).easy),
};
const rendered = new Map<Language, Promise<EasyTexts>>();
const none: EasyTexts = {};

/** Rejects if the file cannot be loaded. */
export async function loadEasyTexts(language: Language): Promise<void> {
  const arriving = modules[language].read();
  await arriving;
  rendered.set(language, arriving);
}

/** For a render: without the file, the ordinary texts are shown. */
export function easyTexts(language: Language): Promise<EasyTexts> {
  const known = rendered.get(language) ?? orNone(modules[language].read());
  rendered.set(language, known);
  return known;
}

function orNone(arriving: Promise<EasyTexts>): Promise<EasyTexts> {
  // React reads a promise with this mark without suspending.
  if ("status" in arriving && arriving.status === "fulfilled") return arriving;
  const safe = arriving.catch(() => none);
  void safe.then((value) => Object.assign(safe, { status: "fulfilled", value }));
  return safe;
}

export function easyTextsOf(texts: EasyTexts, group: TextGroup): Texts {
  return texts[`./${group}.json`] ?? {};
}
