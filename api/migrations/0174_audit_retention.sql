-- The audit loses whole months. What was written before it was divided by months goes seal by seal, as before.

-- Deletes the oldest part of the audit once all of it is older than the given day, with its seals: those that follow
-- build on the anchor. Lines of the next month that were sealed together with the last ones of this month go too, and the
-- month waits for them. A backup that reads the part keeps it for another round.
create function remove_old_audit(p_cutoff date, p_most integer) returns integer
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp set lock_timeout = '200ms' as $$
declare
  part record;
  last_of_part bigint;
  last_seal audit_seal;
  removed integer := 0;
  is_open boolean;
begin
  loop
    select * into part from audit_parts() p order by p.ends limit 1;
    execute format('select max(seal) from %I', part.name) into last_of_part;
    exit when part.starts = '-infinity' and last_of_part is not null;
    execute format('select exists (select from %I where seal is null)', part.name) into is_open;
    if part.ends > p_cutoff or is_open
      or exists (select from audit a where a.seal <= last_of_part and a.at >= p_cutoff)
    then
      return 0;
    end if;
    execute format('alter table audit detach partition %I', part.name);
    execute format('drop table %I', part.name);
    -- A month without a line has no seal: the next one may go at once.
    exit when last_of_part is not null;
  end loop;
  select s.* into last_seal from audit_seal s
    where s.id <= last_of_part and (part.starts > '-infinity' or (
      s.id in (select o.id from audit_seal o order by o.id limit greatest(1, p_most / 100))
      and not exists (select from audit a where a.seal <= s.id and a.at >= p_cutoff)))
    order by s.id desc limit 1;
  if not found then return 0; end if;
  delete from audit where seal <= last_seal.id;
  insert into audit_anchor (seal, hash, at) values (last_seal.id, last_seal.hash, now())
    on conflict (single) do update set seal = excluded.seal, hash = excluded.hash, at = excluded.at;
  with gone as (delete from audit_seal where id <= last_seal.id returning lines)
    select coalesce(sum(lines), 0) into removed from gone;
  return removed;
exception when lock_not_available then
  return 0;
end $$;
revoke all on function remove_old_audit from public;

-- Deletes at most the given number of things of a subject that are older than its rule allows, and says how many. The
-- newest day that may go comes from the caller, whose clock is the insurer's. It owns its rights: no role that connects
-- may delete these rows by itself.
create or replace function apply_retention(p_subject text, p_today date, p_most integer default 500) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  cutoff date;
  ids uuid[];
  papers text[];
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
      removed := remove_old_audit(cutoff, p_most);
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

-- As before, but the lines are found by their range: looking up each of them by its id would search every part.
create or replace function seal_audit(p_most integer default 5000) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  last audit_seal;
  last_line bigint;
  next_seal bigint;
  sealed integer;
begin
  perform pg_advisory_xact_lock(hashtext('seal_audit'));
  select max(o.id) into last_line
    from (select a.id from audit a where a.seal is null order by a.id limit p_most) o;
  if last_line is null then return 0; end if;
  select * into last from audit_seal order by id desc limit 1;
  next_seal := nextval(pg_get_serial_sequence('audit_seal', 'id'));
  update audit set seal = next_seal where seal is null and id <= last_line;
  get diagnostics sealed = row_count;
  last.hash := coalesce(last.hash, (select hash from audit_anchor), ''::bytea);
  insert into audit_seal (id, lines, previous_hash, hash, time_zone) overriding system value
    values (next_seal, sealed, last.hash, audit_hash(last.hash, next_seal, 'UTC'), 'UTC');
  return sealed;
end $$;

-- The coming months, before a job of this release runs.
select make_audit_parts(current_date);
