import { preferenceKeys } from "@portal/model/notifications.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { PaymentMode } from "@portal/model/portal/profile.ts";
import {
  ChangeCorrespondence,
  ChangeMessageLanguage,
  channelsIn,
  type ChosenChannel,
  Correspondance,
  isPaperLocked,
  type NotificationPreferences,
  PreferenceChanges,
  refusedChanges,
} from "@portal/model/settings.ts";
import type { Kysely } from "kysely";
import type { Context, Session } from "../core/context.ts";
import { noteAct } from "../core/audit.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";

/** Row level security filters the rows. */
const preferencesIn = (db: Kysely<Tables>) =>
  db.selectFrom("notificationPreference").select(["kind", "channel"]);
const ownPreferences = prepare(() => preferencesIn(sql));

export async function readNotificationPreferences(ctx: Context): Promise<NotificationPreferences> {
  return channelsIn(await ctx.read(ownPreferences({})));
}

/** Stores the given channels, unless paper or direct debit decides one of them. */
export async function updateNotificationPreferences(
  ctx: Context,
  input: object,
): Promise<NotificationPreferences> {
  const changes = parse(PreferenceChanges, input);
  return ctx.write(async (db, session) => {
    const account = await lockedAccount(db, session);
    const before = channelsIn(await preferencesIn(db).execute());
    const refused = refusedChanges(account, before, changes);
    if (Object.keys(refused).length > 0) throw new Problem("INVALID", { fields: refused });
    const chosen = preferenceKeys.flatMap((kind) => {
      const channel = changes[kind];
      return channel ? [{ accountId: session.accountId, kind, channel }] : [];
    });
    if (chosen.length === 0) return before;
    await db
      .insertInto("notificationPreference")
      .values(chosen)
      .onConflict((conflict) =>
        conflict
          .columns(["accountId", "kind"])
          .doUpdateSet((eb) => ({ channel: eb.ref("excluded.channel") })),
      )
      .execute();
    await noteAct(db, session, ctx, "update notification preferences");
    return channelsIn([...entriesOf(before), ...chosen]);
  });
}

export const entriesOf = (channels: NotificationPreferences): ChosenChannel[] =>
  preferenceKeys.map((kind) => ({ kind, channel: channels[kind] }));

/** Switches paper letters on or off; not offered to customers whose bills go to their bank. */
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

/** Sets the language of future letters and messages. */
export async function changeMessageLanguage(ctx: Context, input: object): Promise<Language> {
  const { language } = parse(ChangeMessageLanguage, input);
  return ctx.write(async (db, session) => {
    const changed = await db
      .updateTable("account")
      .set({ language })
      .where("id", "=", session.accountId)
      .where("language", "!=", language)
      .returning("id")
      .execute();
    if (changed.length > 0) await noteAct(db, session, ctx, "change message language");
    return language;
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
