import {
  fallbackLanguage,
  isLanguage,
  type Language,
  preferredLanguage,
} from "@portal/model/portal/languages.ts";
import { readCookie, writeCookie } from "../cookies.ts";

const cookieName = "user_lang";

/** The address takes precedence, then the earlier choice, then the browser's languages, then French. */
export function resolveLanguage(
  search: string,
  cookies: string,
  languages: readonly string[],
): Language {
  const asked = [new URLSearchParams(search).get("lang"), readCookie(cookieName, cookies)];
  return asked.find(isLanguage) ?? preferredLanguage(languages) ?? fallbackLanguage;
}

let shown: Language | undefined;

/** The language of this page; another tab may have chosen another one since. */
export function shownLanguage(): Language | undefined {
  return shown;
}

export function showLanguage(language: Language): void {
  shown = language;
}

/** The language chosen last in this browser. */
export function chosenLanguage(): Language | undefined {
  const chosen = readCookie(cookieName, document.cookie);
  return isLanguage(chosen) ? chosen : undefined;
}

export function rememberLanguage(language: Language): void {
  writeCookie(cookieName, language, 365);
}

/** The address without `?lang=`, which is no part of it; nothing if it has none. */
export function withoutLanguageParameter(address: string): string | undefined {
  const url = new URL(address, "http://portal");
  if (!url.searchParams.has("lang")) return undefined;
  url.searchParams.delete("lang");
  return url.pathname + url.search + url.hash;
}
