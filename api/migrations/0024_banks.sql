-- The banks of Switzerland and Liechtenstein by their number: public reference data, the same for everybody.

create table bank (
  no_clearing text primary key check (no_clearing ~ '^\d{5}$'),
  name text not null,
  bic text,
  street text,
  zip text,
  city text,
  country text
);
comment on column bank.no_clearing is 'IID, five digits of every IBAN of the country';

-- Where the list came from: what is shipped gives way to the official one and never overwrites it.
create table bank_source (
  single boolean primary key default true check (single),
  source text not null,
  row_count integer not null,
  loaded_at timestamptz not null default now()
);

grant select on bank to portal_api;

-- An address that was picked from the directory is looked up again by its id.
create index swiss_address_id on swiss_address (id);
