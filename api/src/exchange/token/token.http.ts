import { createHash } from "node:crypto";
import { type ExchangeScope, isExchangeScope } from "@portal/model/exchange/scopes.ts";
import { z } from "@hono/zod-openapi";
import type { Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { restRoute } from "../../core/http/rest-route.ts";
import { sameBytes } from "../../core/secrets/secrets.ts";
import { clientAddress } from "../../core/http/caller.ts";
import type { ExchangeVariables } from "../client.ts";
import type { DoorParts } from "../door-parts.ts";
import { exchangeRouter } from "../router.ts";
import { type Credentials, credentialsIn } from "./credentials.ts";
import { certificateHash } from "./certificate.ts";
import { EXCHANGE_TOKEN_SECONDS } from "../access-tokens.ts";

/** The tries of one address with one client, and of one address in total, in five minutes. */
const TRIES = { client: 30, address: 300 };

const TokenAnswer = z
  .object({
    access_token: z.string().describe("For the header `Authorization: Bearer …`."),
    token_type: z.literal("Bearer"),
    expires_in: z.int().describe("Seconds."),
    scope: z.string().describe("The scopes of the token, with spaces between."),
  })
  .openapi("TokenAnswer");

const TokenError = z
  .object({ error: z.string().describe("A code of RFC 6749, section 5.2.") })
  .openapi("TokenError");

const tokenRequest = restRoute({
  operationId: "issueToken",
  tags: ["Access"],
  method: "post",
  path: "/exchange/v1/token",
  summary: "Get an access token",
  description:
    "OAuth 2.0 client credentials (RFC 6749, section 4.4). The client authenticates by HTTP Basic, by `client_id` and `client_secret` in the form, or by its certificate with `client_id` alone (RFC 8705). The token holds for ten minutes; there is no refresh token.",
  request: {
    body: {
      required: true,
      content: {
        "application/x-www-form-urlencoded": {
          schema: z
            .object({
              grant_type: z.literal("client_credentials"),
              client_id: z.string().optional(),
              client_secret: z.string().optional(),
              scope: z.string().optional().describe("Fewer scopes than the client has."),
            })
            .openapi("TokenRequest"),
        },
      },
    },
  },
  responses: {
    200: { description: "The token", content: { "application/json": { schema: TokenAnswer } } },
    ...Object.fromEntries(
      Object.entries({
        400: "The request is not one of client credentials, or asks for a scope that the client lacks.",
        401: "The client is unknown, revoked, or its secret is wrong.",
        429: "Too many tries; `Retry-After` says when again.",
      }).map(([status, description]) => [
        status,
        { description, content: { "application/json": { schema: TokenError } } },
      ]),
    ),
  },
});

export function tokenRoutes(parts: DoorParts) {
  const router = exchangeRouter();
  router.openAPIRegistry.registerPath(tokenRequest);
  router.post(tokenRequest.path, (c) => issueToken(c, parts));
  return router;
}

async function issueToken(c: HonoContext<ExchangeVariables>, parts: DoorParts): Promise<Response> {
  c.header("cache-control", "no-store");
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header("content-type") ?? ""))
    return refuse(c, 400, "invalid_request");
  const form = new URLSearchParams(await c.req.text());
  const given = credentialsIn(form, c.req.header("authorization"));
  if (given === "malformed") return refuse(c, 400, "invalid_request");
  if (form.get("grant_type") !== "client_credentials")
    return refuse(c, 400, form.has("grant_type") ? "unsupported_grant_type" : "invalid_request");
  if (await isThrottled(c, parts, given.id)) {
    c.header("retry-after", "300");
    return refuse(c, 429, "temporarily_unavailable");
  }
  const scopes = await authenticated(c, parts, given);
  if (!scopes) {
    c.header("www-authenticate", 'Basic realm="exchange", charset="UTF-8"');
    return refuse(c, 401, "invalid_client");
  }
  const asked = (form.get("scope") ?? "").split(" ").filter((scope) => scope !== "");
  const granted = asked.length === 0 ? scopes : scopes.filter((scope) => asked.includes(scope));
  if (asked.some((scope) => !granted.some((one) => one === scope)))
    return refuse(c, 400, "invalid_scope");
  return c.json({
    access_token: await parts.tokens.sign({ clientId: given.id, scopes: granted }),
    token_type: "Bearer",
    expires_in: EXCHANGE_TOKEN_SECONDS,
    scope: granted.join(" "),
  });
}

function refuse(c: HonoContext, status: ContentfulStatusCode, error: string): Response {
  return c.json({ error }, status);
}

/** Tries count before they are checked, so that many at once do not slip through together. */
async function isThrottled(
  c: HonoContext<ExchangeVariables>,
  { pool, services, trustProxy }: DoorParts,
  clientId: string,
): Promise<boolean> {
  const incoming = c.env?.incoming;
  const address = incoming ? clientAddress(incoming, trustProxy) : "unknown";
  const key = (text: string) =>
    `exchange:${services.secrets.lookup("exchange token", text).toString("base64url")}`;
  const { rows } = await pool.query<{ ofClient: number; ofAddress: number }>(
    `select hit($1, interval '5 minutes') as "ofClient", hit($2, interval '5 minutes') as "ofAddress"`,
    [key(`${address} ${clientId}`), key(address)],
  );
  const [hits] = rows;
  return !hits || hits.ofClient > TRIES.client || hits.ofAddress > TRIES.address;
}

interface StoredClient {
  secretHash: Buffer | null;
  certificateHash: Buffer | null;
  scopes: string[];
}

const NONE = Buffer.alloc(32);

/** The scopes of the client whose credentials these are. An unknown client takes the same comparisons. */
async function authenticated(
  c: HonoContext<ExchangeVariables>,
  { pool, certificateHeader, machineClock }: DoorParts,
  { id, secret }: Credentials,
): Promise<ExchangeScope[] | undefined> {
  const { rows } = await pool.query<StoredClient>(
    `select c.secret_hash as "secretHash", c.certificate_hash as "certificateHash", o.scopes
     from exchange_client c, open_exchange(c.id) o where c.id = $1 and c.revoked_at is null`,
    [id],
  );
  const [client] = rows;
  const secretHash = createHash("sha256")
    .update(secret ?? "")
    .digest();
  const hasSecret = sameBytes(secretHash, client?.secretHash ?? NONE);
  const shown =
    certificateHeader && certificateHash(c.req.header(certificateHeader), machineClock.now());
  const hasCertificate = sameBytes(shown || Buffer.alloc(0), client?.certificateHash ?? NONE);
  const isProved =
    (client?.secretHash ? hasSecret : true) && (client?.certificateHash ? hasCertificate : true);
  return client && isProved ? client.scopes.filter(isExchangeScope) : undefined;
}
