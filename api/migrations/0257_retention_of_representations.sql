-- How long ended representations are kept, and every subject of retention in one function, because a function is
-- replaced whole.
insert into retention_rule (subject, months, least_months, legal_basis) values
  ('representations', 120, 12, 'nDSG art. 30: that a person allowed another to see health data is proved by this row as long as it may be questioned');

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
          and not exists (select from certificate c where c.iddms = d.iddms)
        order by d.date limit p_most for update skip locked);
      delete from document where iddms = any (papers);
    when 'certificates' then
      papers := array(
        select c.iddms from certificate c where c.issued_on < cutoff
        order by c.issued_on limit p_most for update skip locked);
      delete from document where iddms = any (papers);
    when 'returned-mail' then
      -- A note that still holds back letters stays.
      delete from returned_mail where id in (
        select r.id from returned_mail r
        where coalesce(r.taken_back_at, r.last_at) < cutoff
          and (r.taken_back_at is not null or r.address is distinct from letter_address(r.insured_number, p_today))
        order by r.last_at limit p_most for update skip locked);
    when 'bookings-alone' then
      delete from staff_booking where id in (
        select b.id from staff_booking b where b.booked_on < cutoff order by b.booked_on limit p_most
        for update skip locked);
    when 'reminders' then
      delete from reduction_reminder where id in (
        select r.id from reduction_reminder r
        where coalesce(r.sent_at, r.cancelled_at) < cutoff limit p_most for update skip locked);
    when 'life-lists' then
      delete from life_list where id in (
        select l.id from life_list l
        where coalesce(l.ended_at, l.started_at) < cutoff limit p_most for update skip locked);
    when 'representations' then
      delete from representation where id in (
        select r.id from representation r
        where least(coalesce(r.ended_at, r.until::timestamptz), case when r.accepted_at is null then r.lapses_at end) < cutoff
        limit p_most for update skip locked);
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
