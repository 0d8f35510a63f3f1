import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "./embedded.ts";

/** A separate PostgreSQL whose data are deleted when it stops. */
export async function startThrowawayPostgres(
  name: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), `portal-${name}-`));
  // The server's user must be able to enter the folder when root runs the command.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, fast: true });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}
