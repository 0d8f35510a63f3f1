import { hash, generateKeyPairSync, randomUUID } from "node:crypto";
import { type CryptoKey, importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import type pg from "pg";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import { sameBytes, type Secrets } from "./secrets.ts";

export const TOKEN_LIFE_SECONDS = 15 * 60;
const AUDIENCE = "portal-private";
const CACHED_TOKENS = 10_000;

/** The claims of an access token. It names a session and a login name; the session row holds the permissions. */
export interface Claims {
  sub: string;
  sid: string;
  /** SHA-256 of the secret in the fingerprint cookie, base64url: the token is invalid without this cookie. */
  fh: string;
  name: string;
  exp: number;
}

export interface Tokens {
  sign(claims: Omit<Claims, "exp">): Promise<{ token: string; expiresAt: Date }>;
  /**
   * The claims of a valid token with this fingerprint, else undefined. A valid token without its fingerprint was
   * stolen: `onStolen` is called.
   */
  verify(
    token: string,
    fingerprint: string | undefined,
    onStolen?: (claims: Claims) => void,
  ): Claims | undefined | Promise<Claims | undefined>;
}

interface SigningKey {
  kid: string;
  privateKey: CryptoKey | Uint8Array;
}

interface Mint {
  active: SigningKey;
  publicKeys: ReadonlyMap<string, CryptoKey | Uint8Array>;
  issuer: string;
  clock: Clock;
}

/** Keys are in the database, private parts encrypted, so that all nodes sign and accept the same tokens. */
export async function loadTokens(
  identity: pg.Pool,
  secrets: Secrets,
  issuer: string,
  clock: Clock,
): Promise<Tokens> {
  const mint = { ...(await loadKeys(identity, secrets)), issuer, clock };
  // Verifying a signature costs as much as the rest of a request; a cached token only needs its dates checked.
  const verified = new Map<string, Claims>();
  const remember = (token: string, claims: Claims | undefined): Claims | undefined => {
    if (!claims) return undefined;
    if (verified.size >= CACHED_TOKENS) verified.delete(verified.keys().next().value ?? "");
    verified.set(token, claims);
    return claims;
  };
  return {
    sign: (claims) => sign(mint, claims),
    verify(token, fingerprint, onStolen) {
      const known = verified.get(token);
      if (known) return accept(mint, known, fingerprint, onStolen);
      return verifySignature(mint, token).then((claims) =>
        accept(mint, remember(token, claims), fingerprint, onStolen),
      );
    },
  };
}

async function sign(
  { active, issuer, clock }: Mint,
  claims: Omit<Claims, "exp">,
): Promise<{ token: string; expiresAt: Date }> {
  const seconds = Math.floor(clock.now().getTime() / 1000);
  const expires = seconds + TOKEN_LIFE_SECONDS;
  const signed = await new SignJWT({ sid: claims.sid, fh: claims.fh, name: claims.name })
    .setProtectedHeader({ alg: "ES256", typ: "at+jwt", kid: active.kid })
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setSubject(claims.sub)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(expires)
    .sign(active.privateKey);
  return { token: inOneSpelling(signed), expiresAt: new Date(expires * 1000) };
}

function accept(
  { clock }: Mint,
  claims: Claims | undefined,
  fingerprint = "",
  onStolen?: (claims: Claims) => void,
): Claims | undefined {
  if (!claims || claims.exp * 1000 <= clock.now().getTime()) return undefined;
  if (sameBytes(hashOf(fingerprint), Buffer.from(claims.fh, "base64url"))) return claims;
  onStolen?.(claims);
  return undefined;
}

async function verifySignature(
  { publicKeys, issuer, clock }: Mint,
  token: string,
): Promise<Claims | undefined> {
  if (inOneSpelling(token) !== token) return undefined;
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(publicKeys, kid), {
      algorithms: ["ES256"],
      typ: "at+jwt",
      issuer,
      audience: AUDIENCE,
      requiredClaims: ["sub", "exp", "nbf", "iat", "jti"],
      currentDate: clock.now(),
    });
    const { sub, sid, fh, name, exp } = payload;
    if (!isText(sub) || !isText(sid) || !isText(fh) || !isText(name) || typeof exp !== "number")
      return undefined;
    return { sub, sid, fh, name, exp };
  } catch {
    return undefined;
  }
}

/** The order of P-256: if `s` is a valid signature, `order - s` is valid too. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The token with the smaller `s` of its two valid signatures and without spare bits: one form per token. */
function inOneSpelling(token: string): string {
  const end = token.lastIndexOf(".") + 1;
  const signature = Buffer.from(token.slice(end), "base64url");
  if (signature.length !== 64) return "";
  const s = BigInt(`0x${signature.toString("hex", 32)}`);
  if (s > ORDER / 2n) signature.write((ORDER - s).toString(16).padStart(64, "0"), 32, "hex");
  return token.slice(0, end) + signature.toString("base64url");
}

function keyNamed(publicKeys: Mint["publicKeys"], kid: string | undefined): CryptoKey | Uint8Array {
  const key = kid === undefined ? undefined : publicKeys.get(kid);
  if (!key) throw new Error("unknown key");
  return key;
}

export function hashOf(secret: string): Buffer {
  return hash("sha256", secret, "buffer");
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

const StoredKey = z.looseObject({ kty: z.string() });

async function loadKeys(identity: pg.Pool, secrets: Secrets) {
  const select =
    "select kid, private_key, public_key from signing_key where retired_at is null order by created_at desc";
  let { rows } = await identity.query<{ kid: string; private_key: Buffer; public_key: JWK }>(
    select,
  );
  if (rows.length === 0) {
    await createKey(identity, secrets);
    ({ rows } = await identity.query(select));
  }
  const [newest] = rows;
  if (!newest) throw new Error("No signing key could be made.");
  const place = { table: "signing_key", column: "private_key", row: newest.kid };
  const jwk = StoredKey.parse(JSON.parse(secrets.decrypt(place, newest.private_key)));
  const publicKeys = new Map<string, CryptoKey | Uint8Array>();
  for (const { kid, public_key: key } of rows) publicKeys.set(kid, await importJWK(key, "ES256"));
  return { active: { kid: newest.kid, privateKey: await importJWK(jwk, "ES256") }, publicKeys };
}

/** Two nodes that start at once may both create a key; both stay valid, and the newest signs. */
async function createKey(identity: pg.Pool, secrets: Secrets): Promise<void> {
  const kid = randomUUID();
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const place = { table: "signing_key", column: "private_key", row: kid };
  const sealed = secrets.encrypt(place, JSON.stringify(privateKey.export({ format: "jwk" })));
  await identity.query(
    "insert into signing_key (kid, private_key, public_key) values ($1, $2, $3)",
    [kid, sealed, publicKey.export({ format: "jwk" })],
  );
}
