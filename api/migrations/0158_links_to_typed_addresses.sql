-- How many links the signed-in account had sent to login addresses that it typed, this one counted, within the hour.
create function count_login_email_links() returns integer
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select public.hit('login email ' || current_setting('app.account'), interval '1 hour')
$$;
revoke all on function count_login_email_links from public;
grant execute on function count_login_email_links to portal_api;
