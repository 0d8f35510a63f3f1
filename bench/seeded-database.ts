import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import pg from "pg";
import { prepareDatabase } from "../api/src/core/db/open.ts";
import { startEmbeddedPostgres } from "../api/postgres/embedded.ts";
import { createSecrets, emailLookup } from "../api/src/core/secrets/secrets.ts";
import { seedDemonstration } from "../api/seed/demonstration.ts";
import { addGeneratedAccounts } from "../api/seed/generate.ts";

export const benchKeys = [{ id: "bench", key: Buffer.alloc(32, 9) }];
export const benchSecrets = createSecrets(benchKeys);
export const benchRoles = "portal";

const GENERATED_ACCOUNTS = 2_000;

/** A PostgreSQL with default settings, the demonstration households and enough others that no table is tiny. */
export async function openSeededDatabase(accounts = GENERATED_ACCOUNTS) {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
  // The server's user must have access if root runs this.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir });
  await prepareDatabase(server.url, benchRoles, benchSecrets);
  const owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  const today = todayInZurich(new Date());
  await seedDemonstration(owner, benchSecrets, { today });
  await addGeneratedAccounts(owner, benchSecrets, { accounts, seed: 1, today });
  // Otherwise the first case would run without statistics, while autovacuum collects them.
  await owner.query("vacuum analyze");
  return {
    url: server.url,
    owner,
    async accountOf(login: string): Promise<string> {
      const { rows } = await owner.query<{ id: string }>(
        "select id from account where login_email_hash = $1",
        [emailLookup(benchSecrets, login)],
      );
      if (!rows[0]) throw new Error(`No account ${login}`);
      return rows[0].id;
    },
    async close() {
      await owner.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type SeededDatabase = Awaited<ReturnType<typeof openSeededDatabase>>;
