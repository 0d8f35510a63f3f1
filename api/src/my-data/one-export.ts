import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";

/** An export without a reported end expires after this time. */
const LONGEST = "10 minutes";

/** Begins an export of the account, in any format. A second one at the same time is refused. */
export async function startExport(ctx: Context, action: string): Promise<void> {
  await ctx.write(async (db, session) => {
    const { rows } = await raw`
      insert into data_export as known (account_id, started_at) values (${session.accountId}, now())
      on conflict (account_id) do update set started_at = now(), ended_at = null
        where known.ended_at is not null or known.started_at < now() - interval '${raw.raw(LONGEST)}'
      returning started_at`.execute(db);
    if (rows.length === 0) throw new Problem("CONFLICT", { retryAfter: 10 });
    await noteAct(db, session, ctx, action);
  });
}

/** Allows the next export after this one was read to its end or aborted. */
export async function* untilEnded<Part>(
  ctx: Context,
  parts: AsyncGenerator<Part>,
): AsyncGenerator<Part> {
  try {
    yield* parts;
  } finally {
    await ctx
      .write(async (db, { accountId }) => {
        await db
          .updateTable("dataExport")
          .set({ endedAt: raw`now()` })
          .where("accountId", "=", accountId)
          .execute();
      })
      // The session may have ended meanwhile; then the export expires.
      .catch(() => undefined);
  }
}
