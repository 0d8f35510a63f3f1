import { isLanguage, type Language } from "@portal/model/portal/languages.ts";
import type { Context, Env } from "hono";
import { setCookie } from "hono/cookie";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { cookieNames } from "../../core/cookies.ts";
import type { Page } from "../pages/pages.ts";
import { LANGUAGE_COOKIE, pageLanguage } from "./request.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function send<E extends Env>(
  c: Context<E>,
  { body, headers }: Page,
  status: ContentfulStatusCode,
): Response {
  return c.body(body, status, headers);
}

export function languageFor<E extends Env>(c: Context<E>, ...values: unknown[]): Language {
  const asked = values.map((value) => (typeof value === "string" ? value : undefined));
  return pageLanguage([c.req.query("lang"), ...asked], {
    cookie: c.req.header("cookie"),
    acceptLanguage: c.req.header("accept-language"),
  });
}

/** Keeps the language chosen on a login page for the portal. */
export function rememberLanguage<E extends Env>(c: Context<E>, publicUrl: string): void {
  const language = c.req.query("lang");
  if (!isLanguage(language)) return;
  const { secure } = cookieNames(publicUrl);
  setCookie(c, LANGUAGE_COOKIE, language, {
    path: "/",
    maxAge: YEAR_SECONDS,
    sameSite: "Lax",
    secure,
  });
}
