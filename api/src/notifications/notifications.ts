import {
  MOST_NOTIFICATIONS,
  type News,
  type OtherNews,
  readNews,
} from "@portal/model/notifications.ts";
import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import {
  InvoiceLine,
  InvoiceStatus,
  type InvoiceSubject,
  InvoiceType,
  isUnpaid,
  subjectOf,
} from "@portal/model/invoices/invoice.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";
import { statementsOf, type ToldStatement, toldStatement } from "./told-statement.ts";

export interface ConcernedInsured {
  insuredNumber: number;
  fullname: string;
}

/** The invoice of a notification in its present state. */
export interface ToldInvoice {
  no: string;
  subject: InvoiceSubject;
  periodFrom: string;
  periodTo: string;
  status: InvoiceStatus;
  /** Whether an amount is left to pay. */
  isOpen: boolean;
}

/** The message of a notification in the language of the request. */
export type Message = (News | OtherNews) & {
  idDms: string | null;
  concernedInsured: ConcernedInsured | null;
  invoice: ToldInvoice | null;
  care: string | null;
};

export interface Notification {
  id: string;
  seen: boolean;
  /** Whether it was opened or marked as read. */
  read: boolean;
  deleted: boolean;
  sent: string;
  message: Message;
}

const columns = ["id", "parameters", "idDms", "sent", "seenAt", "readAt", "deletedAt"] as const;
const newestIn = (db: Kysely<Tables>) =>
  db
    .selectFrom("notification")
    .where("deletedAt", "is", null)
    .orderBy("sent", "desc")
    .orderBy("id")
    .limit(raw.lit(MOST_NOTIFICATIONS));
const countIn = (db: Kysely<Tables>, missing: "seenAt" | "readAt") =>
  db
    .selectFrom(newestIn(db).select(missing).as("newest"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(missing, "is", null);
const peopleIn = (db: Kysely<Tables>) =>
  db.selectFrom("insured").select(["insuredNumber", "firstname", "lastname"]);

const newest = prepare(() => newestIn(sql).select(columns));
const unseen = prepare(() => countIn(sql, "seenAt"));
const unread = prepare(() => countIn(sql, "readAt"));
const people = prepare(() => peopleIn(sql));
/** The numbers of invoices and statements in the newest notifications. */
const numbersIn = (db: Kysely<Tables>) =>
  newestIn(db).select(raw<string>`parameters ->> 'noInvoice'`.as("no"));
/** The invoices of the newest notifications; row level security leaves those billed to the account. */
const invoicesIn = (db: Kysely<Tables>) =>
  db
    .selectFrom("invoice")
    .select(["no", "type", "law", "lines", "periodFrom", "periodTo", "status", "totalAmount"])
    .select(raw<boolean>`total_amount + fees > paid`.as("hasRest"))
    .where("no", "in", numbersIn(db));
const invoices = prepare(() => invoicesIn(sql));
const statementsIn = (db: Kysely<Tables>) => statementsOf(db, numbersIn(db));
const statements = prepare(() => statementsIn(sql));

/** The newest notifications without dismissed ones; row level security filters the rows. */
export async function listNotifications(ctx: Context): Promise<Notification[]> {
  const [rows, insureds, billed, settled] = await Promise.all([
    ctx.read(newest({})),
    ctx.read(people({})),
    ctx.read(invoices({})),
    ctx.read(statements({})),
  ]);
  const told = toldOf(billed, settled);
  return rows.map((row) => shownNotifications(row, insureds, told));
}

export async function countUnseen(ctx: Context): Promise<number> {
  const [row] = await ctx.read(unseen({}));
  return row?.count ?? 0;
}

/** The count at the bell: notifications neither opened nor marked as read. */
export async function countUnread(ctx: Context): Promise<number> {
  const [row] = await ctx.read(unread({}));
  return row?.count ?? 0;
}

interface StatusInput {
  id: string;
  seen?: boolean | null | undefined;
  read?: boolean | null | undefined;
  deleted?: boolean | null | undefined;
}

/** Sets or clears seen, read or dismissed. Each includes those before it; the first time is kept. */
export async function updateNotificationStatus(
  ctx: Context,
  { id, seen, read, deleted }: StatusInput,
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
    const isRead = isDeleted || (read ?? before.readAt !== null);
    const isSeen = isRead || (seen ?? before.seenAt !== null);
    const after = {
      seenAt: isSeen ? (before.seenAt ?? now) : null,
      readAt: isRead ? (before.readAt ?? now) : null,
      deletedAt: isDeleted ? (before.deletedAt ?? now) : null,
    };
    const columnsOfStatus = ["seenAt", "readAt", "deletedAt"] as const;
    if (columnsOfStatus.some((column) => after[column] !== before[column])) {
      await db.updateTable("notification").set(after).where("id", "=", id).execute();
      await noteAct(db, session, ctx, "update notification status", id);
    }
    const told = toldOf(await invoicesIn(db).execute(), await statementsIn(db).execute());
    return shownNotifications({ ...before, ...after }, await peopleIn(db).execute(), told);
  });
}

