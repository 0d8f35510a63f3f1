import { recordIn } from "../json.ts";
import { readCookie } from "../cookies.ts";

export const authorizationCookie = "Authorization";

interface Token {
  /** The value of the header `authorization`: `Bearer <JWT>`. */
  readonly header: string;
  readonly name?: string;
  readonly email?: string;
  /** Seconds since 1970, on the server's clock. */
  readonly issuedAt?: number;
  readonly expiresAt?: number;
}

/** The token in the cookie, if it is a bearer token that decodes. Only the API can say whether it is valid. */
export function tokenIn(cookies: string): Token | undefined {
  const header = readCookie(authorizationCookie, cookies);
  if (!header?.startsWith("Bearer ")) return undefined;
  const claims = claimsOf(header.slice(7));
  return claims && { header, ...claims };
}

function claimsOf(jwt: string): Omit<Token, "header"> | undefined {
  const payload = jwt.split(".")[1] ?? "";
  try {
    const binary = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
    const { name, email, iat, exp } = recordIn(JSON.parse(text));
    return {
      ...(typeof name === "string" && { name }),
      ...(typeof email === "string" && { email }),
      ...(typeof iat === "number" && { issuedAt: iat }),
      ...(typeof exp === "number" && { expiresAt: exp }),
    };
  } catch {
    return undefined;
  }
}
