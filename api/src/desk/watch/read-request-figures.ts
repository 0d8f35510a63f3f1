import type {
  RequestDay,
  RequestFigures,
  RequestFiguresQuery,
} from "@portal/model/desk/request-figures.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { DeskCall } from "../call.ts";
import { readFigures } from "./read-figures.ts";

type Total = Omit<RequestFigures, "days">;

interface Period {
  /** The first day, in Switzerland. */
  from: string;
  today: string;
  decider: string | null;
}

/** What came and was decided each day, and how fast: parts of a request are not counted beside it. */
export function readRequestFigures(
  call: DeskCall,
  { days, decider }: RequestFiguresQuery,
): Promise<RequestFigures> {
  return readFigures(call, "Desk.requestFigures", async ({ db, today }) => {
    const first = new Date(`${today}T00:00:00Z`);
    first.setUTCDate(first.getUTCDate() - Number(days) + 1);
    const from = first.toISOString().slice(0, 10);
    const period = { from, today, decider: decider ?? null };
    const [byDay, total] = await Promise.all([readDays(db, period), readTotal(db, period)]);
    const received = byDay.reduce((sum, one) => sum + one.received, 0);
    return { days: byDay, ...total, received };
  });
}

async function readDays(
  db: Kysely<Tables>,
  { from, today, decider }: Period,
): Promise<RequestDay[]> {
  const { rows } = await raw<RequestDay>`
    with received as (
      select (i.created_at at time zone 'Europe/Zurich')::date as day, count(*)::int as count
      from interaction i
      where i.created_at >= ${from}::date::timestamp at time zone 'Europe/Zurich' and i.parent_id is null
        and (${decider}::text is null or i.decider = ${decider})
      group by 1
    ), decided as (
      select (i.decided_at at time zone 'Europe/Zurich')::date as day, count(*)::int as count, ${SPEED}
      from interaction i where ${decidedIn({ from, decider })}
      group by 1
    )
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(r.count, 0) as received, coalesce(t.count, 0) as decided,
      t."medianSeconds", t."slowSeconds"
    from generate_series(${from}::date, ${today}::date, interval '1 day') d (day)
      left join received r on r.day = d.day
      left join decided t on t.day = d.day
    order by d.day`.execute(db);
  return rows;
}

async function readTotal(db: Kysely<Tables>, period: Period): Promise<Omit<Total, "received">> {
  const { rows } = await raw<Omit<Total, "received">>`
    select count(*)::int as decided, ${SPEED},
      (count(*) filter (where (i.decided_at at time zone 'Europe/Zurich')::date <= i.decide_by))::float8
        / nullif(count(i.decide_by), 0) as "inTime"
    from interaction i where ${decidedIn(period)}`.execute(db);
  return rows[0] ?? { decided: 0, medianSeconds: null, slowSeconds: null, inTime: null };
}

const TOOK = raw`extract(epoch from i.decided_at - i.created_at)::float8`;
const SPEED = raw`percentile_cont(0.5) within group (order by ${TOOK}) as "medianSeconds",
  percentile_cont(0.9) within group (order by ${TOOK}) as "slowSeconds"`;

function decidedIn({ from, decider }: Pick<Period, "from" | "decider">) {
  return raw`(i.status in ('DONE', 'REFUSED') and i.parent_id is null
    and i.decided_at >= ${from}::date::timestamp at time zone 'Europe/Zurich'
    and (${decider}::text is null or i.decider = ${decider}))`;
}
