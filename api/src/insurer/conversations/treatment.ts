import { Problem } from "@portal/model/portal/problems.ts";
import { openStatuses } from "@portal/model/requests/interactions.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Actor } from "../audit.ts";
import { giveBackRequest, handOverRequest, takeRequest } from "../requests/take.ts";

interface Taker {
  id: string;
  staffId: string;
  actor: Actor;
}

/**
 * Locks a conversation with its treatment, so that clerks and the customer are serialised. The request comes first, as
 * it does where the message is treated as a request.
 */
export async function lockConversation(db: Kysely<Tables>, id: string) {
  const request = await db
    .selectFrom("interaction as i")
    .innerJoin("conversation as c", "c.interactionId", "i.id")
    .select(["i.id", "i.status", "i.decider", "i.takenByStaff", "i.takenBy"])
    .where("c.id", "=", id)
    .forUpdate("i")
    .executeTakeFirst();
  const conversation = await db
    .selectFrom("conversation")
    .select(["id", "accountId", "insuredNumber", "interactionId", "closedAt"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!conversation) return undefined;
  const treatment = await db
    .selectFrom("conversationTreatment as t")
    .leftJoin("staff as s", "s.id", "t.takenByStaff")
    .select(["t.takenByStaff", "t.department", "t.waitsSince", "s.name as takenBy"])
    .where("t.conversationId", "=", id)
    .forUpdate("t")
    .executeTakeFirst();
  const isOpen = request !== undefined && openStatuses.some((status) => status === request.status);
  return { ...conversation, treatment, request: isOpen ? request : undefined };
}

type LockedConversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>;

/** Refuses who acts on a conversation that a member of staff has taken; the later one is told who. */
export function requireFree(
  { treatment, request }: Pick<LockedConversation, "treatment" | "request">,
  staffId: string | undefined,
): void {
  const taken = (takenBy: string | null) =>
    new Problem("CONFLICT", { errorCodes: ["taken"], ...(takenBy !== null && { takenBy }) });
  if (treatment?.takenByStaff && treatment.takenByStaff !== staffId) throw taken(treatment.takenBy);
  if (request?.takenByStaff && request.takenByStaff !== staffId) throw taken(request.takenBy);
}

/** Refuses to go on after a message of the customer that was not read yet. */
export async function requireRead(
  db: Kysely<Tables>,
  id: string,
  seen: string | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const last = await db
    .selectFrom("conversationMessage")
    .select("id")
    .where("conversationId", "=", id)
    .orderBy("sentAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.id !== seen) throw new Problem("CONFLICT", { errorCodes: ["newMessage"] });
}

/** A member of staff takes a conversation, and with it the request that it is. Taking it twice is harmless. */
export async function takeConversation(
  db: Kysely<Tables>,
  { id, staffId, actor }: Taker,
): Promise<LockedConversation> {
  const conversation = await lockConversation(db, id);
  if (!conversation) throw new Problem("NOT_FOUND");
  requireFree(conversation, staffId);
  const { request } = conversation;
  if (request?.decider === "CLERK") await takeRequest(db, { id: request.id, actor, staffId });
  await db
    .updateTable("conversationTreatment")
    .set({ takenByStaff: staffId, takenAt: new Date() })
    .where("conversationId", "=", id)
    .where((row) => row.or([row("takenByStaff", "is", null), row("takenByStaff", "<>", staffId)]))
    .execute();
  return conversation;
}

/** Gives a conversation back to the team. */
export async function giveBackConversation(
  db: Kysely<Tables>,
  { id, staffId, actor }: Taker,
): Promise<void> {
  const { request } = await requireOwn(db, { id, staffId });
  if (request?.takenByStaff === staffId)
    await giveBackRequest(db, { id: request.id, actor, staffId });
  await releaseConversation(db, id);
}

interface HandingOver extends Taker {
  /** A colleague, who has it at once, or the department whose people find it among what waits. */
  to: { staffId: string; actor: Actor } | { department: string };
}

/** Hands a conversation over to a colleague or to another department. */
export async function handOverConversation(
  db: Kysely<Tables>,
  { to, ...taker }: HandingOver,
): Promise<void> {
  const { id, staffId } = taker;
  if ("department" in to) {
    await giveBackConversation(db, taker);
    await db
      .updateTable("conversationTreatment")
      .set({ department: to.department })
      .where("conversationId", "=", id)
      .execute();
    return;
  }
  const { request } = await requireOwn(db, { id, staffId });
  if (request?.takenByStaff === staffId)
    await handOverRequest(db, { id: request.id, from: staffId, to });
  await db
    .updateTable("conversationTreatment")
    .set({ takenByStaff: to.staffId, takenAt: new Date() })
    .where("conversationId", "=", id)
    .execute();
}

/** No one has the conversation any more; the customer's rows close. */
export async function releaseConversation(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable("conversationTreatment")
    .set({ takenByStaff: null, takenAt: null })
    .where("conversationId", "=", id)
    .where("takenByStaff", "is not", null)
    .execute();
}

/** Locks a conversation that the member of staff has. */
export async function requireOwn(
  db: Kysely<Tables>,
  { id, staffId }: Pick<Taker, "id" | "staffId">,
): Promise<LockedConversation> {
  const conversation = await lockConversation(db, id);
  if (!conversation) throw new Problem("NOT_FOUND");
  requireFree(conversation, staffId);
  if (conversation.treatment?.takenByStaff !== staffId)
    throw new Problem("CONFLICT", { errorCodes: ["notTaken"] });
  return conversation;
}
