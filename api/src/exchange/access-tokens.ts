import { randomUUID } from "node:crypto";
import { type ExchangeScope, isExchangeScope } from "@portal/model/exchange/scopes.ts";
import { jwtVerify, SignJWT } from "jose";
import type { Clock } from "../core/clock.ts";
import type { Secrets } from "../core/secrets/secrets.ts";

export const EXCHANGE_TOKEN_SECONDS = 10 * 60;
const AUDIENCE = "portal-exchange";
const TYPE = "exchange-at+jwt";
/** The clocks of two nodes may differ by this much. */
const SKEW_SECONDS = 5;

export interface ExchangeClaims {
  clientId: string;
  /** The scopes that the client asked for; its row may have fewer by now. */
  scopes: readonly ExchangeScope[];
}

export interface ExchangeTokens {
  sign(claims: ExchangeClaims): Promise<string>;
  verify(token: string): Promise<ExchangeClaims | undefined>;
}

/**
 * Tokens of the exchange have a key, a type and an audience of their own: one of a customer is refused here, and one
 * from here at the customers' doors. The key derives from the installation's, so that all nodes accept the same tokens.
 */
export function exchangeTokens(secrets: Secrets, issuer: string, clock: Clock): ExchangeTokens {
  const key = secrets.derive("exchange access token");
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    sign: ({ clientId, scopes }) =>
      new SignJWT({ scope: scopes.join(" ") })
        .setProtectedHeader({ alg: "HS256", typ: TYPE })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(clientId)
        .setJti(randomUUID())
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + EXCHANGE_TOKEN_SECONDS)
        .sign(key),
    async verify(token) {
      try {
        const { payload } = await jwtVerify<{ scope?: unknown }>(token, key, {
          algorithms: ["HS256"],
          typ: TYPE,
          issuer,
          audience: AUDIENCE,
          requiredClaims: ["sub", "exp", "iat", "jti"],
          currentDate: clock.now(),
          clockTolerance: SKEW_SECONDS,
        });
        const { sub, scope } = payload;
        if (typeof sub !== "string" || typeof scope !== "string") return undefined;
        return { clientId: sub, scopes: scope.split(" ").filter(isExchangeScope) };
      } catch {
        return undefined;
      }
    },
  };
}
