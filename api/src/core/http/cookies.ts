import { isLoopback } from "../config.ts";

/** The names of our cookies. `__Host-` needs https, so plain http on loopback goes without it. */
export interface CookieNames {
  authorization: "Authorization";
  fingerprint: string;
  refresh: string;
  login: string;
  /** Goes to the login's pages alone; a path of its own and `__Host-` exclude each other. */
  browser: string;
  /** A browser that identifies itself for a self-service, and a session of one. They open nothing else. */
  visitor: string;
  selfService: string;
  secure: boolean;
}

export function cookieNames(publicUrl: string): CookieNames {
  const plain = publicUrl.startsWith("http:") && isLoopback(publicUrl);
  const prefix = plain ? "" : "__Host-";
  return {
    authorization: "Authorization",
    fingerprint: `${prefix}fgp`,
    refresh: `${prefix}rt`,
    login: `${prefix}login`,
    browser: plain ? "browser" : "__Secure-browser",
    visitor: `${prefix}visitor`,
    selfService: `${prefix}selfservice`,
    secure: !plain,
  };
}

/** Says that a browser was brought our font; `web/src/shell/LateFont.tsx` writes it too. */
export const FONT_COOKIE = "font";

/** A cookie whose value was written percent-encoded; nothing where it is no such text: a browser sends what it likes. */
export function readEncodedCookie(
  header: string | undefined | null,
  name: string,
): string | undefined {
  try {
    return decodeURIComponent(readCookie(header, name) ?? "") || undefined;
  } catch {
    return undefined;
  }
}

export function readCookie(header: string | undefined | null, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}
