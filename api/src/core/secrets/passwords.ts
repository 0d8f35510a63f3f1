import { randomBytes, scrypt } from "node:crypto";
import { sameBytes } from "./secrets.ts";

/** An attempt costs 32 MiB and some 100 ms: expensive for guessing, hardly noticeable at a sign-in. */
const COST = 15;
const BLOCK_SIZE = 8;
const PARALLELIZATION = 1;
const HASH_BYTES = 32;

/** Matches no password; unknown accounts are checked against it for a constant-time response. */
export const UNKNOWN_PASSWORD = `scrypt$${COST}$${Buffer.alloc(16).toString("base64url")}$${Buffer.alloc(32).toString("base64url")}`;

/** The stored form is `scrypt$15$salt$hash`, so that the cost can be raised without invalidating older hashes. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(16),
): Promise<string> {
  const hash = await derive(password, salt, COST);
  return ["scrypt", COST, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Compares in constant time. A value in another format matches no password. */
export async function verifyPassword(password: string, kept: string): Promise<boolean> {
  const parts = /^scrypt\$(1[0-9])\$([\w-]+)\$([\w-]+)$/.exec(kept);
  if (!parts) return false;
  const [, cost, salt = "", hash = ""] = parts;
  const derived = await derive(password, Buffer.from(salt, "base64url"), Number(cost));
  return sameBytes(derived, Buffer.from(hash, "base64url"));
}

/** Normalizes the password: composed and decomposed accents give the same bytes. */
function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options = {
    N: 2 ** cost,
    r: BLOCK_SIZE,
    p: PARALLELIZATION,
    maxmem: 256 * BLOCK_SIZE * 2 ** cost,
  };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
