-- What two members of staff change in the way into an account: also its closing.

alter table account_change drop constraint account_change_kind_check,
  add constraint account_change_kind_check check (kind in ('LOGIN_EMAIL', 'PHONE', 'SECOND_FACTOR', 'CLOSING')) not valid,
  drop constraint account_change_check,
  add constraint account_change_check check ((kind in ('SECOND_FACTOR', 'CLOSING')) = (value is null)) not valid,
  drop constraint account_change_check1,
  add constraint account_change_check1 check ((kind in ('SECOND_FACTOR', 'CLOSING')) = (proof_hash is null)) not valid;

-- The desk writes them in the role of the jobs; the other programs of this role do not.
grant insert on account_change to portal_jobs;
create policy staff_alone on account_change as restrictive for insert to portal_jobs
  with check (app_staff() is not null);

-- A second wish of the same kind for the same customer waits for the first one.
create index on staff_approval (account_id, act) where state = 'WAITING';

-- A clerk sees that a change waits, and not the new address or number.
create policy desk_open on account_change for select to portal_desk using (account_id in (select desk_accounts()));
grant select (id, account_id, kind, state, due_at) on account_change to portal_desk;
