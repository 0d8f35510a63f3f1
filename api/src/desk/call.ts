import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Right, rightsOf } from "@portal/model/desk/rights.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context as HonoContext } from "hono";
import { type Kysely, sql as raw } from "kysely";
import type pg from "pg";
import { rowsOf } from "../core/db/batch.ts";
import { condition } from "../core/db/condition.ts";
import { onPipelinedConnection } from "../core/db/connection-driver.ts";
import { statementName } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { inOpenedTransaction } from "../core/db/transaction.ts";
import type { Actor } from "../insurer/audit.ts";
import type { Books } from "../insurer/bank/books.ts";
import type { Receivables } from "../insurer/receivables.ts";
import type { Work } from "../insurer/requests/kinds.ts";
import type { DoorParts } from "./door-parts.ts";

/** The member of staff of a request, as their row says at this moment. */
export interface Staff {
  sessionId: string;
  staffId: string;
  name: string;
  email: string;
  department: string;
  language: string;
  roles: readonly string[];
  rights: readonly Right[];
  expiresAt: Date;
}

/** One request of a member of staff. */
export interface DeskCall extends DoorParts {
  tokenHash: Buffer;
  staff: Staff;
  correlationId: string;
  /** A request of the page itself, which does not keep the session open. */
  isUnattended: boolean;
}

export interface DeskVariables {
  Bindings: { incoming?: IncomingMessage };
  Variables: { call: DeskCall; correlationId: string };
}

/** A line of the audit. Before and after are encrypted beside it. */
export interface DeskNote {
  action: string;
  subject?: string | undefined;
  accountId?: string | null | undefined;
  before?: unknown;
  after?: unknown;
}

/** One transaction of a member of staff. */
export interface DeskWork extends Work {
  staff: Staff;
  /** The books of the invoices, on which payments are booked. */
  books: Books;
  /** What is owed, as the invoices treat it. */
  receivables: Receivables;
  /** The member of staff, as the insurer's operations and the audit name them. */
  actor: Actor;
  now: Date;
  correlationId: string;
  /** The account of what must be open by a case or a reason; throws NOT_FOUND otherwise, in each role. */
  requireOpen: (look: OpenLook) => Promise<string | null>;
  /** Writes a line of the audit. The database adds the person, the access and its reason. */
  note: (line: DeskNote) => Promise<void>;
}

const OPEN = `select session_id, staff_id, name, email, department, language, roles, expires_at from open_desk($1, $2)`;
const OPENING = { name: statementName(OPEN), text: OPEN };

export function callOf(c: HonoContext<DeskVariables>): DeskCall {
  return c.var.call;
}

/** What must be open: an account, a request or a conversation with its account, or an insured person with the account that they are on. */
export interface OpenLook {
  accountId?: string;
  requestId?: string;
  insuredNumber?: number;
  conversationId?: string;
}

/** What is looked at, in the words of `accessArea` (`model/src/my-data.ts`), and whose it is. */
export interface Look extends OpenLook {
  /** Such as `Desk.invoices`. Without an account or a request, it is a list without details. */
  what: string;
}

/**
 * Reads in the role `desk`, whose row level security shows the customers that are open to the person, and notes the
 * look. An account that is not open is not found, as one that does not exist.
 */
export function deskRead<Result>(
  call: DeskCall,
  look: Look,
  work: (desk: DeskWork, accountId: string | null) => Promise<Result>,
): Promise<Result> {
  return opened(call, call.pool, async (desk) => {
    const accountId = await desk.requireOpen(look);
    const result = await work(desk, accountId);
    const about = look.requestId ?? look.conversationId;
    const subject = about === undefined ? look.what : `${look.what} ${about}`;
    await desk.note({ action: "read", subject, accountId });
    return result;
  });
}

interface DeskAct {
  /** Checked again in the act's transaction: a role that was just taken has no effect any more. */
  right?: Right;
  /** `jobs` for the insurer's operations, which write more than the desk may by itself. */
  role?: "desk" | "jobs";
}

/**
 * Runs an act in one transaction after the session check. An act notes at least one line of the audit; without one it is
 * rolled back.
 */
export function deskAct<Result>(
  call: DeskCall,
  { right, role = "desk" }: DeskAct,
  work: (desk: DeskWork) => Promise<Result>,
): Promise<Result> {
  const pool = role === "jobs" ? call.jobs : call.pool;
  return opened(call, pool, async (desk) => {
    if (right !== undefined) requireRight(desk.staff, right);
    let lines = 0;
    const result = await work({
      ...desk,
      note: (line) => {
        lines += 1;
        return desk.note(line);
      },
    });
    if (lines === 0) throw new Error("An act of the desk noted nothing in the audit.");
    return result;
  });
}

export function requireRight({ rights }: Pick<Staff, "rights">, right: Right): void {
  if (!rights.includes(right)) throw new Problem("FORBIDDEN");
}

