import { createHash, randomBytes } from "node:crypto";
import { readCookie } from "../../core/cookies.ts";
import { isLoopback } from "../../core/loopback.ts";

/** A cookie with a random token, of which the database knows the hash. It is sent to the desk alone. */
export interface DeskCookie {
  /** The hash of the cookie's token; undefined without a cookie. */
  hashIn(header: string | undefined): Buffer | undefined;
  set(token: string): string;
  clear(): string;
}

/** The cookie of an open session. */
export function sessionCookie(publicUrl: string): DeskCookie {
  return deskCookie(publicUrl, "desk");
}

/** The cookie between the password and the code. */
export function signInCookie(publicUrl: string): DeskCookie {
  return deskCookie(publicUrl, "desk-sign-in");
}

/** The cookie of a sign-in at the identity provider, whose answer comes from another site. */
export function providerCookie(publicUrl: string): Omit<DeskCookie, "hashIn"> & {
  read(header: string | undefined): string | undefined;
} {
  const { name, traits } = namedCookie(publicUrl, "desk-provider", "Lax");
  return {
    read: (header) => readCookie(header, name) || undefined,
    set: (sealed) => `${name}=${sealed}; ${traits}; Max-Age=600`,
    clear: () => `${name}=; ${traits}; Max-Age=0`,
  };
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function namedCookie(publicUrl: string, plainName: string, sameSite: "Strict" | "Lax") {
  const isPlain = publicUrl.startsWith("http:") && isLoopback(publicUrl);
  // `__Host-` needs the path /, which would send the cookie to the portal too.
  const name = isPlain ? plainName : `__Secure-${plainName}`;
  return { name, traits: `Path=/desk; HttpOnly; SameSite=${sameSite}${isPlain ? "" : "; Secure"}` };
}

function deskCookie(publicUrl: string, plainName: string): DeskCookie {
  const { name, traits } = namedCookie(publicUrl, plainName, "Strict");
  return {
    hashIn(header) {
      const token = readCookie(header, name);
      return token ? hashOf(token) : undefined;
    },
    set: (token) => `${name}=${token}; ${traits}`,
    clear: () => `${name}=; ${traits}; Max-Age=0`,
  };
}
