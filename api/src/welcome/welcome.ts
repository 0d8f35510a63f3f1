import { sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { condition } from "../core/db/condition.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";

export type WelcomeInformationType = "WHATS_NEW" | "NONE";

const ownVisits = prepare(() =>
  sql
    .selectFrom("account")
    .select(["firstConnectionAt", "firstSessionId", "whatsNewSeenAt", "createdAt"]),
);
const newestNews = prepare(() =>
  sql
    .selectFrom("whatsNew")
    .select((item) => item.fn.max("publishedAt").as("publishedAt"))
    .where(condition`published_at <= now() and (ends_at is null or ends_at > now())`),
);

/** Whether this is the customer's first session; it stays the first until it ends. */
export async function isFirstConnection(ctx: Context): Promise<boolean> {
  const [[account], session] = await Promise.all([ctx.read(ownVisits({})), ctx.session()]);
  return !account?.firstConnectionAt || account.firstSessionId === session.id;
}

/** Marks the news as seen, so that they are not shown on arrival again. */
export async function noteNewsSeen(ctx: Context): Promise<void> {
  await ctx.write(async (db, { accountId }) => {
    await db
      .updateTable("account")
      .set({ whatsNewSeenAt: raw<Date>`now()` })
      .where("id", "=", accountId)
      .execute();
  });
}

/** Whether news were published since the customer last saw them. */
export async function readWelcome(ctx: Context): Promise<WelcomeInformationType> {
  const [[account], [news]] = await Promise.all([
    ctx.read(ownVisits({})),
    ctx.read(newestNews({})),
  ]);
  const seenUntil = account?.whatsNewSeenAt;
  const hasNews = news?.publishedAt && (!seenUntil || news.publishedAt > seenUntil);
  return hasNews ? "WHATS_NEW" : "NONE";
}
