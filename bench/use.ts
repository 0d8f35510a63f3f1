import type pg from "pg";

/** What an account leaves in a year where nothing of it is invented by the seed. */
export const useOfAYear = {
  /** Two visits a month with ten lines each: sign-in, renewals, reads and acts. */
  auditLines: 240,
  /** One session for each visit; expired ones are deleted after a month. */
  sessions: 24,
  /** Invoices, statements, confirmations and codes; delivered ones are deleted after three months. */
  messages: 40,
  /** News behind the bell, for two years. */
  notifications: 30,
} as const;

/** The rows of each kind that are written, so that tables have a measurable size per row. */
const ROWS = 200_000;

/** Writes lines of audit and messages of the last year for the accounts that are there, with the sizes of real ones. */
export async function addUse(owner: pg.Client, rows = ROWS): Promise<void> {
  await owner.query(
    "create temporary table chosen as select id, row_number() over () as n from account",
  );
  await owner.query("create index on chosen (n)");
  await owner.query(
    `insert into audit (at, actor, account_id, session_id, action, subject, correlation_id)
     select now() - r * interval '1 year' / $1, 'customer', c.id, gen_random_uuid(), 'read', 'Query.invoices', gen_random_uuid()
     from generate_series($1::int, 1, -1) r join chosen c on c.n = 1 + r % (select count(*) from chosen)`,
    [rows],
  );
  await owner.query(
    `insert into message (id, account_id, channel, recipient, template, language, parameters, state, created_at, settled_at)
     select gen_random_uuid(), c.id, 'EMAIL', sha256(c.id::text::bytea) || sha256('a'), 'invoiceNew', 'fr',
       sha256('b') || sha256('c') || sha256('d') || sha256('e'), 'SENT',
       now() - r * interval '90 days' / $1, now() - r * interval '90 days' / $1
     from generate_series($1::int, 1, -1) r join chosen c on c.n = 1 + r % (select count(*) from chosen)`,
    [rows],
  );
  await owner.query("drop table chosen");
}
