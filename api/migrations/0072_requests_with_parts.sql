-- What is asked for at once is a request that holds its parts and nothing else: it waits, held, until the last of them is
-- decided. Whoever decides about the whole instead lets go of it first. It owns its rights: a customer who takes a part
-- back changes nothing else of the whole.
create function decide_with_parts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- The lock lets parts that are decided at once see each other.
  perform from public.interaction i where i.id = new.parent_id and i.held_at is not null
    and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS') for update;
  if not found or exists (select from public.interaction i where i.parent_id = new.parent_id
      and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS')) then
    return null;
  end if;
  update public.interaction w set held_at = null, decided_at = now(),
    status = case when exists (select from public.interaction i where i.parent_id = w.id and i.status = 'DONE')
      then 'DONE' else 'REFUSED' end
    where w.id = new.parent_id;
  insert into public.interaction_status (interaction_id, account_id, position, status)
    select w.id, w.account_id, (select count(*) from public.interaction_status s where s.interaction_id = w.id), w.status
    from public.interaction w where w.id = new.parent_id;
  return null;
end $$;
create trigger decide_with_parts after update of status on interaction for each row
  when (new.parent_id is not null and new.status in ('DONE', 'REFUSED') and old.status is distinct from new.status)
  execute function decide_with_parts();

-- As before; what is taken back as a whole takes those of its parts back that nobody has treated yet.
create or replace function withdraw_request(p_id uuid, p_types text[]) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  request public.interaction;
begin
  select * into request from public.interaction i
    where i.id = p_id and i.account_id = public.app_account() and i.type = any (p_types) for update;
  if not found then
    return null;
  end if;
  if request.withdrawn_at is not null then
    return 'ALREADY';
  end if;
  if request.status not in ('REQUEST', 'PENDING', 'IN_PROGRESS') then
    return 'TREATED';
  end if;
  update public.interaction set held_at = null where id = p_id;
  with taken as (
    update public.interaction i set status = 'REFUSED', withdrawn_at = now(), decided_at = now(), held_at = null,
      last_error = null
    where (i.id = p_id or i.parent_id = p_id) and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS')
    returning i.id, i.account_id
  )
  insert into public.interaction_status (interaction_id, account_id, position, status)
    select t.id, t.account_id, (select count(*) from public.interaction_status s where s.interaction_id = t.id), 'REFUSED'
    from taken t;
  return 'WITHDRAWN';
end $$;

-- A change that is undone leaves the contract in one piece, as it was.
grant delete on basic_contract to portal_jobs;