/** Opens the session on a connection; undefined for an unknown session and for one that ended. */
export async function openDesk(
  pool: Pick<pg.Pool, "query">,
  tokenHash: Buffer,
  isUnattended: boolean,
): Promise<Staff | undefined> {
  const { rows } = await pool.query<Record<string, unknown>>(OPEN, [tokenHash, isUnattended]);
  const [row] = rows;
  return row && staffIn(rowsOf<StaffRow>([camelCased(row)])[0]);
}

interface StaffRow extends Omit<Staff, "rights"> {
  roles: string[];
}

function staffIn(row: StaffRow | undefined): Staff | undefined {
  return row && { ...row, rights: rightsOf(row.roles) };
}

function camelCased(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function opened<Result>(
  call: DeskCall,
  pool: pg.Pool,
  work: (desk: DeskWork) => Promise<Result>,
): Promise<Result> {
  const opening = { ...OPENING, values: [call.tokenHash, call.isUnattended] };
  return inOpenedTransaction(pool, opening, (connection, transaction) => {
    const staff = staffIn(rowsOf<StaffRow>(transaction.opened)[0]);
    if (!staff) throw new Problem("UNAUTHENTICATED");
    const { books, receivables } = call;
    const { secrets, clock } = call.services;
    const db = onPipelinedConnection(connection);
    const now = clock.now();
    const actor: Actor = `staff ${staff.name}`;
    const { correlationId } = call;
    const note = (line: DeskNote) => noteLine({ db, secrets, actor, staff, correlationId }, line);
    const requireOpen = (look: OpenLook) => openAccount(db, look);
    const today = todayInZurich(now);
    const parts = { db, secrets, staff, books, receivables, actor, now, today, correlationId };
    return work({ ...parts, requireOpen, note });
  });
}

async function noteLine(
  {
    db,
    secrets,
    actor,
    staff,
    correlationId,
  }: Pick<DeskWork, "db" | "secrets" | "actor" | "staff"> & { correlationId: string },
  { action, subject, accountId = null, before, after }: DeskNote,
): Promise<void> {
  const line = { actor, action, subject: subject ?? null, accountId, correlationId };
  const own = { ...line, sessionId: staff.sessionId };
  if (before === undefined && after === undefined) {
    await db.insertInto("audit").values(own).execute();
    return;
  }
  const id = randomUUID();
  const change = JSON.stringify({ before: before ?? null, after: after ?? null });
  await db
    .insertInto("auditChange")
    .values({ id, accountId, change: secrets.encrypt(changeBinding(id), change) })
    .execute();
  const changeHash = secrets.lookup("audit_change", `${id} ${change}`);
  await db
    .insertInto("audit")
    .values({ ...own, changeId: id, changeHash })
    .execute();
}

export function changeBinding(id: string) {
  return { table: "audit_change", column: "change", row: id };
}

/** The functions say what is open also in the role of the jobs, to which row level security shows everything. */
async function openAccount(
  db: Kysely<Tables>,
  { accountId, requestId, insuredNumber, conversationId }: OpenLook,
): Promise<string | null> {
  if (conversationId !== undefined) {
    const conversation = await db
      .selectFrom("conversation")
      .select("accountId")
      .where("id", "=", conversationId)
      .where(condition`account_id in (select desk_accounts())`)
      .executeTakeFirst();
    if (!conversation) throw new Problem("NOT_FOUND");
    return conversation.accountId;
  }
  if (insuredNumber !== undefined) return openAccountOfPerson(db, insuredNumber);
  if (requestId !== undefined) {
    const request = await db
      .selectFrom("interaction")
      .select("accountId")
      .where("id", "=", requestId)
      .where(condition`id in (select desk_requests())`)
      .executeTakeFirst();
    if (!request) throw new Problem("NOT_FOUND");
    return request.accountId;
  }
  if (accountId === undefined) return null;
  const { rows } = await raw<{ isOpen: boolean }>`
    select ${accountId}::uuid in (select desk_accounts()) as "isOpen"`.execute(db);
  if (rows[0]?.isOpen !== true) throw new Problem("NOT_FOUND");
  return accountId;
}

/** Null for an insured person without an account. A person's own account comes before that of the household. */
async function openAccountOfPerson(
  db: Kysely<Tables>,
  insuredNumber: number,
): Promise<string | null> {
  const { rows } = await raw<{ accountId: string | null }>`
    select (select c.id from account c join account_insured l on l.account_id = c.id
      where l.insured_number = ${insuredNumber} and c.id in (select desk_accounts())
      order by c.insured_number = ${insuredNumber} desc, c.id limit 1) as "accountId"
    where ${insuredNumber}::integer in (select desk_people())`.execute(db);
  const [row] = rows;
  if (!row) throw new Problem("NOT_FOUND");
  return row.accountId;
}
