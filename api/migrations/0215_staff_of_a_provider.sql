-- Staff who sign in at an identity provider of the insurer's, which says who they are and what their roles are.

alter table staff add column issuer text, add column subject text,
  add constraint staff_provider check ((issuer is null) = (subject is null)),
  add constraint staff_subject unique (issuer, subject);
comment on column staff.subject is 'the person at the identity provider; null: a password and an authenticator here';

-- Finds or makes the member of staff whom the provider has signed in, and keeps name, department and roles as it says them.
-- The first sign-in of a person who was known here joins the two by the verified address. A taken role ends the sessions.
create function admit_staff(p_issuer text, p_subject text, p_email text, p_name text, p_department text, p_roles text[])
  returns table (id uuid, name text, active boolean)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  known public.staff;
  wanted text := left(coalesce(nullif(trim(p_name), ''), p_email), 60);
  former text[];
begin
  perform pg_advisory_xact_lock(hashtext('admit_staff ' || p_issuer || ' ' || p_subject));
  select * into known from public.staff s where s.issuer = p_issuer and s.subject = p_subject;
  if not found and p_email is not null then
    select * into known from public.staff s
      where s.email = lower(p_email) and s.subject is null and not s.is_demonstration for update;
  end if;
  -- Two members of staff never have the same name: the later one carries the address beside it.
  if exists (select from public.staff s where lower(s.name) = lower(wanted) and s.id is distinct from known.id) then
    wanted := left(left(wanted, 25) || ' (' || coalesce(p_email, p_subject), 59) || ')';
  end if;
  if known.id is null then
    if cardinality(p_roles) = 0 or p_email is null then return; end if;
    -- The address belongs to another person of the provider's.
    if exists (select from public.staff s where s.email = lower(p_email)) then return; end if;
    insert into public.staff (email, name, department, issuer, subject)
      values (lower(p_email), wanted, coalesce(p_department, 'CUSTOMER_SERVICE'), p_issuer, p_subject)
      returning * into known;
    insert into public.audit (actor, action, subject, staff_id)
      values ('identity provider', 'staff added', known.id::text, known.id);
  else
    update public.staff s set issuer = p_issuer, subject = p_subject,
        name = case when p_name is null then s.name else wanted end,
        department = coalesce(p_department, s.department)
      where s.id = known.id returning * into known;
  end if;
  select array_agg(r.role order by r.role) into former from public.staff_role r where r.staff_id = known.id;
  if coalesce(former, '{}') is distinct from (select coalesce(array_agg(w.role order by w.role), '{}')
      from unnest(p_roles) w(role)) then
    delete from public.staff_role r where r.staff_id = known.id and r.role <> all (p_roles);
    insert into public.staff_role (staff_id, role, given_by)
      select known.id, w.role, 'identity provider' from unnest(p_roles) w(role) on conflict do nothing;
    insert into public.audit (actor, action, subject, staff_id)
      values ('identity provider', 'staff role', left(array_to_string(p_roles, ' '), 200), known.id);
  end if;
  return query select known.id, known.name, known.active;
end $$;
revoke all on function admit_staff from public;
grant execute on function admit_staff to portal_identity;
