import { Problem } from "@portal/model/portal/problems.ts";
import { AccountChangeKind } from "@portal/model/security.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { noteAct } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { type BoundStatement, prepare, statementName } from "../../core/db/prepared-query.ts";
import { sql } from "../../core/db/sql.ts";
import { parse } from "../../core/http/parse.ts";

export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface OpenSession {
  id: string;
  createdAt: string;
  seenAt: string;
  os: string | null;
  device: string | null;
  isCurrent: boolean;
}

export interface Security {
  hasCodeAtSignIn: boolean;
  recoveryCodesLeft: number;
  passkeys: Passkey[];
  sessions: OpenSession[];
  pendingChanges: PendingChange[];
}

/** A change that staff was asked for by telephone and that is not in force yet. */
export interface PendingChange {
  id: string;
  kind: AccountChangeKind;
  /** The new address or number, masked. */
  recipient: string | null;
  dueAt: string;
}

const passkeys = prepare(() =>
  sql.selectFrom("passkey").select(["id", "name", "createdAt", "lastUsedAt"]).orderBy("createdAt"),
);
const pendingChanges = prepare(() =>
  sql
    .selectFrom("accountChange")
    .select(["id", "kind", "masked", "dueAt"])
    .where("state", "=", "WAITING")
    .orderBy("dueAt"),
);
const FACTORS = `select exists (select from second_factor) as "hasCodeAtSignIn",
  (select count(*)::int from recovery_code) as "recoveryCodesLeft"`;
const SESSIONS = "select * from own_sessions()";

/** How an account is protected and where it is signed in; row level security filters the rows. */
export async function readSecurity(ctx: Context): Promise<Security> {
  const [session, keys, [factors], open, changes] = await Promise.all([
    ctx.session(),
    ctx.read(passkeys({})),
    ctx.read(statement<Pick<Security, "hasCodeAtSignIn" | "recoveryCodesLeft">>(FACTORS)),
    ctx.read(statement<SessionRow>(SESSIONS)),
    ctx.read(pendingChanges({})),
  ]);
  return {
    hasCodeAtSignIn: factors?.hasCodeAtSignIn ?? false,
    recoveryCodesLeft: factors?.recoveryCodesLeft ?? 0,
    passkeys: keys.map(({ createdAt, lastUsedAt, ...key }) => ({
      ...key,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    sessions: open.map(({ createdAt, seenAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isCurrent: row.id === session.id,
    })),
    pendingChanges: changes.map(({ id, kind, masked, dueAt }) => ({
      id,
      kind: AccountChangeKind.parse(kind),
      recipient: masked,
      dueAt: dueAt.toISOString(),
    })),
  };
}

type SessionRow = Omit<OpenSession, "createdAt" | "seenAt" | "isCurrent"> & {
  createdAt: Date;
  seenAt: Date;
};

function statement<Row>(text: string): BoundStatement<Row> {
  return { name: statementName(text), text, values: [] };
}

const SessionId = z.object({ id: z.uuid("invalid") });

/** Ends another session of the account; the current session is ended by signing out. */
export async function endSession(ctx: Context, given: string): Promise<boolean> {
  const { id } = parse(SessionId, { id: given });
  return ctx.write(async (db, session) => {
    if (id === session.id) throw new Problem("CONFLICT");
    const { rows } = await raw<{ ended: boolean }>`select end_own_session(${id}) as ended`.execute(
      db,
    );
    if (!rows[0]?.ended) throw new Problem("NOT_FOUND");
    await noteAct(db, session, ctx, "end session");
    return true;
  });
}

const ChangeId = z.object({ id: z.uuid("invalid") });

/** Cancels a pending change by staff. Any session of the account may do it, as it only keeps the present state. */
export async function stopAccountChange(ctx: Context, given: string): Promise<boolean> {
  const { id } = parse(ChangeId, { id: given });
  return ctx.write(async (db, session) => {
    const stopped = await db
      .updateTable("accountChange")
      .set({ state: "STOPPED", settledAt: raw<Date>`now()` })
      .where("id", "=", id)
      .where("state", "=", "WAITING")
      .returning("id")
      .executeTakeFirst();
    if (!stopped) throw new Problem("NOT_FOUND");
    await noteAct(db, session, ctx, "account change stopped");
    return true;
  });
}
