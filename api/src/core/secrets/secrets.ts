import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartProblem } from "../start-problem.ts";

/** The place of an encrypted value, bound to the ciphertext: a value copied elsewhere cannot be decrypted. */
export interface CipherBinding {
  table: string;
  column: string;
  row: string;
}

export interface Secrets {
  encrypt(binding: CipherBinding, text: string): Buffer;
  decrypt(binding: CipherBinding, value: Buffer): string;
  /** A keyed hash of a value, to look up an encrypted one. */
  lookup(purpose: string, text: string): Buffer;
  /** A stable secret for a purpose, the same on all nodes. */
  derive(purpose: string): Buffer;
  /** The id of the key that encrypts. */
  newestKey: string;
  /** The id of the key that encrypted a value. */
  keyOf(value: Buffer): string;
  /** The entry of SECRET_KEYS that keeps lookups as they are once the oldest key is gone. */
  lookupsEntry(): string;
}

export interface MasterKey {
  id: string;
  key: Buffer;
}

/** The id of an entry that holds the secret of lookups instead of a key. */
const LOOKUPS = "lookups";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Column encryption: AES-256-GCM, with the key's id before the value. The first key encrypts, all keys decrypt. Lookups
 * and derived secrets use the last, oldest key, so that a new first key changes neither. Once the oldest key is to go,
 * the entry `lookups` stands in its place: lookups stay, and it opens no value.
 */
export function createSecrets(keys: readonly MasterKey[]): Secrets {
  const [active] = keys;
  const oldest = keys.at(-1);
  if (!active || !oldest || active.id === LOOKUPS)
    throw new StartProblem("SECRET_KEYS is empty: give at least one key.");
  if (keys.slice(0, -1).some(({ id }) => id === LOOKUPS))
    throw new StartProblem("SECRET_KEYS: lookups must be the last entry.");
  const columnKeys = new Map(
    keys
      .filter(({ id }) => id !== LOOKUPS)
      .map(({ id, key }) => [id, keyFrom(key, "columns")] as const),
  );
  const lookupSecret = oldest.id === LOOKUPS ? oldest.key : expand(oldest.key, "lookups");
  const lookupKey = createSecretKey(lookupSecret);

  return {
    encrypt(place, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", columnKey(active.id), nonce).setAAD(aad(place));
      const sealed = [cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat([Buffer.from(`${active.id}:`), nonce, ...sealed]);
    },
    decrypt(place, value) {
      const colon = value.indexOf(":");
      const body = value.subarray(colon + 1);
      const decipher = createDecipheriv(
        "aes-256-gcm",
        columnKey(keyOf(value)),
        body.subarray(0, NONCE_BYTES),
      );
      decipher.setAAD(aad(place)).setAuthTag(body.subarray(-TAG_BYTES));
      return (
        decipher.update(body.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") +
        decipher.final("utf8")
      );
    },
    lookup: (purpose, text) =>
      createHmac("sha256", lookupKey).update(`${purpose}\0${text}`).digest(),
    derive: (purpose) => expand(oldest.key, `derived:${purpose}`),
    newestKey: active.id,
    keyOf,
    lookupsEntry: () => `${LOOKUPS}:${lookupSecret.toString("base64")}`,
  };

  function columnKey(id: string): KeyObject {
    const key = columnKeys.get(id);
    if (!key)
      throw new Error(`A value was encrypted with key ${id}, which SECRET_KEYS does not name.`);
    return key;
  }
}

function keyOf(value: Buffer): string {
  return value.subarray(0, value.indexOf(":")).toString();
}

/** Login addresses are case-insensitive. */
export function emailLookup(secrets: Secrets, email: string): Buffer {
  return secrets.lookup("login_email", email.trim().toLowerCase());
}

export function sameBytes(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** `id:base64` pairs, comma-separated, newest first. Each key holds 32 bytes. */
export function parseSecretKeys(text: string): MasterKey[] {
  return text.split(",").map((pair) => {
    const [id, encoded] = pair.trim().split(":");
    const key = Buffer.from(encoded ?? "", "base64");
    if (!id || !/^[a-z0-9]{1,16}$/.test(id) || key.length !== 32) {
      throw new StartProblem(
        "SECRET_KEYS must be id:base64 pairs of 32 bytes each, for example k1:$(openssl rand -base64 32).",
      );
    }
    return { id, key };
  });
}

/** The generated key of an installation without a configured one, readable only by the owner of the file. */
export function secretKeysIn(dataDir: string): MasterKey[] {
  const file = path.join(dataDir, "secret-keys");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `k1:${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flag: "wx" });
  }
  return parseSecretKeys(readFileSync(file, "utf8").trim());
}

/** A KeyObject, because passing the bare bytes makes each use four times slower. */
function keyFrom(key: Buffer, purpose: string): KeyObject {
  return createSecretKey(expand(key, purpose));
}

function expand(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", purpose, 32));
}

function aad({ table, column, row }: CipherBinding): Buffer {
  return Buffer.from(`${table}.${column}.${row}`);
}
