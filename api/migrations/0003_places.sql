-- Localities and street addresses: public reference data, the same for everybody. What a search compares is folded by
-- the API when it is loaded (model/src/places.ts), so that words and queries are always folded alike.

create table swiss_locality (
  id text primary key,
  npa text not null check (npa ~ '^\d{4}$'),
  name text not null,
  commune text not null,
  canton text,
  country text not null check (country in ('CH', 'LI')),
  ofs_locality_id integer,
  lat double precision not null,
  lng double precision not null,
  size integer not null,
  names text not null,
  search tsvector not null
);
comment on column swiss_locality.id is 'NPA and folded name, with the BFS number for the lesser communes of a locality';
comment on column swiss_locality.ofs_locality_id is 'BFS number of the commune; unknown until the official directory is imported';
comment on column swiss_locality.names is 'all folded names, other languages included, separated by |';
comment on column swiss_locality.size is 'larger places have larger figures';
create index swiss_locality_search on swiss_locality using gin (search) with (fastupdate = off);
create index swiss_locality_npa on swiss_locality (npa);

-- Stored from the largest place to the smallest: a search that finds too much takes the first rows.
create table swiss_street (
  id integer not null,
  street text not null,
  zip text not null,
  city text not null,
  canton text,
  ofs_locality_id integer,
  size integer not null,
  words text not null,
  city_names text not null,
  search tsvector not null
);
create index swiss_street_search on swiss_street using gin (search);

create table swiss_address (
  id bigint not null,
  street_id integer not null,
  number text not null,
  place integer not null,
  lat double precision not null,
  lng double precision not null
);
comment on column swiss_address.id is 'EGAID of the official directory';
comment on column swiss_address.place is 'the house number without letters, for neighbours';
create index swiss_address_street on swiss_address (street_id, place);

-- Every word that a place is found by, under its beginning and under each form of that beginning with a letter left out.
-- A misspelt word that is treated alike meets the right one here, by equality and without reading the directories.
create table place_slip (
  slip text not null,
  word text not null,
  in_locality boolean not null
);
create index place_slip_slip on place_slip (slip);

-- Where the directories came from: the shipped data give way to an official import and never overwrite one.
create table place_source (
  directory text primary key check (directory in ('localities', 'addresses')),
  source text not null,
  row_count integer not null,
  loaded_at timestamptz not null default now()
);

grant select on swiss_locality, swiss_street, swiss_address, place_slip to portal_api;
grant select on swiss_locality, swiss_street, swiss_address to portal_jobs;
