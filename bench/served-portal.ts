import { join } from "node:path";
import { readConfig } from "../api/src/core/config.ts";
import { databaseAt } from "../api/src/core/db/open.ts";
import { listen } from "../api/src/core/http/server.ts";
import { createLog } from "../api/src/core/log.ts";
import { createPortal } from "../api/src/portal.ts";
import { benchRoles, benchSecrets, type SeededDatabase } from "./seeded-database.ts";

export const portalFolder = join(import.meta.dirname, "../web/dist");

/** The portal with the pages of a folder, on its own port. */
export async function serve({ url: databaseUrl }: SeededDatabase, webFolder: string) {
  const process = await createPortal({
    // A longer timeout of server rendering than in production: a busy machine would serve another, unrendered page.
    config: readConfig({ DATABASE_POOL: "8", DEMONSTRATION: "true", SSR_TIMEOUT_MS: "2000" }),
    database: databaseAt(databaseUrl, benchRoles, benchSecrets),
    secrets: benchSecrets,
    log: createLog("error", (line) => console.error(line)),
    webFolder,
  });
  const port = await listen(process.server, "127.0.0.1", 0);
  await process.warmUp();
  return { process, url: `http://localhost:${port}` };
}
export type ServedPortal = Awaited<ReturnType<typeof serve>>;

/** The cookies of a signed-in customer. */
export async function signedIn(
  { process, url }: ServedPortal,
  { owner }: SeededDatabase,
  accountId: string,
) {
  // The news dialog covers the page on one visit; the benchmark measures the other visits.
  await owner.query("update account set whats_new_seen_at = now() where id = $1", [accountId]);
  const session = await process.sessions.begin(accountId);
  if (!session) throw new Error("No session could be begun.");
  return [
    { url, name: "Authorization", value: `Bearer%20${session.token}` },
    { url, name: "fgp", value: session.fingerprint, httpOnly: true },
    { url, name: "rt", value: session.refresh ?? "", httpOnly: true },
  ];
}
