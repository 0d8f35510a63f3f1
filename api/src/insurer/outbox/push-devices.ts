import type { Kysely } from "kysely";
import type pg from "pg";
import { z } from "zod";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";

const Keys = z.object({ p256dh: z.string(), auth: z.string() });

/** A browser's push subscription. */
export const PushSubscription = z.object({ endpoint: z.url(), keys: Keys });
export type PushSubscription = z.infer<typeof PushSubscription>;

export function deviceBinding(column: "endpoint" | "keys", id: string) {
  return { table: "push_subscription", column, row: id };
}

export function endpointHash(secrets: Secrets, endpoint: string): Buffer {
  return secrets.lookup("push endpoint", endpoint);
}

/** Restricts the hosts: a subscription comes from a browser and could make the server call any address (SSRF). */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isLoopback = hostname === "localhost";
  return (
    ((protocol === "https:" && port === "") || isLoopback) &&
    username === "" &&
    password === "" &&
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}

/** The decrypted push subscriptions of an account. */
export async function devicesOf(
  db: Kysely<Tables>,
  secrets: Secrets,
  accountId: string,
): Promise<PushSubscription[]> {
  const rows = await db
    .selectFrom("pushSubscription")
    .select(["id", "endpoint", "keys"])
    .where("accountId", "=", accountId)
    .execute();
  return rows.map(({ id, endpoint, keys }) => ({
    endpoint: secrets.decrypt(deviceBinding("endpoint", id), endpoint),
    keys: Keys.parse(JSON.parse(secrets.decrypt(deviceBinding("keys", id), keys))),
  }));
}

/** Records the result of a push message. */
export interface DeviceNotes {
  noteOk(endpoint: string): Promise<void>;
  /** The customer has cancelled the subscription, or the browser no longer exists. */
  forget(endpoint: string): Promise<void>;
}

export function deviceNotes(jobs: pg.Pool, secrets: Secrets): DeviceNotes {
  const run = async (text: string, endpoint: string) =>
    void (await jobs.query(text, [endpointHash(secrets, endpoint)]));
  return {
    noteOk: (endpoint) =>
      run("update push_subscription set last_ok_at = now() where endpoint_hash = $1", endpoint),
    forget: (endpoint) => run("delete from push_subscription where endpoint_hash = $1", endpoint),
  };
}
