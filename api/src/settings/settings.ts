import { Problem } from "@portal/model/portal/problems.ts";
import { PaymentMode } from "@portal/model/portal/profile.ts";
import {
  ChangeCorrespondence,
  Correspondance,
  isPaperLocked,
  NotificationPreferences,
  preferenceKeys,
  refusedChanges,
} from "@portal/model/settings.ts";
import type { Kysely } from "kysely";
import type { Context, Session } from "../core/context.ts";
import { noteAct } from "../core/audit.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";

const ownPreferences = prepare(() =>
  sql.selectFrom("notificationPreference").select(preferenceKeys),
);

/** Somebody who never chose is told by e-mail. */
const byDefault = NotificationPreferences.parse(
  Object.fromEntries(preferenceKeys.map((key) => [key, "EMAIL"])),
);

export async function readNotificationPreferences(ctx: Context): Promise<NotificationPreferences> {
  const [kept] = await ctx.read(ownPreferences({}));
  return kept ? NotificationPreferences.parse(kept) : byDefault;
}

/** Keeps the channels, unless one was changed that paper or direct debit decides. */
export async function updateNotificationPreferences(
  ctx: Context,
  input: NotificationPreferences,
): Promise<NotificationPreferences> {
  const wanted = parse(NotificationPreferences, input);
  return ctx.write(async (db, session) => {
    const account = await lockedAccount(db, session);
    const kept = await db
      .selectFrom("notificationPreference")
      .select(preferenceKeys)
      .executeTakeFirst();
    const before = kept ? NotificationPreferences.parse(kept) : byDefault;
    const refused = refusedChanges(account, before, wanted);
    if (Object.keys(refused).length > 0) throw new Problem("INVALID", { fields: refused });
    await db
      .insertInto("notificationPreference")
      .values({ accountId: session.accountId, ...wanted })
      .onConflict((conflict) => conflict.column("accountId").doUpdateSet(wanted))
      .execute();
    await noteAct(db, session, ctx, "update notification preferences");
    return wanted;
  });
}

/** Letters on paper, or none: not offered to those whose bills go to their bank. */
export async function changeCorrespondence(
  ctx: Context,
  input: ChangeCorrespondence,
): Promise<Correspondance> {
  const { correspondance } = parse(ChangeCorrespondence, input);
  return ctx.write(async (db, session) => {
    const account = await lockedAccount(db, session);
    if (account.correspondance === correspondance) return correspondance;
    if (isPaperLocked(account)) {
      throw new Problem("INVALID", { fields: { correspondance: "correspondance.electronicBill" } });
    }
    await db
      .updateTable("account")
      .set({ correspondance })
      .where("id", "=", session.accountId)
      .execute();
    await noteAct(db, session, ctx, "change correspondence");
    return correspondance;
  });
}

async function lockedAccount(db: Kysely<Tables>, { accountId }: Session) {
  const account = await db
    .selectFrom("account")
    .select(["correspondance", "paymentMode"])
    .where("id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    correspondance: Correspondance.parse(account.correspondance),
    paymentMode: PaymentMode.parse(account.paymentMode),
  };
}
