import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { knownLanguage, type Language } from "@portal/model/portal/languages.ts";
import type { PreferenceKey } from "@portal/model/notifications.ts";
import { type Actor, noteDecision } from "../audit.ts";
import { writeToPerson } from "../contacts/way-to-person.ts";
import { wakePages } from "../notifications/notify.ts";
import { emailTo } from "../outbox/account-contact.ts";
import { enqueueMessage } from "../outbox/enqueue.ts";
import { sendByPreference } from "../outbox/send-by-preference.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";
import { GATHERING_SECONDS, joinMessage } from "./join-message.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";

export interface Decision {
  id: string;
  status: "DONE" | "REFUSED";
  actor: Actor;
  reason?: string;
  /** The reason in all languages, and its code in the list of reasons. */
  reasonTexts?: Readonly<Record<Language, string>>;
  reasonCode?: string | null;
  /** Recognises a repetition of the decision. */
  mark?: Buffer;
  /** The line about this request in a message about several requests. */
  line?: string | undefined;
  template?: MessageTemplate | undefined;
  news?: PreferenceKey | undefined;
}

/** Marks a request as decided and informs the customer, in the given transaction. */
export async function decideRequest(
  db: Kysely<Tables>,
  secrets: Secrets,
  { id, status, actor, reason, line, template, news, ...kept }: Decision,
): Promise<void> {
  const { accountId, language, insuredNumber, parentId } = await db
    .updateTable("interaction")
    .set({
      status,
      decidedAt: raw`now()`,
      lastError: null,
      heldAt: null,
      reason: reason ?? null,
      reasonCode: kept.reasonCode ?? null,
      reasonTexts: kept.reasonTexts ? JSON.stringify(kept.reasonTexts) : null,
      decisionMark: kept.mark ?? null,
    })
    .where("id", "=", id)
    .returning(["accountId", "language", "insuredNumber", "parentId"])
    .executeTakeFirstOrThrow();
  await noteStatus(db, { id, accountId, status, actor });
  if (accountId === null) {
    // A visitor was informed when ordering; only a refusal needs a message.
    if (status === "REFUSED" && insuredNumber !== null && template)
      await writeToPerson(db, secrets, insuredNumber, {
        template,
        parameters: { reason: reason ?? "" },
      });
    return;
  }
  // Notifies open pages that the request is no longer pending.
  await wakePages(db, accountId);
  if (!template) return;
  const whole = line === undefined ? null : parentId;
  const told = { template: template.key, line: line ?? "" };
  if (whole && (await joinMessage(db, secrets, whole, told))) return;
  const message = {
    accountId,
    interactionId: whole ?? id,
    template: template.key,
    language: knownLanguage(language),
    parameters: { ...(reason && { reason }), ...(line && { lines: line }) },
    ...(whole && { waitSeconds: GATHERING_SECONDS }),
  };
  if (news) return sendByPreference(db, secrets, { ...message, about: news });
  const recipient = await emailTo(db, secrets, accountId);
  if (recipient === undefined) return;
  await enqueueMessage(db, secrets, { ...message, channel: "EMAIL", recipient });
}

/** Writes a status into the history and into the audit. */
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
