-- How many sign-ins were refused in each hour, of customers and of staff. The audit has each of them, and a trigger counts
-- them there, so that the count needs no index on the audit.

create table sign_in_refusal (
  hour timestamptz not null,
  of_staff boolean not null,
  part smallint not null,
  count integer not null,
  primary key (hour, of_staff, part)
);
comment on column sign_in_refusal.part is 'one of several rows of an hour, so that refusals at the same time do not wait for each other';

alter table sign_in_refusal enable row level security;
alter table sign_in_refusal force row level security;
create policy owner on sign_in_refusal to current_user using (true) with check (true);
create policy jobs_sign_in_refusal on sign_in_refusal to portal_jobs using (true);
grant select, delete on sign_in_refusal to portal_jobs;

create function count_sign_in_refusal() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.sign_in_refusal as r (hour, of_staff, part, count)
    values (date_trunc('hour', now()), new.action = 'desk sign-in refused', floor(random() * 8), 1)
    on conflict (hour, of_staff, part) do update set count = r.count + 1;
  return null;
end $$;
create trigger count_sign_in_refusal after insert on audit for each row
  when (new.action in ('login refused', 'desk sign-in refused')) execute function count_sign_in_refusal();
