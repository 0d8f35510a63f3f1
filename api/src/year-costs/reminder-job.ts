import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { yearEndNotice } from "@portal/model/contract-changes/dates.ts";
import {
  contractEndsUpTo,
  type CostReminderStep,
  deductibleUsedDays,
  isWeekday,
  isWithin,
  yearEndNoticeDays,
} from "@portal/model/year-costs/reminder-days.ts";
import type pg from "pg";
import type { Clock } from "../core/clock.ts";
import { readerWithin } from "../core/db/account-reader.ts";
import { onConnection } from "../core/db/connection-driver.ts";
import { inTransaction } from "../core/db/transaction.ts";
import { drain } from "../core/jobs/drain.ts";
import { startPolling } from "../core/jobs/polling.ts";
import { describeError, type Log } from "../core/log.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import { noticeDays, readHolidayRules } from "../insurer/calendar/calendar.ts";
import { Names } from "../insurer/cover/stored-shapes.ts";
import { notify } from "../insurer/notifications/notify.ts";
import { contractsThatEnd, deductiblesUsed, noticesDue } from "./due-reminders.ts";

interface JobParts {
  /** Connects in the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
  clock: Clock;
}

const EVERY_MS = 3_600_000;
/** Found together, so that a run reads the contracts once for many reminders. */
const BATCH = 500;

/** Sends the reminders of costs on weekdays, each once. Several nodes may run it at once. */
export function startCostReminders(parts: JobParts) {
  const { log } = parts;
  return startPolling(
    { everyMs: EVERY_MS, log, onFailure: "cost reminders wait" },
    async (isStopped) => {
      const today = todayInZurich(parts.clock.now());
      await forgetOld(parts.pool, today);
      if (!isWeekday(today)) return;
      for (const due of await dueOn(parts.pool, today)) await sendAll(parts, due, isStopped);
    },
  );
}

/** The reminders of a step that can be sent on a day. */
interface DueStep {
  step: CostReminderStep;
  /** Selects accounts and subjects after the last ones, in their order. */
  statement: string;
  parameters: readonly unknown[];
}

async function dueOn(pool: pg.Pool, today: string): Promise<DueStep[]> {
  const year = Number(today.slice(0, 4));
  const askBy = await inTransaction(pool, async (client) => {
    const reader = readerWithin(onConnection(client));
    return yearEndNotice(year, noticeDays(await readHolidayRules(reader)));
  });
  const end = { step: "CONTRACT_END", statement: contractsThatEnd } as const;
  return [
    ...(isWithin(today, yearEndNoticeDays(askBy))
      ? [{ step: "YEAR_END_NOTICE", statement: noticesDue, parameters: [year, askBy] } as const]
      : []),
    ...(isWithin(today, deductibleUsedDays(year))
      ? [
          {
            step: "DEDUCTIBLE_USED",
            statement: deductiblesUsed,
            parameters: [year, today],
          } as const,
        ]
      : []),
    { ...end, parameters: [today, contractEndsUpTo(today)] },
  ];
}

interface DueReminder {
  accountId: string;
  subject: string;
  insuredNumber: number | null;
  day: string;
  contract: unknown;
}

async function sendAll(
  { pool, secrets, log, clock }: JobParts,
  { step, statement, parameters }: DueStep,
  isStopped: () => boolean,
): Promise<void> {
  let found: DueReminder[] = [];
  await drain<DueReminder>({
    job: "cost reminders",
    pool,
    isStopped,
    async findNext(client, last) {
      if (found.length === 0) {
        const after = [last?.accountId ?? null, last?.subject ?? null];
        found = (await client.query<DueReminder>(statement, [...parameters, ...after, BATCH])).rows;
      }
      return found.shift();
    },
    async process(client, { accountId, subject, insuredNumber, day, contract }) {
      // Another node may have sent it since it was found.
      const { rowCount } = await client.query(
        `insert into cost_reminder (account_id, step, subject, sent_at) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [accountId, step, subject, clock.now()],
      );
      if (rowCount === 0) return;
      await notify(onConnection(client), secrets, {
        accountId,
        news: {
          kind: "CostReminder",
          step,
          insuredNumber,
          day,
          contract: contract === null ? null : Names.parse(contract),
        },
      });
    },
    onFailure(_, error) {
      log.error("customer not reminded of costs", { error: describeError(error) });
    },
  });
}

/** The rule of retention for reminders counts for these too. */
async function forgetOld(pool: pg.Pool, today: string): Promise<void> {
  await pool.query(
    `delete from cost_reminder where sent_at < (
       select $1::date - make_interval(months => months) from retention_rule where subject = 'reminders')`,
    [today],
  );
}
