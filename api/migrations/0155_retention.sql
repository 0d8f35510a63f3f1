-- How long what is kept is kept. The periods are rows: an operator changes them, never below what the law asks for.
create table retention_rule (
  subject text primary key,
  months smallint not null,
  least_months smallint not null check (least_months > 0),
  legal_basis text not null,
  check (months between least_months and 1200)
);
comment on table retention_rule is 'what apply_retention deletes, and after how many months';

insert into retention_rule (subject, months, least_months, legal_basis) values
  ('messages', 3, 1, 'nDSG art. 6: delivered e-mails, text messages and push messages are needed for questions about their delivery'),
  ('failed-messages', 12, 1, 'nDSG art. 6: messages that were given up are needed until their cause is mended'),
  ('notifications', 24, 12, 'nDSG art. 6: the news behind the bell repeat what papers and requests hold'),
  ('conversations', 120, 120, 'CO art. 958f: business correspondence, ten years'),
  ('requests', 120, 120, 'CO art. 958f: business correspondence, ten years'),
  ('documents', 120, 120, 'CO art. 958f: accounting records, ten years'),
  ('audit', 120, 24, 'DPO art. 4: records of processing at least one year; CO art. 958f where they prove a booking');

-- What was deleted, by subject and day.
create table retention_run (
  subject text not null references retention_rule,
  day date not null,
  removed bigint not null,
  primary key (subject, day)
);

-- The hash at which the audit chain begins, once its oldest seals are deleted.
create table audit_anchor (
  single boolean primary key default true check (single),
  seal bigint not null,
  hash bytea not null,
  at timestamptz not null
);

-- Deletes at most the given number of things of a subject that are older than its rule allows, and says how many. The
-- newest day that may go comes from the caller, whose clock is the insurer's. It owns its rights: no role that connects
-- may delete these rows by itself.
create function apply_retention(p_subject text, p_today date, p_most integer default 500) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  cutoff date;
  ids uuid[];
  papers text[];
  last_seal audit_seal;
  removed integer := 0;
begin
  select p_today - make_interval(months => r.months) into strict cutoff
    from retention_rule r where r.subject = p_subject;
  case p_subject
    when 'messages' then
      delete from message where id in (
        select m.id from message m where m.state in ('SENT', 'KEPT') and m.settled_at < cutoff
        order by m.settled_at limit p_most for update skip locked);
    when 'failed-messages' then
      delete from message where id in (
        select m.id from message m where m.state = 'FAILED' and coalesce(m.settled_at, m.created_at) < cutoff
        limit p_most for update skip locked);
    when 'notifications' then
      delete from notification where id in (
        select n.id from notification n where n.sent < cutoff order by n.sent limit p_most for update skip locked);
    when 'conversations' then
      ids := array(
        select c.id from conversation c where c.last_at < cutoff order by c.last_at limit p_most
        for update skip locked);
      delete from uploaded_file where attached_to in (
        select 'message ' || m.id from conversation_message m where m.conversation_id = any (ids));
      delete from conversation where id = any (ids);
    when 'requests' then
      -- A request goes with its parts, and only once nothing that is kept longer refers to it or to a part.
      ids := array(
        select i.id from interaction i
        where i.decided_at < cutoff and i.parent_id is null
          and not exists (
            select from interaction p
            where (p.id = i.id or p.parent_id = i.id)
              and ((p.decided_at is null or p.decided_at >= cutoff)
                or exists (select from claim c where c.interaction_id = p.id)
                or exists (select from credit_movement m where m.interaction_id = p.id)
                or exists (select from insurance_card k where k.interaction_id = p.id)
                or exists (select from damage_payment d where d.interaction_id = p.id)
                or exists (select from conversation v where v.interaction_id = p.id)
                or exists (select from message m where m.interaction_id = p.id)))
        order by i.decided_at limit p_most for update skip locked);
      delete from uploaded_file where attached_to in (
        select 'interaction ' || p.id from interaction p where p.id = any (ids) or p.parent_id = any (ids));
      delete from interaction_status where interaction_id in (
        select p.id from interaction p where p.id = any (ids) or p.parent_id = any (ids));
      delete from interaction where parent_id = any (ids);
      delete from interaction where id = any (ids);
    when 'documents' then
      papers := array(
        select d.iddms from document d where d.date < cutoff
          and not exists (select from notification n where n.id_dms = d.iddms)
          and not exists (select from invoice v where v.iddms = d.iddms)
          and not exists (select from invoice_reminder r where r.iddms = d.iddms)
        order by d.date limit p_most for update skip locked);
      delete from document where iddms = any (papers);
    when 'audit' then
      -- Whole seals, the oldest first, so that the rest of the chain still holds.
      select s.* into last_seal from audit_seal s
        where s.id in (select o.id from audit_seal o order by o.id limit greatest(1, p_most / 100))
          and not exists (select from audit a where a.seal <= s.id and a.at >= cutoff)
        order by s.id desc limit 1;
      if not found then return 0; end if;
      insert into audit_anchor (seal, hash, at) values (last_seal.id, last_seal.hash, now())
        on conflict (single) do update set seal = excluded.seal, hash = excluded.hash, at = excluded.at;
      delete from audit where seal <= last_seal.id;
      get diagnostics removed = row_count;
      delete from audit_seal where id <= last_seal.id;
    else
      raise exception 'no rule deletes %', p_subject;
  end case;
  if p_subject <> 'audit' then get diagnostics removed = row_count; end if;
  if removed > 0 then
    insert into retention_run as r (subject, day, removed) values (p_subject, p_today, removed)
      on conflict (subject, day) do update set removed = r.removed + excluded.removed;
  end if;
  return removed;
end $$;

-- The chain begins at the anchor, if its oldest seals are deleted.
create or replace function broken_audit_seal(p_from bigint default 0) returns bigint
  language sql stable
  return (
    select min(broken.id) from (
      select s.id from (
        select *, lag(hash, 1, coalesce((select hash from audit_anchor), ''::bytea)) over (order by id) as expected_previous
        from audit_seal
      ) s
      where s.id >= p_from
        and (s.previous_hash <> s.expected_previous or s.hash <> audit_hash(s.previous_hash, s.id, s.time_zone))
      union all
      select a.seal from audit a
      where a.seal >= p_from and not exists (select from audit_seal s where s.id = a.seal)
    ) broken
  );

-- As before, on top of the anchor when no seal is left.
create or replace function seal_audit(p_most integer default 5000) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  last audit_seal;
  next_seal bigint;
  sealed integer;
begin
  perform pg_advisory_xact_lock(hashtext('seal_audit'));
  if not exists (select from audit where seal is null) then return 0; end if;
  select * into last from audit_seal order by id desc limit 1;
  next_seal := nextval(pg_get_serial_sequence('audit_seal', 'id'));
  update audit set seal = next_seal
    where id in (select a.id from audit a where a.seal is null order by a.id limit p_most);
  get diagnostics sealed = row_count;
  last.hash := coalesce(last.hash, (select hash from audit_anchor), ''::bytea);
  insert into audit_seal (id, lines, previous_hash, hash, time_zone) overriding system value
    values (next_seal, sealed, last.hash, audit_hash(last.hash, next_seal, 'UTC'), 'UTC');
  return sealed;
end $$;

revoke all on function apply_retention from public;
grant select on retention_rule to portal_jobs;
grant select on audit_anchor to portal_jobs;
grant execute on function apply_retention to portal_jobs;
