import { AccountChangeKind } from "@portal/model/security.ts";
import type { Kysely } from "kysely";
import type pg from "pg";
import { sqlCode } from "../../core/db/connection-errors.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import type { Tables } from "../../core/db/tables.ts";
import { drain } from "../../core/jobs/drain.ts";
import { type Polling, startPolling } from "../../core/jobs/polling.ts";
import { describeError, type Log } from "../../core/log.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import {
  languageOf,
  loginEmailOf,
  phoneBinding,
  phoneNumberOf,
} from "../../insurer/outbox/account-contact.ts";
import { type Channel, enqueueMessage } from "../../insurer/outbox/enqueue.ts";
import { noteDecision } from "../../insurer/audit.ts";
import { changeBinding } from "../../insurer/sign-in/changes/ask-change.ts";
import { doneSentences } from "../../insurer/sign-in/changes/texts.ts";
import { closeAccount } from "../../insurer/sign-in/close-account.ts";
import { CHANGE_DAYS } from "../../insurer/sign-in/limits.ts";
import { securityChanged } from "../../insurer/sign-in/security-news.ts";

interface ChangesJobOptions {
  /** Connects in the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
}

interface Change {
  id: string;
  accountId: string;
  kind: string;
  value: Buffer | null;
  valueHash: Buffer | null;
  isLapsed: boolean;
}

const EVERY_MS = 10_000;

/**
 * Applies the changes that staff was asked for a day ago and that were not cancelled. Any number of nodes may run it at
 * once.
 */
export function startAccountChanges({ pool, secrets, log }: ChangesJobOptions): Polling {
  return startPolling(
    { everyMs: EVERY_MS, log, onFailure: "changes of accounts wait" },
    (isStopped) =>
      drain({
        job: "account changes",
        pool,
        isStopped,
        findNext: async (client) => (await client.query<Change>(NEXT_DUE)).rows.at(0),
        process: (client, change) => settle({ db: onConnection(client), client, secrets }, change),
        async onFailure({ id }, error) {
          log.error("change of an account not made", { error: describeError(error) });
          // A taken address now belongs to another account; after any other error the change is tried again later.
          await (error instanceof Error && sqlCode(error) === TAKEN
            ? pool.query(SETTLE, [id, "LAPSED"])
            : pool.query(PUT_OFF, [id]));
        },
      }),
  );
}

const NEXT_DUE = `select id, account_id as "accountId", kind, value, value_hash as "valueHash",
    value is not null and proved_at is null as "isLapsed"
  from account_change
  where state = 'WAITING' and due_at <= now()
    and (value is null or proved_at is not null or asked_at <= now() - interval '${CHANGE_DAYS} days')
  order by due_at limit 1 for update skip locked`;

const PUT_OFF = "update account_change set due_at = now() + interval '5 minutes' where id = $1";
/** PostgreSQL's error code of a unique violation. */
const TAKEN = "23505";

const SETTLE = "update account_change set state = $2, settled_at = now() where id = $1";

interface ChangeContext {
  db: Kysely<Tables>;
  client: pg.PoolClient;
  secrets: Secrets;
}

async function settle(place: ChangeContext, change: Change): Promise<void> {
  const { db, client } = place;
  const { id, accountId, isLapsed } = change;
  await client.query(SETTLE, [id, isLapsed ? "LAPSED" : "DONE"]);
  const action = `account change ${isLapsed ? "lapsed" : "done"}`;
  await noteDecision(db, { actor: "office", accountId, action, subject: change.kind });
  if (isLapsed) return;
  const before = await waysOf(place, accountId);
  await make(place, change);
  const after = await waysOf(place, accountId);
  const what = doneSentences[AccountChangeKind.parse(change.kind)][await languageOf(db, accountId)];
  // The previous contacts are informed as well, since the owner of the account may still read those.
  for (const [recipient, channel] of new Map([...before, ...after]))
    await enqueueMessage(db, place.secrets, {
      accountId,
      channel,
      recipient,
      template: securityChanged.key,
      language: await languageOf(db, accountId),
      parameters: { what },
    });
}

async function make(
  { db, client, secrets }: ChangeContext,
  { id, accountId, kind, value, valueHash }: Change,
): Promise<void> {
  const opened = value ? secrets.decrypt(changeBinding(id), value) : "";
  if (kind === "LOGIN_EMAIL") {
    const place = { table: "account", column: "login_email", row: accountId };
    await client.query("update account set login_email = $2, login_email_hash = $3 where id = $1", [
      accountId,
      secrets.encrypt(place, opened),
      valueHash,
    ]);
    await client.query("delete from login_email_change where account_id = $1", [accountId]);
    await client.query("delete from password_reset where account_id = $1", [accountId]);
  } else if (kind === "PHONE") {
    // The number was held back for a day and proved: codes go to it at once.
    await client.query(
      "update account set phone_number = $2, phone_number_changed_at = null where id = $1",
      [accountId, secrets.encrypt(phoneBinding(accountId), opened)],
    );
  } else if (kind === "CLOSING") {
    await closeAccount(db, accountId);
  } else {
    await client.query("delete from second_factor where account_id = $1", [accountId]);
    await client.query("delete from recovery_code where account_id = $1", [accountId]);
  }
}

async function waysOf(
  { db, secrets }: ChangeContext,
  accountId: string,
): Promise<Map<string, Extract<Channel, "EMAIL" | "SMS">>> {
  const phone = await phoneNumberOf(db, secrets, accountId);
  return new Map([
    [await loginEmailOf(db, secrets, accountId), "EMAIL"],
    ...(phone ? [[phone, "SMS"] as const] : []),
  ]);
}
