-- How often a code may be guessed and a message be written, and who is told of what was done for them.

-- Wrong codes of the account of the request, in the running day and year. A try is counted before it is checked, so that
-- many at once do not slip through together; the right one is given back. They own their rights: the counters stay closed.
create function code_guess_key(p_account uuid, p_span text) returns text
  language sql immutable
  return 'code:' || p_span || ':' || encode(sha256(convert_to(p_account::text, 'UTF8')), 'hex');

create function count_code_guess() returns table (day integer, year integer)
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select public.hit(public.code_guess_key(public.app_account(), 'day'), interval '1 day'),
      public.hit(public.code_guess_key(public.app_account(), 'year'), interval '1 year')
    where public.app_account() is not null;
  end;

create function forgive_code_guess() returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.throttle set hits = greatest(hits - 1, 0)
    where key in (public.code_guess_key(public.app_account(), 'day'), public.code_guess_key(public.app_account(), 'year'));
  end;

create function code_guesses() returns table (day integer, year integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select coalesce((select hits from public.throttle
        where key = public.code_guess_key(public.app_account(), 'day') and ends_at > now()), 0),
      coalesce((select hits from public.throttle
        where key = public.code_guess_key(public.app_account(), 'year') and ends_at > now()), 0);
  end;

-- For the insurer's people, once they know whom they speak to.
create function forget_code_guesses(p_account uuid) returns void
  language sql
  begin atomic
    delete from public.throttle
    where key in (public.code_guess_key(p_account, 'day'), public.code_guess_key(p_account, 'year'));
  end;

-- Whatever writes messages for a customer, it does so some forty times an hour at most. The jobs have no such account.
create function limit_messages() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if app_account() is not null
    and hit('message:' || encode(sha256(convert_to(app_account()::text, 'UTF8')), 'hex'), interval '1 hour') > 40
  then
    raise exception 'too many messages' using errcode = 'PM429';
  end if;
  return new;
end $$;
create trigger limit_messages before insert on message for each row execute function limit_messages();

-- The account that an insured person has of their own, for whoever else sees that person.
create function own_account_of(p_insured integer) returns table (account_id uuid, login_email bytea, language text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select a.id, a.login_email, a.language from public.account a
    where a.insured_number = p_insured and a.id <> public.app_account() and a.role = 'CUSTOMER' and a.locked_at is null
      and exists (select from public.account_insured l
        where l.account_id = public.app_account() and l.insured_number = p_insured);
  end;

create policy told_of_contacts on message for insert to portal_api with check (
  template = 'contacts.changed' and exists (
    select from account_insured l, lateral own_account_of(l.insured_number) o
    where l.account_id = app_account() and o.account_id = message.account_id)
);

revoke all on function count_code_guess, forgive_code_guess, code_guesses, forget_code_guesses, limit_messages,
  own_account_of from public;
grant execute on function count_code_guess, forgive_code_guess, code_guesses, own_account_of to portal_api;

-- Who an account is at a provider elsewhere, since it first signed in there.
alter table account add column oidc_issuer text, add column oidc_subject text;
create unique index one_account_of_a_subject on account (oidc_issuer, oidc_subject);
grant select (oidc_issuer, oidc_subject), update (oidc_issuer, oidc_subject) on account to portal_identity;
create policy identity_binds on account for update to portal_identity using (true) with check (true);
