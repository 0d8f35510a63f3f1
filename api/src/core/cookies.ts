import { isLoopback } from "./config.ts";

/** The names of our cookies. `__Host-` needs https, so plain http on loopback goes without it. */
export interface CookieNames {
  authorization: "Authorization";
  fingerprint: string;
  refresh: string;
  login: string;
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
    secure: !plain,
  };
}

export function readCookie(header: string | undefined | null, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}
