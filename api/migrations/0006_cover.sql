-- What people are covered for and what it costs: the tariffs, which are the same for everybody, and the contracts.
-- Amounts are rappen, shares are basis points, names are texts by language. Contracts bear the codes of products and
-- insurers without a foreign key: an import replaces tariffs while contracts go on.

create table insurer (
  code text primary key check (code ~ '^\d{1,5}$'),
  names jsonb not null
);
comment on column insurer.code is 'number at the Federal Office of Public Health';

create table product (
  code text primary key check (code ~ '^[A-Z]{2}[0-9A-Z]{1,8}$'),
  kind text not null check (kind in ('BASIC', 'SUPPLEMENTARY', 'PROPERTY')),
  model text check (model in ('STANDARD', 'NETWORK', 'FAMILY_DOCTOR', 'TELEMEDICINE')),
  property_type text check (property_type in ('HOUSEHOLD', 'BUILDING', 'LIABILITY', 'LEGAL_PROTECTION')),
  tariff text,
  names jsonb not null,
  levels jsonb not null default '{}',
  check ((kind = 'BASIC') = (model is not null)),
  check ((kind = 'PROPERTY') = (property_type is not null))
);
comment on column product.tariff is 'what the published premiums call this product';
comment on column product.levels is 'names of its levels by code';

-- What holds for a whole year, known to people from the day of its announcement.
create table tariff_year (
  year smallint primary key,
  announced_on date not null,
  environmental_refund integer not null check (environmental_refund >= 0),
  accident_share smallint not null check (accident_share between 0 and 700)
);
comment on column tariff_year.environmental_refund is 'a month';

-- Ordinary premiums, and those of single products, risks and deductibles where they are published.
create table basic_premium (
  insurer_code text not null,
  year smallint not null,
  territory text not null,
  region smallint not null check (region between 0 and 3),
  age_class text not null check (age_class in ('CHILD', 'YOUNG_ADULT', 'ADULT')),
  product_code text not null,
  risk text not null check (risk in ('MIT', 'OHN')),
  deductible integer not null check (deductible >= 0),
  premium integer not null check (premium > 0),
  is_ordinary boolean not null,
  primary key (insurer_code, year, territory, region, age_class, product_code, risk, deductible)
);
comment on column basic_premium.territory is 'a canton, or EU- and the country of those who live there';
create unique index basic_premium_ordinary on basic_premium (insurer_code, year, territory, region, age_class)
  where is_ordinary;

create table basic_discount (
  insurer_code text not null,
  product_code text not null,
  year smallint not null,
  discount smallint not null check (discount between 0 and 5000),
  primary key (insurer_code, product_code, year)
);

-- Communes in which a product is offered, where it is not offered everywhere.
create table product_area (
  insurer_code text not null,
  product_code text not null,
  year smallint not null,
  territory text not null,
  ofs_locality_id integer not null,
  primary key (insurer_code, product_code, year, territory, ofs_locality_id)
);

create table deductible_rule (
  code text not null,
  for_children boolean not null,
  valid_from date not null,
  amount integer not null check (amount >= 0),
  rebate integer not null check (rebate >= 0),
  is_ordinary boolean not null,
  primary key (for_children, amount, valid_from)
);
comment on column deductible_rule.rebate is 'a year';

create table payment_discount (
  periodicity text not null check (periodicity in ('MONTHLY', 'BIMONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY')),
  valid_from date not null,
  rate smallint not null check (rate between 0 and 300),
  primary key (periodicity, valid_from)
);

create table premium_region (
  canton text not null,
  commune text not null,
  valid_from date not null,
  ofs_locality_id integer,
  region smallint not null check (region between 0 and 3),
  primary key (canton, commune, valid_from)
);
create index on premium_region (ofs_locality_id) where ofs_locality_id is not null;
comment on column premium_region.commune is '* stands for all communes of the canton that have no row';

create table supplementary_premium (
  product_code text not null,
  level text not null,
  valid_from date not null,
  age_from smallint not null,
  premium integer not null check (premium >= 0),
  primary key (product_code, level, age_from, valid_from)
);

create table framework_agreement (
  number text primary key,
  name text not null,
  rebate smallint not null check (rebate between 0 and 5000)
);

create table property_module (
  product_code text not null,
  code text not null,
  level text not null,
  valid_from date not null,
  is_base boolean not null,
  position smallint not null,
  rate integer not null check (rate >= 0),
  minimum integer not null check (minimum >= 0),
  family_surcharge smallint not null,
  wood_surcharge smallint not null,
  rebates jsonb not null,
  primary key (product_code, code, level, valid_from)
);
comment on column property_module.rate is 'millionths of the insured amount, a year';

