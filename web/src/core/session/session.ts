import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { configuration } from "../configuration.ts";
import { readCookie, removeCookie, writeCookie } from "./cookies.ts";
import { raise } from "../errors/errors.ts";
import { resolveLanguage, shownLanguage } from "../language/language.ts";
import type { Asker } from "../http/request.ts";
import { isServerReachable } from "../http/connectivity.ts";
import { authorizationCookie, tokenIn } from "./token.ts";
import { uuid } from "../uuid.ts";

const storage = { userName: "user_name", userEmail: "user_email", address: "address_after_login" };

/** Local, review and demo count as signed in; the production build does not contain that sentence. */
export function isAuthenticated(
  environment: ClientConfiguration["environment"],
  cookies: string,
): boolean {
  const isOpen = import.meta.env.MODE !== "production" && environment !== "production";
  return isOpen || tokenIn(cookies) !== undefined;
}

/** Who is asking right now, from the cookies and the session storage of this tab. */
export function currentAsker(): Asker {
  return {
    language: currentLanguage(),
    authorization: tokenIn(document.cookie)?.header,
    userEmail: sessionStorage.getItem(storage.userEmail) ?? undefined,
  };
}

/**
 * What the page shows is what it asks in; before it shows anything, what was wished for. A public page is shown in the
 * language of its address to whoever chose none.
 */
export function currentLanguage(): Language {
  const { contentLanguage } = document.documentElement.dataset;
  const wishes = [...(contentLanguage ? [contentLanguage] : []), ...navigator.languages];
  return shownLanguage() ?? resolveLanguage(location.search, document.cookie, wishes);
}

export function userName(): string | undefined {
  return sessionStorage.getItem(storage.userName) ?? undefined;
}

/** Known from the token, or else from the profile once it is loaded. */
export function rememberUserEmail(email: string): void {
  if (!sessionStorage.getItem(storage.userEmail)) keepInTab(storage.userEmail, email);
}

/** Notes who signed in and marks this browser as a customer's (A37). */
export function welcomeUser(): void {
  const token = tokenIn(document.cookie);
  if (token?.name) sessionStorage.setItem(storage.userName, token.name);
  if (token?.email) sessionStorage.setItem(storage.userEmail, token.email);
  if (!readCookie("session_id", document.cookie)) writeCookie("session_id", uuid(), 1);
  writeCookie("customer", "1", 365);
}

/** The address that was asked for before the login, once. */
export function takeStoredAddress(): string | undefined {
  const address = sessionStorage.getItem(storage.address) ?? undefined;
  sessionStorage.removeItem(storage.address);
  // `//host` would leave the portal.
  return address?.startsWith("//") ? undefined : address;
}

const lastWords = new Set<() => Promise<unknown> | undefined>();
const longestLastWordsMs = 1000;

/** Lets somebody send what must not be lost before the user is forgotten, until it is called off. */
export function beforeLeaving(say: () => Promise<unknown> | undefined): () => void {
  lastWords.add(say);
  return () => void lastWords.delete(say);
}

/** By which the tabs of a browser tell each other of the session that they share. */
export const sessionChannel = "session";
/** What the other tabs hear: a sign-out, one for want of activity, or that the server refuses the session. */
export type Left = "left" | "idle" | "refused";
/** Goes where this page is leaving for, once it leaves. */
let departure: (() => void) | undefined;

/** Keeps something of the person in this tab until sign-out; a page that is leaving keeps nothing more. */
export function keepInTab(name: string, value: string): void {
  if (!departure) sessionStorage.setItem(name, value);
}

export function isLeaving(): boolean {
  return departure !== undefined;
}

/** Forgets the user in this tab, and goes on when everything is said. */
export function depart(
  go: () => void,
  stored?: string,
  said: readonly Promise<unknown>[] = [],
): void {
  removeCookie(authorizationCookie);
  sessionStorage.clear();
  if (stored !== undefined) sessionStorage.setItem(storage.address, stored);
  const patience = new Promise((resolve) => setTimeout(resolve, longestLastWordsMs));
  const ready = Promise.race([Promise.allSettled(said), patience]);
  departure = () => void ready.then(go);
  // The browser may keep this page and show it again: it has to leave anew then.
  addEventListener("pagehide", () => (departure = undefined), { once: true });
  departure();
}

/** Forgets the user in every tab of this browser and goes to an address outside the portal. */
export function leaveFor(
  left: Left,
  address: string,
  stored?: string,
  goTo = (there: string) => location.assign(there),
): void {
  // The first address counts: an answer that is refused meanwhile must not replace a sign-out.
  if (departure) return departure();
  const said = [...lastWords].flatMap((say) => say() ?? []);
  depart(() => goTo(address), stored, said);
  // A tab that begins to listen after this finds no cookie.
  return new BroadcastChannel(sessionChannel).postMessage(left);
}

/** Without a network the browser would show its own error page: then the portal waits for it, and shows nothing more. */
export function goOnceServerIsThere(address: string): void {
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

/** Keeps the address and goes to the login. */
export function goToLogin(): void {
  leaveFor("refused", loginAddress(), here());
}

/** Forgets the user in this browser and lets the server end the session everywhere. */
export function logout(): void {
  leaveFor("left", configuration().logoutPath, undefined, goOnceServerIsThere);
}
