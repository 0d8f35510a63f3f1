-- Every line of the audit until the end of the coming month stays in the table of today. The name of the constraint says
-- up to when; the next migration validates it without holding up any writer.
do $$
declare
  bound timestamptz;
begin
  perform set_config('TimeZone', 'UTC', true);
  bound := date_trunc('month', now()) + interval '2 months';
  execute format('alter table audit add constraint %I check (at < %L) not valid',
    'audit_before_' || to_char(bound, 'YYYY_MM'), bound);
end $$;
