import {
  fallbackLanguage,
  isLanguage,
  type Language,
  preferredLanguage,
} from "@portal/model/languages.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const cookieName = "user_lang";

/** The address wins, then what was chosen before, then what the browser wishes, then French. */
export function resolveLanguage(
  search: string,
  cookies: string,
  wishes: readonly string[],
): Language {
  const asked = [new URLSearchParams(search).get("lang"), readCookie(cookieName, cookies)];
  return asked.find(isLanguage) ?? preferredLanguage(wishes) ?? fallbackLanguage;
}

export function rememberLanguage(language: Language): void {
  writeCookie(cookieName, language, 365);
}
