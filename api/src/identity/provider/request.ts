import {
  fallbackLanguage,
  isLanguage,
  type Language,
  preferredLanguage,
} from "@portal/model/portal/languages.ts";
import { readCookie } from "../../core/cookies.ts";

export const LANGUAGE_COOKIE = "user_lang";

/** The language of a page: from the address, then the customer's choice, then the browser's. */
export function pageLanguage(
  languages: readonly (string | undefined)[],
  { cookie, acceptLanguage }: { cookie: string | undefined; acceptLanguage: string | undefined },
): Language {
  const asked = preferredLanguage(languages.flatMap((language) => language?.split(" ") ?? []));
  if (asked) return asked;
  const chosen = readCookie(cookie, LANGUAGE_COOKIE);
  if (isLanguage(chosen)) return chosen;
  return preferredLanguage((acceptLanguage ?? "").split(",")) ?? fallbackLanguage;
}
