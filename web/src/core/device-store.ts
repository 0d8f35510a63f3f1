import { deviceDatabase, eraseDatabase } from "./device-marks.ts";

const table = "kept";
const row = "only";
/** What is not brought up to date for so long is removed. */
const KEPT_DAYS = 365;
const DAY_MS = 86_400_000;

/** The row of the database. The key cannot be exported, so that a copy of the files opens nothing elsewhere. */
interface SealedRow {
  readonly key: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
  readonly owner: string;
  readonly at: number;
}

export interface Kept {
  readonly owner: string;
  /** The instant of the last update, in milliseconds. */
  readonly at: number;
  readonly value: unknown;
}

/** Encrypts a value and keeps it on this device in place of an earlier one. It rejects where the browser cannot. */
export async function keepOnDevice(owner: string, value: unknown, at: number): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt(bindingOf(iv, owner, at), key, plain);
  const kept: SealedRow = { key, iv, sealed, owner, at };
  await inDatabase("readwrite", (rows) => rows.put(kept, row));
}

/** What is kept on this device; nothing if it is too old or cannot be decrypted. */
export async function readDevice(now: number): Promise<Kept | undefined> {
  try {
    const found: unknown = await inDatabase("readonly", (rows) => rows.get(row));
    if (!isSealedRow(found)) return undefined;
    const { key, iv, sealed, owner, at } = found;
    if (now - at > KEPT_DAYS * DAY_MS) {
      await eraseDatabase();
      return undefined;
    }
    const plain = await crypto.subtle.decrypt(bindingOf(iv, owner, at), key, sealed);
    return { owner, at, value: JSON.parse(new TextDecoder().decode(plain)) };
  } catch {
    return undefined;
  }
}

/** Owner and instant are part of the seal: neither can be replaced by another. */
function bindingOf(iv: Uint8Array<ArrayBuffer>, owner: string, at: number): AesGcmParams {
  const additionalData = new TextEncoder().encode(`${owner} ${at}`);
  return { name: "AES-GCM", iv, additionalData };
}

function isSealedRow(found: unknown): found is SealedRow {
  return typeof found === "object" && found !== null && "sealed" in found && "key" in found;
}

/** Opens the database for one act and closes it, so that it never holds up its own removal. */
async function inDatabase<Result>(
  mode: IDBTransactionMode,
  act: (rows: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(deviceDatabase, 1);
  opening.addEventListener("upgradeneeded", () => {
    // Reading leaves no empty database behind.
    if (mode === "readonly") opening.transaction?.abort();
    else opening.result.createObjectStore(table);
  });
  const database = await settled(opening);
  try {
    const transaction = database.transaction(table, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () => reject(transaction.error));
    });
    const result = await settled(act(transaction.objectStore(table)));
    await done;
    return result;
  } finally {
    database.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
