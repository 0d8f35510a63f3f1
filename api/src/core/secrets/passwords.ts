import { randomBytes, scrypt } from "node:crypto";
import { sameBytes } from "./secrets.ts";

/** A try costs 32 MiB and some 100 ms: dear for whoever guesses, hardly felt by whoever knows. */
const COST = 15;
const BLOCK_SIZE = 8;
const PARALLELIZATION = 1;
const HASH_BYTES = 32;

/** What is kept of a password: `scrypt$15$salt$hash`, so that the cost can rise without breaking older ones. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(16),
): Promise<string> {
  const hash = await derive(password, salt, COST);
  return ["scrypt", COST, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Takes the same time whether the password is nearly right or far from it. Nothing matches a value it did not make. */
export async function verifyPassword(password: string, kept: string): Promise<boolean> {
  const parts = /^scrypt\$(1[0-9])\$([\w-]+)\$([\w-]+)$/.exec(kept);
  if (!parts) return false;
  const [, cost, salt = "", hash = ""] = parts;
  const derived = await derive(password, Buffer.from(salt, "base64url"), Number(cost));
  return sameBytes(derived, Buffer.from(hash, "base64url"));
}

/** The same letters give the same bytes, whether a keyboard composes its accents or not. */
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
