-- A page whose session ended hears of it at once: it asks for news, is refused, and shows the sign-in page.
create function tell_of_ended_session() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_notify('portal_news', new.account_id::text);
  return new;
end $$;
create trigger tell_of_ended_session after update of ended_at on session for each row
  when (old.ended_at is null and new.ended_at is not null) execute function tell_of_ended_session();
