import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { readerWithin } from "../../core/db/account-reader.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import { inTransaction } from "../../core/db/transaction.ts";
import { drain } from "../../core/jobs/drain.ts";
import { startPolling } from "../../core/jobs/polling.ts";
import { describeError } from "../../core/log.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { notify } from "../notifications/notify.ts";
import { deadlineOf, workingDay } from "./deadline.ts";
import type { DeadlineParts, Round } from "./deadline-round.ts";
import { detailsBinding } from "./kinds.ts";
import { endLateQuestions, remindOfQuestions } from "./late-questions.ts";

const EVERY_MS = 30_000;
const AT_ONCE = 200;

/** Follows the deadlines of open requests and of the questions about them. Any number of nodes may run it at once. */
export function startRequestDeadlines(parts: DeadlineParts) {
  const { log, clock } = parts;
  return startPolling(
    { job: "deadlines", everyMs: EVERY_MS, log, onFailure: "deadlines wait" },
    async (isStopped) => {
      const round = { ...parts, today: todayInZurich(clock.now()), isStopped };
      await setDeadlines(round);
      await remindDeciders(round);
      await noteOverdue(round);
      await remindOfQuestions(round);
      await endLateQuestions(round);
    },
  );
}

interface Unset {
  id: string;
  type: string;
  details: Buffer;
  decideDays: number | null;
  remindDays: number | null;
  from: string;
}

async function setDeadlines({ pool, secrets, isStopped }: Round): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE && !isStopped();) {
    found = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<Unset>(WITHOUT_DEADLINE, [AT_ONCE]);
      const reader = readerWithin(onConnection(client));
      for (const row of rows) {
        const by = await deadlineOf(reader, { ...row, details: readable(secrets, row) });
        const remind =
          row.remindDays === null ? null : await workingDay(reader, row.from, row.remindDays);
        await client.query(SET_DEADLINE, [row.id, by, remind]);
      }
      return rows.length;
    });
  }
}

/** Details that cannot be read do not keep a request from its deadline. */
function readable(secrets: Secrets, { id, details }: Pick<Unset, "id" | "details">): unknown {
  try {
    return JSON.parse(secrets.decrypt(detailsBinding(id), details));
  } catch {
    return undefined;
  }
}

const WITHOUT_DEADLINE = `select id, type, details, decide_days as "decideDays", remind_days as "remindDays",
    (decide_from at time zone 'Europe/Zurich')::date::text as "from"
  from interaction where status in ('REQUEST', 'PENDING', 'IN_PROGRESS') and decide_by is null
    and decide_from is not null
  order by created_at limit $1 for update skip locked`;

/** Where no time is promised, no deadline is followed. */
const SET_DEADLINE = `update interaction set decide_by = $2::date, remind_on = $3::date,
    decide_from = case when $2::date is null then null else decide_from end
  where id = $1`;

interface Due {
  id: string;
  type: string;
  nature: string;
  decider: string;
}

/** Employees see it in their list, the core system in what it is handed out. */
async function remindDeciders({ pool, log, today }: Round): Promise<void> {
  const { rows } = await pool.query<Due>(REMIND_DECIDERS, [today]);
  for (const { id, decider, type, nature } of rows)
    log.warn("request decision due", { code: `${decider} ${type} ${nature}`, request: id });
}

const REMIND_DECIDERS = `with due as (
    select id from interaction where status in ('REQUEST', 'IN_PROGRESS') and remind_on <= $1::date
      and reminded_at is null
    order by remind_on limit 500 for update skip locked
  )
  update interaction i set reminded_at = now() from due where i.id = due.id
  returning i.id, i.type, i.nature, i.decider`;

interface Overdue extends Due {
  accountId: string | null;
  parentId: string | null;
  decideBy: string;
  requestedOn: string;
}

/** The customer is told once that it takes longer; of a request with parts, about the whole. */
async function noteOverdue({ pool, secrets, log, today, isStopped }: Round): Promise<void> {
  await drain<Overdue>({
    job: "overdue requests",
    pool,
    isStopped,
    findNext: async (client, last) =>
      (await client.query<Overdue>(NEXT_OVERDUE, [today, last?.id ?? null])).rows.at(0),
    async process(client, { id, accountId, parentId, decideBy, ...due }) {
      await client.query("update interaction set overdue_at = now() where id = $1", [id]);
      const code = `${due.decider} ${due.type} ${due.nature}`;
      log.warn("request overdue", { code, request: id });
      if (accountId === null || parentId !== null) return;
      const { requestedOn } = due;
      await notify(onConnection(client), secrets, {
        accountId,
        news: { kind: "RequestNews", step: "DELAYED", request: id, requestedOn, day: decideBy },
      });
    },
    onFailure: (_, error) =>
      log.error("overdue request not noted", { error: describeError(error) }),
  });
}

const NEXT_OVERDUE = `select id, type, nature, decider, account_id as "accountId", parent_id as "parentId",
    decide_by::text as "decideBy", (created_at at time zone 'Europe/Zurich')::date::text as "requestedOn"
  from interaction where status in ('REQUEST', 'IN_PROGRESS') and decide_by < $1::date and overdue_at is null
    and ($2::uuid is null or id > $2::uuid)
  order by id limit 1 for update skip locked`;

/** The number of requests whose decision is overdue, by decider. */
export const overdueByDecider = `select decider as name, count(*)::int as count from interaction
  where status in ('REQUEST', 'IN_PROGRESS') and decide_by < (now() at time zone 'Europe/Zurich')::date
  group by decider`;