const Ids = z.array(z.uuid()).max(MOST_NOTIFICATIONS);

/** Marks only the notifications that were shown: later arrivals stay unseen. Returns how many are left. */
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
    const { count } = await countIn(db, "seenAt").executeTakeFirstOrThrow();
    return count;
  });
}

/** Marks the shown notifications as read and seen. Returns how many are left unread. */
export async function markNotificationsRead(
  ctx: Context,
  given: readonly string[],
): Promise<number> {
  const ids = parse(Ids, given);
  const now = ctx.clock.now();
  return ctx.write(async (db, session) => {
    const marked = await db
      .updateTable("notification")
      .set({ readAt: now, seenAt: raw<Date>`coalesce(seen_at, ${now})` })
      .where("id", "=", raw<string>`any(${ids}::uuid[])`)
      .where("readAt", "is", null)
      .returning("id")
      .execute();
    if (marked.length > 0) await noteAct(db, session, ctx, "mark notifications read");
    const { count } = await countIn(db, "readAt").executeTakeFirstOrThrow();
    return count;
  });
}

interface Row {
  id: string;
  parameters: unknown;
  idDms: string | null;
  sent: Date;
  seenAt: Date | null;
  readAt: Date | null;
  deletedAt: Date | null;
}

interface Person {
  insuredNumber: number;
  firstname: string;
  lastname: string;
}

/** The current data of the things that the notifications name. */
interface NewsSubjects {
  invoices: readonly ToldInvoice[];
  statements: readonly ToldStatement[];
}

function toldOf(
  billed: readonly Parameters<typeof toldInvoice>[0][],
  settled: readonly Parameters<typeof toldStatement>[0][],
): NewsSubjects {
  return {
    invoices: billed.map(toldInvoice),
    statements: settled.flatMap((row) => toldStatement(row) ?? []),
  };
}

/** A person whom the account no longer sees is not named. */
function shownNotifications(
  { id, parameters, idDms, sent, seenAt, readAt, deletedAt }: Row,
  insureds: readonly Person[],
  told: NewsSubjects,
): Notification {
  const news = readNews(parameters);
  const invoiceNo = isAboutInvoice(news) ? news.noInvoice : null;
  const statementNo = news.kind === "RefundNew" ? news.noInvoice : null;
  const about = "insuredNumber" in news ? news.insuredNumber : null;
  const person = insureds.find(({ insuredNumber }) => insuredNumber === about);
  const concernedInsured = person
    ? { insuredNumber: person.insuredNumber, fullname: `${person.firstname} ${person.lastname}` }
    : null;
  return {
    id,
    seen: seenAt !== null,
    read: readAt !== null,
    deleted: deletedAt !== null,
    sent: sent.toISOString(),
    message: {
      ...news,
      idDms,
      concernedInsured,
      invoice: told.invoices.find(({ no }) => no === invoiceNo) ?? null,
      care: told.statements.find(({ no }) => no === statementNo)?.care ?? null,
    },
  };
}

/** The number of a statement has the same field name in the specification. */
function isAboutInvoice(news: News | OtherNews) {
  return news.kind === "InvoiceReminder" || news.kind === "InvoiceNew";
}

const Lines = z.array(InvoiceLine);

function toldInvoice(row: NonNullable<ReturnType<typeof invoices>["row"]>): ToldInvoice {
  const { no, periodFrom, periodTo, totalAmount, hasRest } = row;
  const status = InvoiceStatus.parse(row.status);
  const billed = { type: InvoiceType.parse(row.type), lines: Lines.parse(row.lines) };
  return {
    no,
    subject: subjectOf({ ...billed, carrier: { law: InsuranceLaw.parse(row.law) } }),
    periodFrom,
    periodTo,
    status,
    isOpen: isUnpaid(status) && totalAmount > 0 && hasRest,
  };
}
