-- Doctors whom the insured can choose: reference data, the same for everybody. Names are folded by the API when they are
-- loaded (model/src/places.ts), so that words and queries are always folded alike.

create table caregiver (
  no_partenaire text primary key check (no_partenaire ~ '^\d{8}$'),
  nom_prenom text not null,
  adresse text not null,
  npa text not null check (npa ~ '^\d{4}$'),
  localite text not null,
  canton text not null,
  sous_categorie text not null check (sous_categorie in ('MIG', 'MPR', 'CAB', 'PED', 'GYN')),
  pediatre boolean not null,
  accepts_new_patient boolean not null,
  languages text[] not null,
  lat double precision not null,
  lng double precision not null,
  is_located boolean not null,
  code_reseau text,
  network_from date,
  network_to date,
  valid_from date not null,
  valid_to date,
  search tsvector not null,
  check ((code_reseau is null) = (network_from is null))
);
comment on column caregiver.is_located is 'false: the point is that of the locality, the practice''s own is not known';
comment on column caregiver.network_to is 'the last day in the network; none while no end is known';
comment on column caregiver.valid_to is 'the last day of the practice; none while no end is known';
comment on column caregiver.search is 'folded words, A of the name and B of the locality';

-- A degree of longitude is as long as 0.685 degrees of latitude in the middle of Switzerland: on this plane, who is
-- nearest is found by the index.
create function flat_point(lat double precision, lng double precision) returns point
  language sql immutable parallel safe as 'select point(lng * 0.685, lat)';

create index caregiver_search on caregiver using gin (search) with (fastupdate = off);
create index caregiver_place on caregiver using gist (flat_point(lat, lng));

-- Every word that a doctor or a locality is found by, under its beginning and under each form of that beginning with a
-- letter left out: a misspelt word that is treated alike meets the right one by equality.
create table caregiver_slip (
  slip text not null,
  word text not null
);
create index caregiver_slip_slip on caregiver_slip (slip);

grant select on caregiver, caregiver_slip to portal_api;
