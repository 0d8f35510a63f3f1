import type pg from "pg";
import type { Secrets } from "../../core/secrets/secrets.ts";

/** The VAPID key, which identifies the server to push services and browsers. */
export interface PushKey {
  publicKey: string;
  privateKey: string;
}

const place = { table: "push_key", column: "private_key", row: "single" };

/** The installation's key: created once, stored in the database, the same on all nodes. */
export async function loadPushKey(jobs: pg.Pool, secrets: Secrets): Promise<PushKey> {
  const kept = await readKey(jobs, secrets);
  if (kept) return kept;
  const { default: webPush } = await import("web-push");
  const made = webPush.generateVAPIDKeys();
  await jobs.query(
    "insert into push_key (public_key, private_key) values ($1, $2) on conflict do nothing",
    [made.publicKey, secrets.encrypt(place, made.privateKey)],
  );
  // Another node may have stored its key first.
  return (await readKey(jobs, secrets)) ?? made;
}

async function readKey(jobs: pg.Pool, secrets: Secrets): Promise<PushKey | undefined> {
  const { rows } = await jobs.query<{ public_key: string; private_key: Buffer }>(
    "select public_key, private_key from push_key",
  );
  const [row] = rows;
  return row && { publicKey: row.public_key, privateKey: secrets.decrypt(place, row.private_key) };
}