create table telemedicine_partner (
  code_reseau text primary key,
  name text not null,
  phone text not null,
  type text not null
);

-- Where published tariffs came from.
create table tariff_source (
  file text not null,
  kind text not null check (kind in ('premiums', 'products', 'areas')),
  year smallint not null,
  row_count integer not null,
  loaded_at timestamptz not null default now(),
  primary key (kind, year)
);

-- A person's basic insurance from day to day: a change ends a row and begins another.
create table basic_contract (
  insured_number integer not null references insured,
  valid_from date not null,
  valid_to date not null default '9999-12-31' check (valid_to >= valid_from),
  insurer_code text not null,
  product_code text not null,
  deductible integer not null check (deductible >= 0),
  risk text not null check (risk in ('MIT', 'OHN')),
  periodicity text not null check (periodicity in ('MONTHLY', 'BIMONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY')),
  code_reseau text,
  doctor jsonb,
  clauses jsonb not null default '[]',
  primary key (insured_number, valid_from)
);
comment on column basic_contract.doctor is 'the family doctor as the contract names them';
comment on column basic_contract.clauses is 'agreed rebates: type, and rate of the gross premium';

create table supplementary_contract (
  insured_number integer not null references insured,
  product_code text not null,
  valid_from date not null,
  valid_to date not null default '9999-12-31' check (valid_to >= valid_from),
  level text not null,
  deductible integer check (deductible >= 0),
  risk text not null check (risk in ('MIT', 'OHN')),
  framework_agreement text,
  waiting_until date,
  variantes jsonb not null default '[]',
  primary key (insured_number, product_code, valid_from)
);

create table property_contract (
  no_contract text not null,
  insured_number integer not null references insured,
  product_code text not null,
  valid_from date not null,
  valid_to date not null default '9999-12-31' check (valid_to >= valid_from),
  ends_on date not null,
  level text not null,
  circle text not null check (circle in ('PERSON', 'FAMILY')),
  periodicity text not null check (periodicity in ('MONTHLY', 'BIMONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY')),
  status_taker text not null check (status_taker in ('TENANT', 'OWNER')),
  residence_type text not null check (residence_type in ('MAIN', 'HOLIDAY')),
  construction_type text not null check (construction_type in ('SOLID', 'WOOD')),
  street text not null,
  town text not null,
  modules jsonb not null,
  primary key (no_contract, valid_from)
);
create index on property_contract (insured_number);
comment on column property_contract.ends_on is 'the end of the agreed term; it goes on from year to year';
comment on column property_contract.modules is 'what was chosen: code, level, insuredAmount, deductible';

-- What a canton pays of somebody's premium.
create table premium_reduction (
  insured_number integer not null references insured,
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  type text not null,
  amount integer not null check (amount > 0),
  primary key (insured_number, type, valid_from)
);
comment on column premium_reduction.amount is 'a month';

-- Where somebody lives by law, which decides about the premium, and where letters go.
create table postal_address (
  id uuid primary key default gen_random_uuid(),
  insured_number integer not null references insured,
  domicile_legal boolean not null,
  correspondance boolean not null,
  valid_from date not null,
  valid_to date not null default '9999-12-31' check (valid_to >= valid_from),
  street text,
  number text,
  complement text,
  po_box text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  zip text not null,
  city text not null,
  canton text,
  locality_id text,
  ofs_locality_id integer,
  found_address_id text,
  nature text not null default 'PRV',
  check (domicile_legal or correspondance),
  check (street is not null or po_box is not null)
);
comment on column postal_address.valid_to is '9999-12-31: no end';
comment on column postal_address.locality_id is 'idLocaliteCommune; the directories may be replaced, so it is no foreign key';
create index on postal_address (insured_number);

do $$
declare
  name text;
begin
  foreach name in array array['basic_contract', 'supplementary_contract', 'property_contract', 'premium_reduction',
    'postal_address'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy jobs on %I to portal_jobs using (true) with check (true)', name);
    -- Property is the policyholder's matter: the main insured of the account sees it, and nobody for them.
    execute format('create policy own on %I for select to portal_api using (insured_number = any (array(
      select l.insured_number from account_insured l where l.account_id = app_account() and (%s))))', name,
      case name when 'property_contract' then 'l.part_principal' else 'true' end);
  end loop;
end $$;

grant select on insurer, product, tariff_year, basic_premium, basic_discount, product_area, deductible_rule,
  payment_discount, premium_region, supplementary_premium, framework_agreement, property_module, telemedicine_partner,
  basic_contract, supplementary_contract, property_contract, premium_reduction, postal_address
  to portal_api, portal_jobs;
grant insert, update on basic_contract, supplementary_contract, property_contract, postal_address to portal_jobs;
