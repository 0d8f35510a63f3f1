import { randomUUID } from "node:crypto";
import type { Language } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Context, Session } from "../../core/context.ts";
import type { Tables } from "../../core/db/tables.ts";
import { type Acting, noteAct } from "../../core/audit.ts";
import { languageOf, loginEmailOf } from "../outbox/account-contact.ts";
import { enqueueMessage, type Outgoing } from "../outbox/enqueue.ts";
import { detailsBinding, type RequestKind } from "./kinds.ts";

/** What happens inside `ctx.write`: who acts, and in which transaction. */
export interface Act {
  ctx: Pick<Context, "secrets" | "correlationId" | "language">;
  db: Kysely<Tables>;
  session: Session;
}

/** Whoever asks for something: an account, or a visitor, who says where they are written to. */
export interface Asker extends Acting {
  way?: Pick<Outgoing, "channel" | "recipient" | "insuredNumber" | "language">;
}

interface Wish<Details> {
  /** Chosen beforehand when something else of the act refers to the request. */
  id?: string;
  details: Details;
  /** Whom it concerns; row level security refuses whom the account does not see. */
  insuredNumber?: number;
  /** Where the person chose one for it; their own otherwise. */
  language?: Language;
  /** What of this kind may be open only once at a time: the number of an invoice, of an insured person. */
  business?: string | number;
  /** The request of the same account that this one is a part of. */
  partOf?: string;
  /** The business happens only once at all, unless it is refused. */
  once?: boolean;
  /** A person decides about it: it is held until the operator approves or refuses it. */
  needsOperator?: boolean;
  /** Something has to come from the customer first, such as a proof: it is PENDING until the operator decides. */
  awaitsCustomer?: boolean;
}

/**
 * Records what a customer asks for, to be treated by the insurer: the request, its first status, the audit line and the
 * message that it was received, all in the act's transaction. A business that is open already is a `CONFLICT`.
 */
export async function submitRequest<Details>(
  act: Omit<Act, "session"> & { session: Asker },
  kind: RequestKind<Details>,
  wish: Wish<Details>,
): Promise<{ id: string }> {
  const { ctx, db, session } = act;
  const { accountId } = session;
  const id = wish.id ?? randomUUID();
  const language = wish.language ?? (await languageOfAsker(act));
  const inserted = await db
    .insertInto("interaction")
    .values({
      id,
      accountId,
      insuredNumber: wish.insuredNumber ?? null,
      parentId: wish.partOf ?? null,
      type: kind.type,
      nature: kind.nature,
      ...(wish.awaitsCustomer && { status: "PENDING" }),
      details: ctx.secrets.encrypt(detailsBinding(id), JSON.stringify(wish.details)),
      businessKey:
        wish.business === undefined ? null : `${kind.type} ${kind.nature} ${wish.business}`,
      once: wish.once ?? false,
      heldAt: wish.needsOperator ? new Date() : null,
      language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  if (inserted.length === 0) throw new Problem("CONFLICT");
  const statuses = ["REQUEST", ...(wish.awaitsCustomer ? ["PENDING"] : [])];
  await db
    .insertInto("interactionStatus")
    .values(
      statuses.map((status, position) => ({ interactionId: id, accountId, position, status })),
    )
    .execute();
  await noteAct(db, session, ctx, `request ${kind.type} ${kind.nature}`, id);
  const received = kind.messages?.received;
  if (received) {
    const way = session.way ?? (await loginWay(act));
    const message = { accountId, interactionId: id, template: received.key, language };
    await enqueueMessage(db, ctx.secrets, { ...way, ...message });
  }
  return { id };
}

/** The person's own language, not that of the page, so that all messages to one person come in one language. */
async function languageOfAsker({
  ctx,
  db,
  session: { accountId, way },
}: Omit<Act, "session"> & { session: Asker }): Promise<Language> {
  if (way) return way.language;
  return accountId === null ? ctx.language : languageOf(db, accountId);
}

async function loginWay({
  ctx,
  db,
  session: { accountId },
}: Omit<Act, "session"> & { session: Acting }) {
  if (accountId === null) throw new Error("Nobody knows where to write to.");
  return { channel: "EMAIL", recipient: await loginEmailOf(db, ctx.secrets, accountId) } as const;
}
