-- What staff publish at the desk has a beginning, an end and a history.

-- Several warnings: one that stands, and those that are planned or over. The column single stays for nodes of the
-- release before, which replace the row that has it.
alter table warning_message
  add column id uuid not null default gen_random_uuid(),
  add column begins_at timestamptz,
  drop constraint warning_message_pkey;
alter table warning_message
  alter column single drop not null,
  add primary key (id),
  add unique (single);
comment on column warning_message.begins_at is 'null: since it was written';

alter table maintenance add column gmnet_begins_at timestamptz;
comment on column maintenance.gmnet_begins_at is 'until then a raised maintenance is planned; null: at once';

alter table faq_question add column shown_from timestamptz, add column shown_until timestamptz;
comment on column faq_question.shown_from is 'when a published question begins to be shown; null: at once';

-- Each version of what was published, as it stood. Nothing of it is ever changed.
create table publication (
  kind text not null check (kind ~ '^[a-z]{2,20}$'),
  item text not null check (length(item) between 1 and 60),
  version integer not null check (version > 0),
  content jsonb not null,
  -- Null: it stood already when the first version was written, or came in another way.
  published_by text,
  staff_id uuid references staff,
  published_at timestamptz,
  restored_from integer,
  primary key (kind, item, version)
);
comment on column publication.restored_from is 'the version from which it was taken again';
create index on publication (staff_id) where staff_id is not null;

alter table publication enable row level security;
alter table publication force row level security;
create policy owner on publication to current_user using (true) with check (true);
create policy desk_publication on publication for select to portal_desk using (app_staff() is not null);
create policy desk_new_publication on publication for insert to portal_desk
  with check (app_staff() is not null and (staff_id = app_staff() or published_by is null));
grant select, insert on publication to portal_desk;

grant select, insert, update on warning_message, feature_flag, faq_question, refusal_reason, whats_new, campaign
  to portal_desk;
grant select, insert, delete on faq_answer to portal_desk;
grant select on faq_group to portal_desk;
grant select on maintenance to portal_desk;
grant update (gmnet_raised, gmnet_begins_at, gmnet_end_date) on maintenance to portal_desk;
