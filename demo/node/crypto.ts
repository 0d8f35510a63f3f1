import { gcm } from "@noble/ciphers/aes.js";
import { hkdf } from "@noble/hashes/hkdf.js";
import { hmac } from "@noble/hashes/hmac.js";
import { md5, sha1 } from "@noble/hashes/legacy.js";
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { scryptAsync } from "@noble/hashes/scrypt.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { Buffer } from "./buffer.ts";

/**
 * The used part of `node:crypto`. Web Crypto is asynchronous, but the API needs synchronous results: so this uses the
 * audited code of `@noble`, which is slower than Node's.
 */

const algorithms = { md5, sha1, sha256, sha512 };
type Algorithm = keyof typeof algorithms;
type Input = string | Uint8Array | SecretKey;
type Encoding = "hex" | "base64" | "base64url" | "utf8" | "buffer";

class SecretKey {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = Uint8Array.from(bytes);
  }
}
export type KeyObject = SecretKey;

function bytesOf(input: Input, encoding: "utf8" | "hex" | "base64" = "utf8"): Uint8Array {
  if (typeof input === "string") return Uint8Array.from(Buffer.from(input, encoding));
  return input instanceof SecretKey ? input.bytes : Uint8Array.from(input);
}

function asked(bytes: Uint8Array, encoding?: Encoding): Buffer | string {
  const result = Buffer.from(bytes);
  return encoding === undefined || encoding === "buffer" ? result : result.toString(encoding);
}

interface Running {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

class Digest {
  readonly #running: Running;
  constructor(running: Running) {
    this.#running = running;
  }
  update(input: Input, encoding?: "utf8"): this {
    this.#running.update(bytesOf(input, encoding));
    return this;
  }
  digest(encoding?: Encoding): Buffer | string {
    return asked(this.#running.digest(), encoding);
  }
}

function algorithmNamed(name: string) {
  const plain = name.toLowerCase().replace("-", "");
  if (!isAlgorithm(plain)) throw new Error(`There is no hash ${name} in the browser.`);
  return algorithms[plain];
}

function isAlgorithm(name: string): name is Algorithm {
  return Object.hasOwn(algorithms, name);
}

export function createHash(name: string): Digest {
  return new Digest(algorithmNamed(name).create());
}

export function hash(name: string, input: Input, encoding?: Encoding): Buffer | string {
  return createHash(name).update(input).digest(encoding);
}

export function createHmac(name: string, key: Input): Digest {
  return new Digest(hmac.create(algorithmNamed(name), bytesOf(key)));
}

export function createSecretKey(key: Uint8Array): SecretKey {
  return new SecretKey(key);
}

export function hkdfSync(name: string, key: Input, salt: Input, info: Input, length: number) {
  return hkdf(algorithmNamed(name), bytesOf(key), bytesOf(salt), bytesOf(info), length);
}

export function pbkdf2Sync(password: Input, salt: Input, c: number, dkLen: number, name: string) {
  return asked(pbkdf2(algorithmNamed(name), bytesOf(password), bytesOf(salt), { c, dkLen }));
}

export function scrypt(
  password: Input,
  salt: Input,
  dkLen: number,
  options: { N: number; r: number; p: number },
  done: (error: unknown, key?: Buffer | string) => void,
): void {
  // oxlint-disable promise/no-callback-in-promise -- so it is called in Node
  scryptAsync(bytesOf(password), bytesOf(salt), { ...options, dkLen, maxmem: 2 ** 30 }).then(
    (key) => done(null, asked(key)),
    done,
  );
}

export function randomBytes(length: number): Buffer {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(length)));
}

export function randomUUID(): string {
  return crypto.randomUUID();
}

/** A number from `least`, or from zero with one argument, up to but not including `most`. */
export function randomInt(least: number, most?: number): number {
  const [from, to] = most === undefined ? [0, least] : [least, most];
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return from + Math.floor((random / 2 ** 32) * (to - from));
}

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) difference |= (one[at] ?? 0) ^ (other[at] ?? 0);
  return difference === 0;
}

const TAG_BYTES = 16;

/** AES-GCM with Node's streaming interface; the last step does the work. */
class GcmSteps {
  readonly #key: SecretKey;
  readonly #nonce: Uint8Array;
  readonly #isSealing: boolean;
  readonly #parts: Uint8Array[] = [];
  #bound: Uint8Array | undefined;
  #tag: Uint8Array = new Uint8Array();

  constructor(key: SecretKey, nonce: Uint8Array, isSealing: boolean) {
    this.#key = key;
    this.#nonce = Uint8Array.from(nonce);
    this.#isSealing = isSealing;
  }
  setAAD(bound: Uint8Array): this {
    this.#bound = Uint8Array.from(bound);
    return this;
  }
  setAuthTag(tag: Uint8Array): this {
    this.#tag = tag;
    return this;
  }
  getAuthTag(): Buffer {
    return Buffer.from(this.#tag);
  }
  update(input: Input, _from?: unknown, into?: Encoding): Buffer | string {
    this.#parts.push(bytesOf(input));
    return asked(new Uint8Array(), into);
  }
  final(into?: Encoding): Buffer | string {
    const cipher = gcm(this.#key.bytes, this.#nonce, this.#bound);
    if (!this.#isSealing)
      return asked(
        cipher.decrypt(Uint8Array.from(Buffer.concat([...this.#parts, this.#tag]))),
        into,
      );
    const sealed = cipher.encrypt(Uint8Array.from(Buffer.concat(this.#parts)));
    this.#tag = sealed.subarray(-TAG_BYTES);
    return asked(sealed.subarray(0, -TAG_BYTES), into);
  }
}

export function createCipheriv(_name: string, key: SecretKey, nonce: Uint8Array): GcmSteps {
  return new GcmSteps(key, nonce, true);
}

export function createDecipheriv(_name: string, key: SecretKey, nonce: Uint8Array): GcmSteps {
  return new GcmSteps(key, nonce, false);
}

/** The insurer's keys come with its data folder. */
export function generateKeyPairSync(): never {
  throw new Error("Keys are made when the data folder is built.");
}

export const webcrypto = globalThis.crypto;
