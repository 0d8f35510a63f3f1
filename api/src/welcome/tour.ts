import { isTourTime } from "@portal/model/tour.ts";
import { sql as raw } from "kysely";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";

/** Row level security limits the rows to the own account. */
const ownTour = prepare(() =>
  sql.selectFrom("account").select(["tourEndedAt", "firstConnectionAt"]),
);

/** Whether the tour opens by itself: once for each account, in its first days. */
export async function isTourDue(ctx: Context): Promise<boolean> {
  const [account] = await ctx.read(ownTour({}));
  return account !== undefined && isTourTime(account, ctx.clock.now());
}

/** The tour was finished or skipped; it does not open by itself again. A repetition changes nothing. */
export async function endTour(ctx: Context): Promise<boolean> {
  return ctx.write(async (db, session) => {
    const ended = await db
      .updateTable("account")
      .set({ tourEndedAt: raw<Date>`now()` })
      .where("id", "=", session.accountId)
      .where("tourEndedAt", "is", null)
      .returning("id")
      .execute();
    if (ended.length > 0) await noteAct(db, session, ctx, "end tour");
    return true;
  });
}
