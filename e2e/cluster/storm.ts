import pg from "pg";
import { setTimeout as pause } from "node:timers/promises";
import { DATABASE_PORT } from "./balancers.ts";
import { portalUrl } from "./cluster.ts";
import { passwords } from "./database.ts";
import { HUB } from "./network.ts";

const REQUESTS = 600;
const CONNECTIONS = 300;
const HELD_MS = 6_000;

/** More requests than the nodes take at once, and more connections than PostgreSQL has room for. */
export async function stormOfConnections(): Promise<void> {
  const asked = Array.from({ length: REQUESTS }, () =>
    fetch(`${portalUrl}/v1/maintenance`).then(
      (answer) => answer.text(),
      () => "",
    ),
  );
  await Promise.all([...asked, ...Array.from({ length: CONNECTIONS }, holdConnection)]);
}

async function holdConnection(): Promise<void> {
  const client = new pg.Client({
    host: HUB,
    port: DATABASE_PORT,
    user: "portal",
    password: passwords.owner,
    database: "portal",
    connectionTimeoutMillis: HELD_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await pause(HELD_MS);
  } catch {
    // Refused: there was no room left.
  } finally {
    client.end().catch(() => {});
  }
}
