import type { Language } from "@portal/model/portal/languages.ts";
import deEmergency from "../locales/de/emergency.json" with { type: "json" };
import dePocket from "../locales/de/pocket.json" with { type: "json" };
import deTemplate from "../locales/de/template.json" with { type: "json" };
import enEmergency from "../locales/en/emergency.json" with { type: "json" };
import enPocket from "../locales/en/pocket.json" with { type: "json" };
import enTemplate from "../locales/en/template.json" with { type: "json" };
import frEmergency from "../locales/fr/emergency.json" with { type: "json" };
import frPocket from "../locales/fr/pocket.json" with { type: "json" };
import frTemplate from "../locales/fr/template.json" with { type: "json" };
import itEmergency from "../locales/it/emergency.json" with { type: "json" };
import itPocket from "../locales/it/pocket.json" with { type: "json" };
import itTemplate from "../locales/it/template.json" with { type: "json" };
import { findText, type TextKey, type TextValues } from "./core/texts/texts.ts";

const titlesOf = ({ titles: { pocket, emergency } }: typeof frTemplate) => ({ pocket, emergency });

/** The texts of the worker's pages in all languages, because it loads nothing when it answers. */
const texts = {
  fr: { pocket: frPocket, emergency: frEmergency, titles: titlesOf(frTemplate) },
  de: { pocket: dePocket, emergency: deEmergency, titles: titlesOf(deTemplate) },
  it: { pocket: itPocket, emergency: itEmergency, titles: titlesOf(itTemplate) },
  en: { pocket: enPocket, emergency: enEmergency, titles: titlesOf(enTemplate) },
} satisfies Record<Language, object>;

export function titleIn(language: Language, page: "pocket" | "emergency"): string {
  return texts[language].titles[page];
}

/** The translator of a group, like `useTexts` on a screen. */
export function textsIn<Group extends "pocket" | "emergency">(language: Language, group: Group) {
  return (key: TextKey<Group>, values?: TextValues): string =>
    findText(texts[language][group], key, language, values) ?? "";
}
