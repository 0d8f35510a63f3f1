import { sql as raw } from "kysely";
import { db } from "../portal.ts";

/** What holds on any evening beside the books (`api/test/year/invariants.ts`), each as a search for violations. */
const broken: Record<string, string> = {
  "no request is stuck": `select id, type, status, last_error from interaction
    where status in ('REQUEST', 'IN_PROGRESS') and held_at is null and due_at <= now() and decider = 'BACK_OFFICE'`,
  "the history of a request ends with its status, and each status follows from the one before it": `
    select i.id, i.status, history from interaction i, lateral (select string_agg(status, ' ' order by position) as history
      from interaction_status s where s.interaction_id = i.id) told
    where history is null or history not like '%' || i.status
      or history !~ '^(REQUEST|PENDING|DONE|ARCHIVED)( (PENDING|IN_PROGRESS))*( (DONE|REFUSED))?( ARCHIVED)?$'`,
  "what a request tells its customer leaves once": `select interaction_id, template, channel, count(*) from message
    where interaction_id is not null group by account_id, interaction_id, template, channel having count(*) > 1`,
  "a claim is settled by one statement": `select insured_number, provider, treatment_begin, billed from claim
      where status = 'SETTLED' group by 1, 2, 3, 4
      having count(*) <> (select count(*) from statement_line l where l.insured_number = claim.insured_number
        and l.provider = claim.provider and l.treatment_begin = claim.treatment_begin and l.billed = claim.billed)`,
  "no invoice has two papers, and no paper two invoices": `select iddms from invoice where iddms is not null
    group by iddms having count(*) > 1`,
  "a kept answer belongs to one key": `select account_id, key from idempotency where answer is null`,
  "the chain of the audit holds": `select broken_audit_seal() as seal where broken_audit_seal() is not null`,
};

/** The violations of an evening, as sentences. */
export async function violations(): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, search] of Object.entries(broken)) {
    const { rows } = await raw.raw<object>(search).execute(db);
    found.push(...rows.slice(0, 3).map((row) => `${rule}: ${JSON.stringify(row)}`));
  }
  return found;
}

/** What was put off because something failed becomes due, as it will be some hours later. */
export async function hoursPass(): Promise<void> {
  await raw`update interaction set due_at = now() - interval '1 second' where tries > 0 and due_at > now()`.execute(
    db,
  );
  await raw`update message set next_try_at = now() - interval '1 second'
    where state = 'WAITING' and next_try_at > now()`.execute(db);
}
