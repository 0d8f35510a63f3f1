-- Four eyes: an act that a second member of staff decides, and that has its effect only then.

create table staff_approval (
  id uuid primary key,
  act text not null check (length(act) between 3 and 60),
  payload bytea not null,
  amount integer,
  account_id uuid references account on delete cascade,
  case_id uuid,
  reason text not null check (length(reason) between 3 and 300),
  asked_by uuid not null references staff,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
  decided_by uuid references staff,
  decided_at timestamptz,
  answer text check (length(answer) <= 300),
  -- Whoever asked may take it back and never approve it.
  constraint four_eyes check (decided_by is null or decided_by <> asked_by or state = 'WITHDRAWN'),
  check ((state = 'WAITING') = (decided_by is null))
);
comment on column staff_approval.payload is 'encrypted';
comment on column staff_approval.amount is 'in rappen, where it moves money';
create index on staff_approval (asked_at) where state = 'WAITING';

alter table staff_approval enable row level security;
alter table staff_approval force row level security;
create policy owner on staff_approval to current_user using (true) with check (true);
create policy desk_approval on staff_approval to portal_desk
  using (app_staff() is not null) with check (app_staff() is not null);
create policy jobs_approval on staff_approval to portal_jobs using (true) with check (true);
grant select, insert on staff_approval to portal_desk, portal_jobs;
grant update (state, decided_by, decided_at, answer) on staff_approval to portal_desk, portal_jobs;
