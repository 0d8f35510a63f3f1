import { randomUUID } from "node:crypto";
import type { Language } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context, Session } from "../../core/context.ts";
import type { Tables } from "../../core/db/tables.ts";
import { type Acting, noteAct } from "../../core/audit.ts";
import { languageOf, loginEmailOf } from "../outbox/account-contact.ts";
import { enqueueMessage, type Outgoing } from "../outbox/enqueue.ts";
import { detailsBinding, type RequestKind } from "./kinds.ts";

/** The session and the transaction within `ctx.write`. */
export interface WriteContext {
  ctx: Pick<Context, "secrets" | "correlationId" | "language">;
  db: Kysely<Tables>;
  session: Session;
}

/** The requester: an account, or a visitor with the address for messages. */
export interface Requester extends Acting, Pick<Session, "representation"> {
  way?: Pick<Outgoing, "channel" | "recipient" | "insuredNumber" | "language">;
}

interface RequestInput<Details> {
  /** Given by the caller if other rows of the act refer to the request. */
  id?: string;
  details: Details;
  /** The person concerned; row level security refuses people whom the account does not see. */
  insuredNumber?: number;
  /** The language chosen for it; by default the customer's own. */
  language?: Language;
  /** The key that may be open only once per kind: an invoice number, an insured number. */
  deduplicationKey?: string | number;
  /** The request of the same account that contains this one. */
  partOf?: string;
  /** The key may be used only once at all, unless the request is refused. */
  isKeyPermanent?: boolean;
  /** The request is held until the operator approves or refuses it. */
  needsOperator?: boolean;
  /** The customer must first provide something, such as a proof: it is PENDING until the operator decides. */
  awaitsCustomer?: boolean;
}

/**
 * Records a customer's request for the insurer: the request, its first status, the audit line and the confirmation
 * message, all in the act's transaction. An open request with the same key is a `CONFLICT`.
 */
export async function submitRequest<Details>(
  act: Omit<WriteContext, "session"> & { session: Requester },
  kind: RequestKind<Details>,
  request: RequestInput<Details>,
): Promise<{ id: string }> {
  const { ctx, db, session } = act;
  const { accountId } = session;
  const id = request.id ?? randomUUID();
  const language = request.language ?? (await languageOfRequester(act));
  const inserted = await db
    .insertInto("interaction")
    .values({
      id,
      accountId,
      insuredNumber: request.insuredNumber ?? null,
      parentId: request.partOf ?? null,
      type: kind.type,
      nature: kind.nature,
      ...(request.awaitsCustomer && { status: "PENDING" }),
      details: ctx.secrets.encrypt(detailsBinding(id), JSON.stringify(request.details)),
      businessKey:
        request.deduplicationKey === undefined
          ? null
          : `${kind.type} ${kind.nature} ${request.deduplicationKey}`,
      once: request.isKeyPermanent ?? false,
      heldAt: request.needsOperator ? new Date() : null,
      language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  if (inserted.length === 0) throw new Problem("CONFLICT");
  const statuses = ["REQUEST", ...(request.awaitsCustomer ? ["PENDING"] : [])];
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
    const parameters = await sentByIn(db, session);
    const message = { accountId, interactionId: id, template: received.key, language, parameters };
    await enqueueMessage(db, ctx.secrets, { ...way, ...message });
  }
  return { id };
}

/** The customer's own language, not that of the page, so that all messages have one language. */
async function languageOfRequester({
  ctx,
  db,
  session: { accountId, way },
}: Omit<WriteContext, "session"> & { session: Requester }): Promise<Language> {
  if (way) return way.language;
  return accountId === null ? ctx.language : languageOf(db, accountId);
}

/** The parameter that tells the owner who sent it, where a representative did. */
async function sentByIn(
  db: Kysely<Tables>,
  { representation }: Pick<Session, "representation">,
): Promise<Record<string, string>> {
  if (!representation) return {};
  const { rows } = await raw<{ name: string | null }>`
    select representative_name(${representation.id}) as name`.execute(db);
  return { sentBy: rows[0]?.name ?? "" };
}

async function loginWay({
  ctx,
  db,
  session: { accountId },
}: Omit<WriteContext, "session"> & { session: Acting }) {
  if (accountId === null) throw new Error("A request without an account to write to.");
  return { channel: "EMAIL", recipient: await loginEmailOf(db, ctx.secrets, accountId) } as const;
}
