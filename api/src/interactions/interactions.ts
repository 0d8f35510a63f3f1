import type { InteractionNature, PendingUpdate } from "@portal/model/requests/interactions.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";

const pendingUpdateOf = prepare((wanted: { insuredNumber: number; nature: string }) =>
  sql.selectNoFrom(
    raw<boolean | null>`is_update_pending(${wanted.insuredNumber}, ${wanted.nature})`.as("pending"),
  ),
);

/** Whether a change of this nature is pending for a person, whichever account of the household requested it. */
export async function readPendingUpdate(
  ctx: Context,
  wanted: { insuredNumber: number; nature: InteractionNature },
): Promise<PendingUpdate> {
  const [row] = await ctx.read(pendingUpdateOf(wanted));
  if (typeof row?.pending !== "boolean") throw new Problem("NOT_FOUND");
  return { pendingUpdate: row.pending };
}
