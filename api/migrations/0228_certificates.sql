-- Certificates that customers make of their insurance, and the checks of their codes by others.

-- The file and the access to it are those of the document; this row says what the code on it proves.
create table certificate (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  insured_number integer not null references insured,
  kind text not null check (kind in ('INSURANCE', 'TAX', 'COST_SHARING', 'CONTRIBUTIONS')),
  language text not null check (language in ('fr', 'de', 'it', 'en')),
  covers_from date,
  covers_to date,
  issued_on date not null,
  issued_at timestamptz not null,
  valid_until date,
  revoked_on date,
  code text not null unique check (code ~ '^[2-9A-HJKMNP-RTV-Z]{20}$'),
  iddms text not null unique references document on delete cascade,
  file_hash bytea not null check (octet_length(file_hash) = 32),
  initials text not null,
  birth_year smallint not null,
  check ((covers_from is null) = (covers_to is null))
);
comment on table certificate is 'a certificate as issued; only its revocation changes it';
comment on column certificate.covers_from is 'the period that it certifies; null of a proof of insurance';
comment on column certificate.file_hash is 'SHA-256 of the file as issued';
comment on column certificate.initials is 'what a check of the code says of the name';
create index on certificate (account_id, issued_at desc);
create index on certificate (insured_number);
create index on certificate (issued_on);

-- How often a code was checked on a day, without a word about by whom.
create table certificate_check (
  certificate_id uuid not null references certificate on delete cascade,
  account_id uuid not null references account,
  day date not null,
  checks integer not null default 1 check (checks > 0),
  last_at timestamptz not null,
  primary key (certificate_id, day)
);
comment on table certificate_check is 'checks of a certificate by its code, by day';
create index on certificate_check (account_id);

-- The key that signs papers, where the installation has none of its own.
create table paper_signing_key (
  single boolean primary key default true check (single),
  certificate bytea not null,
  private_key bytea not null,
  created_at timestamptz not null default now()
);
comment on table paper_signing_key is 'made at the first signature; a configured key is used instead';
comment on column paper_signing_key.private_key is 'encrypted';

alter table certificate enable row level security;
alter table certificate force row level security;
create policy owner on certificate to current_user using (true) with check (true);
create policy own on certificate for select to portal_api using (account_id = app_account());
create policy issue_own on certificate for insert to portal_api with check (
  account_id = app_account()
    and exists (select from account_insured l
      where l.account_id = app_account() and l.insured_number = certificate.insured_number)
    and exists (select from document d
      where d.iddms = certificate.iddms and d.account_id = app_account() and d.code = 'CERTIFICATE'));
create policy revoke_own on certificate for update to portal_api
  using (account_id = app_account()) with check (account_id = app_account());

alter table certificate_check enable row level security;
alter table certificate_check force row level security;
create policy owner on certificate_check to current_user using (true) with check (true);
create policy own on certificate_check for select to portal_api using (account_id = app_account());

alter policy own_declaration on document
  with check (account_id = app_account()
    and code in ('ACCIDENT_DECLARATION', 'DAMAGE_DECLARATION', 'CERTIFICATE'));
create policy own_certificate on document_file for insert to portal_api with check (
  account_id = app_account()
    and exists (select from document d
      where d.iddms = document_file.iddms and d.account_id = app_account() and d.code = 'CERTIFICATE'));

grant select, insert on certificate to portal_api;
grant update (revoked_on) on certificate to portal_api;
grant select on certificate_check to portal_api;
grant insert on document_file to portal_api;
grant select, insert on paper_signing_key to portal_jobs;

-- A revocation is final, and nothing else of a certificate changes.
create function keep_certificate() returns trigger language plpgsql as $$
begin
  if old.revoked_on is not null
    or (to_jsonb(new) - 'revoked_on') is distinct from (to_jsonb(old) - 'revoked_on') then
    raise exception 'a certificate that was issued is not changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_certificate before update on certificate for each row execute function keep_certificate();

-- What the code on a paper proves, and a count of the check. It owns its rights: the public reads no certificate by
-- itself, and learns nothing beyond these columns.
create function check_certificate(p_code text, p_at timestamptz, p_today date)
  returns table (kind text, issued_on date, valid_until date, revoked_on date, covers_from date, covers_to date,
    initials text, birth_year integer, sha256 text)
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  found_one certificate;
begin
  select c.* into found_one from certificate c where c.code = p_code;
  if found_one.id is null then return; end if;
  insert into certificate_check as k (certificate_id, account_id, day, last_at)
    values (found_one.id, found_one.account_id, p_today, p_at)
    on conflict (certificate_id, day) do update
      set checks = k.checks + 1, last_at = greatest(k.last_at, excluded.last_at);
  return query select found_one.kind, found_one.issued_on, found_one.valid_until, found_one.revoked_on,
    found_one.covers_from, found_one.covers_to, found_one.initials, found_one.birth_year::integer,
    encode(found_one.file_hash, 'hex');
end $$;
revoke all on function check_certificate from public;
grant execute on function check_certificate to portal_visitor;
