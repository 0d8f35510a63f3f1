-- What colleagues tell each other about a conversation, and why they handed it over; the customer does not read it.

create table conversation_note (
  id uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  account_id uuid not null references account on delete cascade,
  staff_id uuid not null references staff,
  note bytea not null,
  to_staff uuid references staff,
  to_department text check (to_department in
    ('CUSTOMER_SERVICE', 'CLAIMS', 'CONTRACTS', 'ACCOUNTING', 'COMMUNICATION', 'MANAGEMENT')),
  at timestamptz not null default now()
);
comment on column conversation_note.note is 'encrypted';
comment on column conversation_note.to_staff is 'to whom the conversation was handed over; note says why';
create index on conversation_note (conversation_id);
create index on conversation_note (account_id);
create index on conversation_note (staff_id);
create index on conversation_note (to_staff) where to_staff is not null;

alter table conversation_note enable row level security;
alter table conversation_note force row level security;
create policy owner on conversation_note to current_user using (true) with check (true);
create policy desk_conversation_note on conversation_note to portal_desk
  using (account_id in (select desk_accounts()))
  with check (staff_id = app_staff() and account_id in (select desk_accounts()));
grant select, insert on conversation_note to portal_desk;
-- A hand-over is written with the operation that carries it out.
create policy jobs_conversation_note on conversation_note for insert to portal_jobs with check (staff_id = app_staff());
grant insert on conversation_note to portal_jobs;
