import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import type { PreferenceKey } from "@portal/model/settings.ts";
import { writeToPerson } from "../contacts/way-to-person.ts";
import { newsChannel } from "../notifications/notify.ts";
import { loginEmailOf } from "../outbox/account-contact.ts";
import { enqueueMessage } from "../outbox/enqueue.ts";
import { sendByPreference } from "../outbox/send-by-preference.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";
import { GATHERING_SECONDS, joinMessage } from "./join-message.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";

/** Who moves a request on: the back office by itself, or the operator, with the employee's name where it is known. */
export type Actor = "office" | "operator" | `operator ${string}`;

export interface Decision {
  id: string;
  status: "DONE" | "REFUSED";
  actor: Actor;
  reason?: string;
  /** What the message says of this request beside others that were asked for together with it. */
  line?: string | undefined;
  wording?: MessageTemplate | undefined;
  news?: PreferenceKey | undefined;
}

/** Marks a request as decided, with everything that follows from it, in the given transaction. */
export async function decideRequest(
  db: Kysely<Tables>,
  secrets: Secrets,
  { id, status, actor, reason, line, wording, news }: Decision,
): Promise<void> {
  const { accountId, language, insuredNumber, parentId } = await db
    .updateTable("interaction")
    .set({ status, decidedAt: raw`now()`, lastError: null, heldAt: null, reason: reason ?? null })
    .where("id", "=", id)
    .returning(["accountId", "language", "insuredNumber", "parentId"])
    .executeTakeFirstOrThrow();
  await noteStatus(db, { id, accountId, status, actor });
  if (accountId === null) {
    // A visitor was told at once what comes by post; only that nothing comes has to be said.
    if (status === "REFUSED" && insuredNumber !== null && wording)
      await writeToPerson(db, secrets, insuredNumber, {
        wording,
        parameters: { reason: reason ?? "" },
      });
    return;
  }
  // Pages that show what waited learn that it does no longer.
  await raw`select pg_notify(${newsChannel}, ${accountId})`.execute(db);
  if (!wording) return;
  const whole = line === undefined ? null : parentId;
  const told = { template: wording.key, line: line ?? "" };
  if (whole && (await joinMessage(db, secrets, whole, told))) return;
  const message = {
    accountId,
    interactionId: whole ?? id,
    template: wording.key,
    language: knownLanguage(language),
    parameters: { ...(reason && { reason }), ...(line && { lines: line }) },
    ...(whole && { waitSeconds: GATHERING_SECONDS }),
  };
  if (news) return sendByPreference(db, secrets, { ...message, about: news });
  const recipient = await loginEmailOf(db, secrets, accountId);
  await enqueueMessage(db, secrets, { ...message, channel: "EMAIL", recipient });
}

/** The history of statuses and the audit always go together. */
export async function noteStatus(
  db: Kysely<Tables>,
  {
    id,
    accountId,
    status,
    actor,
  }: { id: string; accountId: string | null; status: string; actor: Actor },
): Promise<void> {
  await raw`insert into interaction_status (interaction_id, account_id, position, status)
    select ${id}::uuid, ${accountId}::uuid, count(*), ${status}
    from interaction_status where interaction_id = ${id}::uuid`.execute(db);
  await noteDecision(db, { actor, accountId, action: `request ${status}`, subject: id });
}

export async function noteDecision(
  db: Kysely<Tables>,
  line: { actor: Actor; accountId: string | null; action: string; subject: string | null },
): Promise<void> {
  await db.insertInto("audit").values(line).execute();
}
