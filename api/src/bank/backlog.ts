/** Orders that a bank has not answered; those that it refused within a week, or that lack an account, failed. */
export const orderBacklog = `select count(*) filter (where state in ('OPEN', 'SENT', 'ACCEPTED') and reason is null)::int as waiting,
    count(*) filter (where (state in ('REJECTED', 'RETURNED') and answered_at > now() - interval '7 days')
      or (state = 'OPEN' and reason is not null))::int as failed,
    coalesce(extract(epoch from now() - min(created_at) filter (where state in ('OPEN', 'SENT', 'ACCEPTED'))), 0)::float8 as oldest
  from bank_order`;

/** Bookings that wait for a person; files that were refused within a week, or whose import was interrupted, failed. */
export const entryBacklog = `select count(*)::int as waiting,
    (select count(*)::int from bank_file where (refusal is not null and received_at > now() - interval '7 days')
      or (done_at is null and received_at < now() - interval '1 hour')) as failed,
    coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
  from bank_entry where state in ('UNKNOWN', 'REFUSED')`;
