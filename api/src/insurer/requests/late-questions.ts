import { knownLanguage } from "@portal/model/portal/languages.ts";
import { NO_ANSWER_REASON, REMINDED_BEFORE } from "@portal/model/requests/decisions.ts";
import type pg from "pg";
import { onConnection } from "../../core/db/connection-driver.ts";
import { drain } from "../../core/jobs/drain.ts";
import { describeError } from "../../core/log.ts";
import { workingDayAfter } from "../calendar/calendar.ts";
import { notify } from "../notifications/notify.ts";
import type { LockedRequest } from "./apply.ts";
import type { Round } from "./deadline-round.ts";
import { tellReason } from "./reasons.ts";
import { refuseRequest } from "./refuse.ts";

interface Reminder {
  id: string;
  accountId: string;
  request: string;
  requestedOn: string;
  answerBy: string;
}

/** A reminder that leaves late moves the last day for the answer, so that time to answer is left. */
export async function remindOfQuestions({ pool, secrets, log, today, isStopped }: Round) {
  await drain<Reminder>({
    job: "reminders of questions",
    pool,
    isStopped,
    findNext: async (client, last) =>
      (await client.query<Reminder>(NEXT_REMINDER, [today, last?.id ?? null])).rows.at(0),
    async process(client, { id, accountId, request, requestedOn, answerBy }) {
      const db = onConnection(client);
      const isPast = answerBy < today;
      const day = isPast ? await workingDayAfter(db, today, REMINDED_BEFORE) : answerBy;
      await client.query(
        "update request_question set reminded_at = now(), answer_by = $2 where id = $1",
        [id, day],
      );
      await notify(db, secrets, {
        accountId,
        news: { kind: "RequestNews", step: "REMINDED", request, requestedOn, day },
      });
    },
    onFailure: (_, error) => log.error("question not reminded", { error: describeError(error) }),
  });
}

const NEXT_REMINDER = `select q.id, q.account_id as "accountId", coalesce(i.parent_id, i.id) as request,
    (i.created_at at time zone 'Europe/Zurich')::date::text as "requestedOn", q.answer_by::text as "answerBy"
  from request_question q join interaction i on i.id = q.interaction_id
  where q.answered_at is null and q.closed_at is null and q.reminded_at is null and q.remind_on <= $1::date
    and i.status = 'PENDING' and ($2::uuid is null or q.id > $2::uuid)
  order by q.id limit 1 for update of i, q skip locked`;

interface LateQuestion extends LockedRequest {
  question: string;
  isRefused: boolean;
}

/** Without an answer in time the request is refused or left to a person, by the row of its kind. */
export async function endLateQuestions({ pool, secrets, log, kinds, today, isStopped }: Round) {
  await drain<LateQuestion>({
    job: "late questions",
    pool,
    isStopped,
    findNext: async (client, last) =>
      (await client.query<LateQuestion>(NEXT_LATE, [today, last?.question ?? null])).rows.at(0),
    async process(client, { question, isRefused, ...request }) {
      await client.query("update request_question set late_at = now() where id = $1", [question]);
      if (isRefused) await refuseUnanswered({ client, secrets, kinds, today }, request);
      else log.warn("question unanswered", { code: request.type, request: request.id });
    },
    onFailure: (_, error) => log.error("late question stays", { error: describeError(error) }),
  });
}

async function refuseUnanswered(
  {
    client,
    kinds,
    ...parts
  }: { client: pg.PoolClient } & Pick<Round, "secrets" | "kinds" | "today">,
  request: LockedRequest,
): Promise<void> {
  const work = { ...parts, db: onConnection(client) };
  const language = knownLanguage(request.language);
  const told = await tellReason(work.db, { code: NO_ANSWER_REASON }, language);
  await refuseRequest(work, kinds, request, { actor: "office", ...told });
}

const NEXT_LATE = `select i.id, i.account_id as "accountId", i.insured_number as "insuredNumber", i.type, i.nature,
    i.language, i.details, q.id as question, coalesce(d.no_answer, 'PERSON') = 'REFUSE' as "isRefused"
  from request_question q join interaction i on i.id = q.interaction_id
  left join request_decider d on d.type = i.type and d.nature = i.nature
  where q.answered_at is null and q.closed_at is null and q.late_at is null and q.reminded_at is not null
    and q.answer_by < $1::date and i.status = 'PENDING' and ($2::uuid is null or q.id > $2::uuid)
  order by q.id limit 1 for update of i, q skip locked`;
