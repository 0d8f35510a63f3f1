import { randomUUID } from "node:crypto";
import { Problem } from "@portal/model/portal/problems.ts";
import { type SelfService, selfServiceLimits } from "@portal/model/self-service/self-service.ts";
import { type Kysely, sql as raw } from "kysely";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { onConnection } from "../core/db/connection-driver.ts";
import type { Tables } from "../core/db/tables.ts";
import { inTransaction } from "../core/db/transaction.ts";
import { requireService } from "./service.ts";
import { newSecret, secretHash, type Visitor } from "./visitor.ts";

/** A separate kind of session: it names one insured person and gives access only to this service. */
export interface VisitorSession {
  id: string;
  insuredNumber: number;
}

/** Starts a session and returns the secret for the browser. */
export async function beginSession(
  db: Kysely<Tables>,
  ctx: Context,
  { insuredNumber, service }: { insuredNumber: number; service: SelfService },
): Promise<string> {
  const secret = newSecret();
  const id = randomUUID();
  const { sessionMinutes } = selfServiceLimits;
  await db
    .insertInto("selfServiceSession")
    .values({
      id,
      secretHash: secretHash(secret),
      insuredNumber,
      service,
      expiresAt: raw<Date>`now() + ${sessionMinutes} * interval '1 minute'`,
    })
    .execute();
  await noteAct(db, { id, accountId: null, actor: "visitor" }, ctx, "self-service begin", service);
  return secret;
}

/** Runs work in a transaction that sees only the person of the session. */
export async function asVisitor<Result>(
  ctx: Context,
  { session }: Visitor,
  work: (db: Kysely<Tables>, session: VisitorSession) => Promise<Result>,
): Promise<Result> {
  if (!session) throw new Problem("UNAUTHENTICATED");
  await requireService(ctx);
  return inTransaction(ctx.visitors.pool, async (client) => {
    const db = onConnection(client);
    const { rows } =
      await raw<VisitorSession>`select id, insured_number from open_self_service(${secretHash(session)})`.execute(
        db,
      );
    const [open] = rows;
    if (!open) throw new Problem("UNAUTHENTICATED");
    return work(db, open);
  });
}

export async function endSession(ctx: Context, { session }: Visitor): Promise<void> {
  await ctx.visitors.pool.query(
    "update self_service_session set ended_at = now() where secret_hash = $1 and ended_at is null",
    [secretHash(session ?? "")],
  );
}
