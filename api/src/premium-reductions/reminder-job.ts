import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type pg from "pg";
import type { Clock } from "../core/clock.ts";
import { onConnection } from "../core/db/connection-driver.ts";
import { drain } from "../core/jobs/drain.ts";
import { startPolling } from "../core/jobs/polling.ts";
import { describeError, type Log } from "../core/log.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import { notify } from "../insurer/notifications/notify.ts";
import { reminderTexts } from "./reminder-texts.ts";

interface JobParts {
  /** Connects in the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
  clock: Clock;
}

const EVERY_MS = 600_000;

/** The page of the portal that a reminder leads to. */
const PAGE = "/premium-reduction";

/** Sends reminders of the deadlines of cantons when their day has come, each once. Several nodes may run it at once. */
export function startReductionReminders(parts: JobParts) {
  const { log } = parts;
  return startPolling(
    { everyMs: EVERY_MS, log, onFailure: "reduction reminders wait" },
    (isStopped) => sendDue(parts, isStopped),
  );
}

interface DueReminder {
  id: string;
  accountId: string;
  canton: string;
  claimYear: number;
  deadline: string | null;
}

async function sendDue(
  { pool, secrets, log, clock }: JobParts,
  isStopped: () => boolean,
): Promise<void> {
  const today = todayInZurich(clock.now());
  await drain<DueReminder>({
    job: "reduction reminders",
    pool,
    isStopped,
    findNext: async (client, last) =>
      (await client.query<DueReminder>(NEXT_DUE, [today, last?.id ?? null])).rows.at(0),
    async process(client, { id, accountId, ...reminded }) {
      await client.query("update reduction_reminder set sent_at = $2 where id = $1", [
        id,
        clock.now(),
      ]);
      await notify(onConnection(client), secrets, {
        accountId,
        news: {
          kind: "CommunicationNew",
          insuredNumber: null,
          documentDate: today,
          texts: reminderTexts(reminded),
          campaignName: null,
          page: `${PAGE}?canton=${reminded.canton}`,
        },
      });
    },
    onFailure(_, error) {
      log.error("customer not reminded of a reduction", { error: describeError(error) });
    },
  });
}

const NEXT_DUE = `select id, account_id as "accountId", canton, claim_year as "claimYear", deadline::text as deadline
  from reduction_reminder
  where sent_at is null and cancelled_at is null and remind_on <= $1::date and ($2::uuid is null or id > $2)
  order by id limit 1 for update skip locked`;

/** How many rows have to be compared with their canton's page again. */
export const overdueChecks = `select canton as name, 1 as count from reduction_office
  where checked_on + interval '13 months' < current_date`;
