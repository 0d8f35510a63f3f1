import type pg from "pg";
import { onConnection } from "../../core/db/connection-driver.ts";
import { drain } from "../../core/jobs/drain.ts";
import { startPolling } from "../../core/jobs/polling.ts";
import { describeError, type Log } from "../../core/log.ts";
import { renderPaper } from "../pdf/render.ts";
import { drawnColumns, paperOf } from "./archive.ts";
import type { DocumentTemplates } from "./document-template.ts";

const EVERY_MS = 60_000;

interface FailedPapersParts {
  /** A pool in the role of the jobs. */
  pool: pg.Pool;
  log: Log;
  documentTemplates: DocumentTemplates;
}

interface Failure {
  iddms: string;
  code: string;
  reason: string;
  toldAt: Date | null;
}

/**
 * Retries every minute the papers that could not be drawn, so that dunning continues after a corrected release. The
 * first failure is logged as an error.
 */
export function startFailedPapersJob({ pool, log, documentTemplates }: FailedPapersParts) {
  return startPolling({ everyMs: EVERY_MS, log, onFailure: "papers wait" }, (isStopped) =>
    drain<Failure>({
      job: "papers",
      pool,
      isStopped,
      findNext: (client, last) => nextFailure(client, last?.iddms ?? ""),
      process: (client, failure) => tryAgain(client, failure, { log, documentTemplates }),
      onFailure: ({ iddms, code }, error) =>
        log.error("paper not tried", { document: iddms, code, error: describeError(error) }),
    }),
  );
}

function nextFailure(client: pg.PoolClient, after: string): Promise<Failure | undefined> {
  return onConnection(client)
    .selectFrom("paperFailure")
    .select(["iddms", "code", "reason", "toldAt"])
    .where("iddms", ">", after)
    .orderBy("iddms")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function tryAgain(
  client: pg.PoolClient,
  { iddms, code, reason, toldAt }: Failure,
  { log, documentTemplates }: Omit<FailedPapersParts, "pool">,
): Promise<void> {
  const db = onConnection(client);
  const row = await db
    .selectFrom("document")
    .select(drawnColumns)
    .where("iddms", "=", iddms)
    .executeTakeFirstOrThrow();
  const about = { document: iddms, code };
  try {
    await renderPaper(() => paperOf(documentTemplates, row));
  } catch (error) {
    if (toldAt !== null) return;
    log.error("paper not drawn", { ...about, reason, error: describeError(error) });
    await db
      .updateTable("paperFailure")
      .set({ toldAt: new Date() })
      .where("iddms", "=", iddms)
      .execute();
    return;
  }
  await db.deleteFrom("paperFailure").where("iddms", "=", iddms).execute();
  log.info("paper drawn again", about);
}
