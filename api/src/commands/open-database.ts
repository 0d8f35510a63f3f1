import { runningPostgres, startEmbeddedPostgres } from "../../postgres/embedded.ts";
import type { Config } from "../core/config.ts";
import { prepareDatabase } from "../core/db/open.ts";
import type { Secrets } from "../core/secrets/secrets.ts";

/** The server of the running portal; otherwise an embedded one for the time of the order. */
export async function openDatabase(
  { databaseUrl, dataDir, rolePrefix }: Config,
  secrets: Secrets,
): Promise<{ url: string; stop(): Promise<void> }> {
  const stop = async (): Promise<void> => {};
  const running = databaseUrl ?? runningPostgres(dataDir);
  if (running) return { url: running, stop };
  const postgres = await startEmbeddedPostgres({ dataDir });
  await prepareDatabase(postgres.url, rolePrefix, secrets);
  return postgres;
}
