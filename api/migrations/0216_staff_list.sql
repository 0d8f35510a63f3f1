-- The members of staff, as those who supervise read them.

-- The last sign-in stands in the audit: sessions are deleted after a month.
create function desk_staff() returns table (id uuid, name text, email text, department text, roles text[], active boolean,
    signs_in_elsewhere boolean, last_sign_in timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select s.id, s.name, s.email, s.department,
      array(select r.role from public.staff_role r where r.staff_id = s.id order by r.role),
      s.active, s.subject is not null,
      (select a.at from public.audit a where a.staff_id = s.id and a.action = 'desk sign-in' order by a.at desc limit 1)
    from public.staff s
    where public.is_supervisor()
    order by s.active desc, lower(s.name);
  end;
revoke all on function desk_staff from public;
grant execute on function desk_staff to portal_desk;
