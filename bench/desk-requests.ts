import type pg from "pg";
import { FIRST_NUMBER } from "./desk-people.ts";

const REQUESTS_AT_ONCE = 50_000;

/**
 * Requests of invented people: as many open ones that clerks decide, and nine times as many decided ones, which the
 * lists must not read. One of a hundred rests, one of ten waits for an answer, and few are late.
 */
export async function addRequests(
  owner: pg.Client,
  { people, requests }: { people: number; requests: number },
): Promise<void> {
  await owner.query("set session_replication_role = replica");
  await owner.query("set synchronous_commit = off");
  for (let first = 0; first < requests * 10; first += REQUESTS_AT_ONCE)
    await owner.query(
      `insert into interaction (account_id, insured_number, type, nature, status, details, language, created_at, held_at,
          decider, decide_by, decided_at, waits_until)
        select a.id, a.insured_number,
          case when n % 2000 = 7 then 'MATERNITY' else
            (array['CARD_ORDER', 'DOCUMENT', 'CONTACT', 'CONTRACT_MUTATION', 'UPDATE_CORRESPONDENCE_ADDRESS', 'CALLBACK'])[1 + (hashint8(n) & 65535) % 6] end,
          'DOCUMENT',
          case when n >= $3 then 'DONE' when n % 10 = 0 then 'PENDING' when n % 3 = 0 then 'REQUEST' else 'IN_PROGRESS' end,
          '\\x00', a.language, now() - make_interval(mins => n), now(), 'CLERK',
          case when n % 7 > 0 then current_date - 3 + (hashint8(n) & 63) end,
          case when n >= $3 then now() - make_interval(mins => n / 2) end,
          case when n < $3 and n % 100 = 1 then current_date + 3 end
        from generate_series($1::integer, $2) n
          join account a on a.insured_number = $4 + (hashint8(n) & 1073741823) % $5`,
      [
        first,
        Math.min(requests * 10, first + REQUESTS_AT_ONCE) - 1,
        requests,
        FIRST_NUMBER,
        people,
      ],
    );
  await owner.query("set session_replication_role = origin");
  await owner.query(
    `select enter_inbox(array(select id from interaction
      where decider = 'CLERK' and status in ('REQUEST', 'PENDING', 'IN_PROGRESS')))`,
  );
  await owner.query("vacuum analyze interaction, inbox_entry");
}
