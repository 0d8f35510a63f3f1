import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { configuration } from "../configuration.ts";
import { readCookie, removeCookie, writeCookie } from "../cookies.ts";
import { raise } from "../errors/errors.ts";
import { resolveLanguage, shownLanguage } from "../language/language.ts";
import { isServerReachable } from "../connectivity.ts";
import { currentRepresentation, forgetRepresentation } from "./representation.ts";
import { authorizationCookie, tokenIn } from "./token.ts";
import { uuid } from "../uuid.ts";

const storage = { userName: "user_name", userEmail: "user_email", address: "address_after_login" };

/** Local, review and demo environments count as signed in; the production build does not contain this code. */
export function isAuthenticated(
  environment: ClientConfiguration["environment"],
  cookies: string,
): boolean {
  const isOpen = import.meta.env.MODE !== "production" && environment !== "production";
  return isOpen || tokenIn(cookies) !== undefined;
}

/** The identity and language of a request. */
export interface Requester {
  readonly language: Language;
  readonly authorization?: string | undefined;
  readonly userEmail?: string | undefined;
  /** The representation in which a representative asks. */
  readonly representation?: string | undefined;
}

/** The identity of a request, from the cookies and the session storage of this tab. */
export function currentRequester(): Requester {
  return {
    language: currentLanguage(),
    authorization: tokenIn(document.cookie)?.header,
    userEmail: sessionStorage.getItem(storage.userEmail) ?? undefined,
    representation: currentRepresentation(),
  };
}

/**
 * Requests use the language of the rendered page; before the first render, the preferred one. A public page has the
 * language of its address if the visitor chose none.
 */
export function currentLanguage(): Language {
  const { contentLanguage } = document.documentElement.dataset;
  const languages = [...(contentLanguage ? [contentLanguage] : []), ...navigator.languages];
  return shownLanguage() ?? resolveLanguage(location.search, document.cookie, languages);
}

export function userName(): string | undefined {
  return sessionStorage.getItem(storage.userName) ?? undefined;
}

/** The e-mail address comes from the token, or else from the loaded profile. */
export function rememberUserEmail(email: string): void {
  if (!sessionStorage.getItem(storage.userEmail)) saveInTab(storage.userEmail, email);
}

/** Stores the signed-in customer's name and marks this browser as a customer's (A37). */
export function welcomeUser(): void {
  const token = tokenIn(document.cookie);
  if (token?.name) sessionStorage.setItem(storage.userName, token.name);
  if (token?.email) sessionStorage.setItem(storage.userEmail, token.email);
  if (!readCookie("session_id", document.cookie)) writeCookie("session_id", uuid(), 1);
  writeCookie("customer", "1", 365);
}

/** Returns and removes the address that was requested before the login. */
export function takeStoredAddress(): string | undefined {
  const address = sessionStorage.getItem(storage.address) ?? undefined;
  sessionStorage.removeItem(storage.address);
  // `//host` would leave the portal.
  return address?.startsWith("//") ? undefined : address;
}

type LastWords = (left: SignOutReason) => Promise<unknown> | undefined;
const lastWords = new Set<LastWords>();
const longestLastWordsMs = 1000;

/** Registers a request that must be sent before the customer is signed out; the result removes it. */
export function beforeLeaving(say: LastWords): () => void {
  lastWords.add(say);
  return () => void lastWords.delete(say);
}

/** The broadcast channel of the tabs that share a session. */
export const sessionChannel = "session";
/** The messages between tabs: a sign-out, an idle sign-out, or a session that the server refused. */
export type SignOutReason = "left" | "idle" | "refused";
/** Opens the address for which this page is leaving; set once it leaves. */
let departure: (() => void) | undefined;

/** Stores a value in this tab until sign-out; a page that is leaving stores nothing more. */
export function saveInTab(name: string, value: string): void {
  if (!departure) sessionStorage.setItem(name, value);
}

export function isLeaving(): boolean {
  return departure !== undefined;
}

/** Removes the customer's data from this tab, and leaves when the last requests have settled or timed out. */
export function depart(
  go: () => void,
  stored?: string,
  said: readonly Promise<unknown>[] = [],
): void {
  removeCookie(authorizationCookie);
  forgetRepresentation();
  sessionStorage.clear();
  if (stored !== undefined) sessionStorage.setItem(storage.address, stored);
  const patience = new Promise((resolve) => setTimeout(resolve, longestLastWordsMs));
  const ready = Promise.race([Promise.allSettled(said), patience]);
  departure = () => void ready.then(go);
  // The browser may restore this page from its back/forward cache; it must be able to leave again then.
  addEventListener("pagehide", () => (departure = undefined), { once: true });
  departure();
}

/** Signs the customer out in every tab of this browser and opens an address outside the portal. */
export function leaveFor(
  left: SignOutReason,
  address: string,
  stored?: string,
  goTo = (there: string) => location.assign(there),
): void {
  // The first address counts: a refused request must not replace a sign-out.
  if (departure) return departure();
  const said = [...lastWords].flatMap((say) => say(left) ?? []);
  depart(() => goTo(address), stored, said);
  // A tab that subscribes after this message finds no cookie.
  return new BroadcastChannel(sessionChannel).postMessage(left);
}

/** Offline, the browser would show its own error page, so the portal waits until the server is reachable. */
export function navigateWhenReachable(address: string): void {
  void isServerReachable().then((isThere) =>
    isThere ? location.assign(address) : raise({ kind: "left", address }),
  );
}

export function here(): string {
  return location.pathname + location.search + location.hash;
}

export function loginAddress(): string {
  return `${configuration().loginPath}?lang=${currentLanguage()}`;
}

/** Stores the current address and opens the login. */
export function goToLogin(): void {
  leaveFor("refused", loginAddress(), here());
}

/** Signs the customer out in this browser; the server ends the session everywhere. */
export function logout(): void {
  leaveFor("left", configuration().logoutPath, undefined, navigateWhenReachable);
}
