import { isLoopback } from "./loopback.ts";

/** The cookie names. `__Host-` needs https, so plain http on loopback omits it. */
export interface CookieNames {
  authorization: "Authorization";
  fingerprint: string;
  refresh: string;
  login: string;
  /** Sent to the login pages only; a path excludes the `__Host-` prefix. */
  browser: string;
  /** A visitor's identification for a self-service, and its session. They give no other access. */
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

/** Marks a browser that has loaded the font; `web/src/shell/LateFont.tsx` writes it too. */
export const FONT_COOKIE = "font";

/** Marks a browser that keeps insurance cards; `web/src/core/device-marks.ts` writes it. */
export const KEPT_COOKIE = "kept_on_device";

/** A percent-encoded cookie; undefined if it is malformed, since a browser may send anything. */
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
