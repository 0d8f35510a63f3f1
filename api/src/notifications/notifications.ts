import {
  MOST_NOTIFICATIONS,
  type News,
  type OtherNews,
  readNews,
} from "@portal/model/notifications.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";

export interface ConcernedInsured {
  insuredNumber: number;
  fullname: string;
}

/** What a notification says, in the language of the request. */
export type Message = (News | OtherNews) & {
  idDms: string | null;
  concernedInsured: ConcernedInsured | null;
};

export interface Notification {
  id: string;
  seen: boolean;
  deleted: boolean;
  sent: string;
  message: Message;
}

const columns = ["id", "parameters", "idDms", "sent", "seenAt", "deletedAt"] as const;
const newestIn = (db: Kysely<Tables>) =>
  db
    .selectFrom("notification")
    .where("deletedAt", "is", null)
    .orderBy("sent", "desc")
    .orderBy("id")
    .limit(raw.lit(MOST_NOTIFICATIONS));
const unseenIn = (db: Kysely<Tables>) =>
  db
    .selectFrom(newestIn(db).select("seenAt").as("newest"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("seenAt", "is", null);
const peopleIn = (db: Kysely<Tables>) =>
  db.selectFrom("insured").select(["insuredNumber", "firstname", "lastname"]);

const newest = prepare(() => newestIn(sql).select(columns));
const unseen = prepare(() => unseenIn(sql));
const people = prepare(() => peopleIn(sql));

/** The newest first, without those that were dismissed. Row level security is the filter. */
export async function listNotifications(ctx: Context): Promise<Notification[]> {
  const [rows, insureds] = await Promise.all([ctx.read(newest({})), ctx.read(people({}))]);
  return rows.map((row) => shown(row, insureds));
}

export async function countUnseen(ctx: Context): Promise<number> {
  const [row] = await ctx.read(unseen({}));
  return row?.count ?? 0;
}

interface StatusWish {
  id: string;
  seen?: boolean | null | undefined;
  deleted?: boolean | null | undefined;
}

/** Marks one as seen or dismissed, or takes either back. Dismissed is also seen; the first time of seeing stays. */
export async function updateNotificationStatus(
  ctx: Context,
  { id, seen, deleted }: StatusWish,
): Promise<Notification> {
  if (!z.uuid().safeParse(id).success) throw new Problem("NOT_FOUND");
  const now = ctx.clock.now();
  return ctx.write(async (db, session) => {
    const before = await db
      .selectFrom("notification")
      .select(columns)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new Problem("NOT_FOUND");
    const isDeleted = deleted ?? before.deletedAt !== null;
    const isSeen = isDeleted || (seen ?? before.seenAt !== null);
    const after = {
      seenAt: isSeen ? (before.seenAt ?? now) : null,
      deletedAt: isDeleted ? (before.deletedAt ?? now) : null,
    };
    if (after.seenAt !== before.seenAt || after.deletedAt !== before.deletedAt) {
      await db.updateTable("notification").set(after).where("id", "=", id).execute();
      await noteAct(db, session, ctx, "update notification status", id);
    }
    return shown({ ...before, ...after }, await peopleIn(db).execute());
  });
}

const Ids = z.array(z.uuid()).max(MOST_NOTIFICATIONS);

/** Marks those that somebody had before their eyes: what arrived meanwhile stays unseen. Says how many are left. */
export async function markNotificationsSeen(
  ctx: Context,
  given: readonly string[],
): Promise<number> {
  const ids = parse(Ids, given);
  return ctx.write(async (db, session) => {
    const marked = await db
      .updateTable("notification")
      .set({ seenAt: ctx.clock.now() })
      .where("id", "=", raw<string>`any(${ids}::uuid[])`)
      .where("seenAt", "is", null)
      .returning("id")
      .execute();
    if (marked.length > 0) await noteAct(db, session, ctx, "mark notifications seen");
    const { count } = await unseenIn(db).executeTakeFirstOrThrow();
    return count;
  });
}

interface Row {
  id: string;
  parameters: unknown;
  idDms: string | null;
  sent: Date;
  seenAt: Date | null;
  deletedAt: Date | null;
}

interface Person {
  insuredNumber: number;
  firstname: string;
  lastname: string;
}

/** Somebody whom the account no longer sees is not named. */
function shown(
  { id, parameters, idDms, sent, seenAt, deletedAt }: Row,
  insureds: readonly Person[],
): Notification {
  const news = readNews(parameters);
  const about = "insuredNumber" in news ? news.insuredNumber : null;
  const person = insureds.find(({ insuredNumber }) => insuredNumber === about);
  const concernedInsured = person
    ? { insuredNumber: person.insuredNumber, fullname: `${person.firstname} ${person.lastname}` }
    : null;
  return {
    id,
    seen: seenAt !== null,
    deleted: deletedAt !== null,
    sent: sent.toISOString(),
    message: { ...news, idDms, concernedInsured },
  };
}
