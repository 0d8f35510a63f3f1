-- Where each canton takes applications for reduced premiums. An operator keeps the rows; each says when it was checked.
-- A deadline is recorded only where a source of 2024 or later names it.

create table reduction_office (
  canton text primary key check (canton ~ '^[A-Z]{2}$'),
  names jsonb not null,
  page_url text check (page_url ~ '^https://'),
  home_url text not null check (home_url ~ '^https://'),
  way text not null check (way in ('AUTOMATIC', 'INVITATION', 'APPLICATION')),
  deadline_kind text not null
    check (deadline_kind in ('DAY', 'WITHIN_YEAR', 'ANY_TIME', 'LETTER', 'NONE', 'UNCONFIRMED')),
  deadline_month smallint check (deadline_month between 1 and 12),
  deadline_day smallint check (deadline_day between 1 and 31),
  deadline_year smallint not null default 0 check (deadline_year between -1 and 1),
  source text not null,
  checked_on date not null,
  check ((deadline_kind = 'DAY') = (deadline_month is not null)),
  check ((deadline_month is null) = (deadline_day is null)),
  check (deadline_kind = 'DAY' or deadline_year = 0)
);
comment on column reduction_office.names is 'the office in the languages of the canton';
comment on column reduction_office.page_url is 'null: the page is not known for certain, so home_url is shown';
comment on column reduction_office.deadline_year is '-1: in the year before the reduction, 1: in the year after it';
comment on column reduction_office.checked_on is 'the day, or 1 January of the year, as of which the source says this';

-- Each version of a row as it was written.
create table reduction_office_version (
  canton text not null references reduction_office,
  version integer not null check (version > 0),
  content jsonb not null,
  written_by text not null,
  written_at timestamptz not null,
  primary key (canton, version)
);

-- A customer's reminder of a deadline. It is sent once.
create table reduction_reminder (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  canton text not null references reduction_office,
  claim_year smallint not null,
  deadline date,
  days_before smallint not null check (days_before > 0),
  remind_on date not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  cancelled_at timestamptz,
  check (sent_at is null or cancelled_at is null)
);
comment on column reduction_reminder.deadline is 'null: the canton''s rule changed and names no day any more';
create unique index reduction_reminder_open on reduction_reminder (account_id, canton)
  where sent_at is null and cancelled_at is null;
create index reduction_reminder_due on reduction_reminder (remind_on) where sent_at is null and cancelled_at is null;

alter table reduction_reminder enable row level security;
alter table reduction_reminder force row level security;
create policy owner on reduction_reminder to current_user using (true) with check (true);
create policy own_reduction_reminder on reduction_reminder to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
create policy jobs_reduction_reminder on reduction_reminder to portal_jobs using (true) with check (true);

grant select on reduction_office to portal_api, portal_jobs;
grant select, insert on reduction_reminder to portal_api;
grant update (cancelled_at) on reduction_reminder to portal_api;
grant select, delete on reduction_reminder to portal_jobs;
grant update (sent_at) on reduction_reminder to portal_jobs;

insert into reduction_office
  (canton, names, page_url, home_url, way, deadline_kind, deadline_month, deadline_day, deadline_year, source, checked_on)
values
  ('AG', '{"de": "SVA Aargau"}', 'https://www.sva-ag.ch/praemienverbilligung', 'https://www.ag.ch',
    'INVITATION', 'DAY', 12, 31, -1, 'SVA Aargau, information for 2026', '2025-09-30'),
  ('AI', '{"de": "Gesundheitsamt Appenzell Innerrhoden"}',
    'https://www.ai.ch/themen/gesundheit-alter-und-soziales/individuelle-praemienverbilligung', 'https://www.ai.ch',
    'AUTOMATIC', 'NONE', null, null, 0, 'ai.ch, questions and answers for 2024', '2024-01-01'),
  ('AR', '{"de": "Sozialversicherungen Appenzell Ausserrhoden"}',
    'https://www.sovar.ch/produkte/individuelle-praemienverbilligung-ipv/', 'https://www.ar.ch',
    'INVITATION', 'DAY', 3, 31, 0, 'ar.ch, decision of the cantonal government for 2025', '2024-12-01'),
  ('BE', '{"de": "Amt für Sozialversicherungen", "fr": "Office des assurances sociales"}',
    'https://www.asv.dij.be.ch/de/start/themen/pv.html', 'https://www.be.ch',
    'AUTOMATIC', 'UNCONFIRMED', null, null, 0, 'asv.dij.be.ch; information sheet 2026', '2026-04-19'),
  ('BL', '{"de": "SVA Basel-Landschaft"}',
    'https://www.sva-bl.ch/de/ausgleichskasse/individuelle-praemienverbilligung-ipv/haeufige-fragen-ipv',
    'https://www.baselland.ch', 'INVITATION', 'WITHIN_YEAR', null, null, 0, 'sva-bl.ch, forms for 2024', '2024-01-01'),
  ('BS', '{"de": "Amt für Sozialbeiträge"}',
    'https://www.bs.ch/themen/finanzielle-hilfe/leistungen/praemienverbilligung', 'https://www.bs.ch',
    'APPLICATION', 'ANY_TIME', null, null, 0, 'bs.ch; report on premium reductions 2026', '2026-04-23'),
  ('FR', '{"fr": "Établissement cantonal des assurances sociales (ECAS)"}', null, 'https://www.fr.ch',
    'APPLICATION', 'UNCONFIRMED', null, null, 0, 'fr.ch; the deadline was seen for 2019 only', '2019-01-01'),
  ('GE', '{"fr": "Service de l’assurance-maladie (SAM)"}',
    'https://www.ge.ch/informations-generales-subside-assurance-maladie', 'https://www.ge.ch',
    'AUTOMATIC', 'DAY', 11, 30, 0, 'ge.ch, questions and answers for 2025', '2024-10-01'),
  ('GL', '{"de": "Steuerverwaltung des Kantons Glarus"}',
    'https://www.gl.ch/verwaltung/finanzen-und-gesundheit/steuern/individuelle-praemienverbilligung-ipv.html/502',
    'https://www.gl.ch', 'APPLICATION', 'DAY', 1, 31, 0, 'gl.ch, leaflet for 2026', '2026-04-23'),
  ('GR', '{"de": "SVA Graubünden"}', 'https://www.sva.gr.ch', 'https://www.gr.ch',
    'APPLICATION', 'WITHIN_YEAR', null, null, 0, 'SVA Graubünden by the commune of Churwalden, for 2025', '2025-01-01'),
  ('JU', '{"fr": "Caisse de compensation du canton du Jura (ECAS Jura)"}', 'https://www.ecasjura.ch',
    'https://www.jura.ch', 'AUTOMATIC', 'UNCONFIRMED', null, null, 0, 'ecasjura.ch, page for 2025', '2025-01-01'),
  ('LU', '{"de": "WAS Ausgleichskasse Luzern"}', 'https://www.was-luzern.ch/praemienverbilligung', 'https://www.lu.ch',
    'APPLICATION', 'DAY', 10, 31, -1, 'WAS Ausgleichskasse by the commune of Eich, for 2026', '2025-08-29'),
  ('NE', '{"fr": "Office cantonal de l’assurance-maladie et des bourses d’études"}',
    'https://www.ne.ch/autorites/DECS/SASO/assurance-maladie/subsidesLAMal/Pages/accueil.aspx', 'https://www.ne.ch',
    'INVITATION', 'LETTER', null, null, 0, 'ne.ch, page on reduced premiums of 2023', '2023-02-16'),
  ('NW', '{"de": "Ausgleichskasse Nidwalden"}', 'https://www.aknw.ch/dienstleistungen/praemienverbilligung-ipv',
    'https://www.nw.ch', 'INVITATION', 'DAY', 4, 30, 0, 'aknw.ch, leaflet for 2026', '2026-04-23'),
  ('OW', '{"de": "Ausgleichskasse Obwalden"}', 'https://www.akow.ch/dienstleistungen/praemienverbilligung',
    'https://www.ow.ch', 'INVITATION', 'DAY', 5, 31, 0, 'akow.ch, leaflet for 2026', '2026-04-23'),
  ('SG', '{"de": "SVA St.Gallen"}', 'https://www.svasg.ch/ipv', 'https://www.sg.ch',
    'INVITATION', 'DAY', 3, 31, 0, 'SVA St.Gallen by the commune of Eschenbach, for 2026', '2026-01-01'),
  ('SH', '{"de": "SVA Schaffhausen"}', 'https://www.svash.ch/ipv/fragen-antworten/', 'https://www.sh.ch',
    'INVITATION', 'DAY', 4, 30, 0, 'svash.ch, questions and answers for 2024', '2024-01-01'),
  ('SO', '{"de": "Ausgleichskasse des Kantons Solothurn (AKSO)"}',
    'https://www.akso.ch/dienstleistungen/praemienverbilligung-ipv', 'https://so.ch',
    'INVITATION', 'DAY', 7, 31, 0, 'akso.ch, leaflet for 2026', '2026-04-23'),
  ('SZ', '{"de": "SVA Schwyz"}', 'https://www.sva-sz.ch/dienstleistungen/pr%C3%A4mienverbilligung-ipv',
    'https://www.sz.ch', 'INVITATION', 'WITHIN_YEAR', null, null, 0, 'sva-sz.ch, leaflet for 2026', '2026-04-23'),
  ('TG', '{"de": "Krankenkassen-Kontrollstelle der Wohngemeinde"}',
    'https://www.svztg.ch/dienstleistungen/praemienverbilligung-ipv', 'https://www.tg.ch',
    'INVITATION', 'WITHIN_YEAR', null, null, 0, 'svztg.ch, page for 2026', '2026-01-01'),
  ('TI', '{"it": "Istituto delle assicurazioni sociali, Servizio sussidi assicurazione malattia"}',
    'https://www4.ti.ch/dss/ias/prestazioni-e-contributi/scheda/p/s/dettaglio/riduzione-dei-premi-dellassicurazione-malattia-ripam-1',
    'https://www.ti.ch', 'APPLICATION', 'DAY', 12, 31, -1, 'ti.ch, page valid from 1 January 2024', '2024-01-01'),
  ('UR', '{"de": "Sozialversicherungsstelle Uri"}',
    'https://www.svsuri.ch/dienstleistungen/pr%C3%A4mienverbilligung-ipv', 'https://www.ur.ch',
    'APPLICATION', 'WITHIN_YEAR', null, null, 0, 'svsuri.ch, application for 2026', '2026-04-23'),
  ('VD', '{"fr": "Office vaudois de l’assurance-maladie (OVAM)"}',
    'https://www.vd.ch/sante-soins-et-handicap/assurance-maladie/subside-a-lassurance-maladie', 'https://www.vd.ch',
    'APPLICATION', 'UNCONFIRMED', null, null, 0, 'vd.ch, page of 2020', '2020-06-15'),
  ('VS', '{"fr": "Caisse de compensation du canton du Valais", "de": "Ausgleichskasse des Kantons Wallis"}',
    'https://www.avsvalais.ch', 'https://www.vs.ch',
    'AUTOMATIC', 'UNCONFIRMED', null, null, 0, 'avsvalais.ch, page for 2024', '2024-01-01'),
  ('ZG', '{"de": "Ausgleichskasse Zug"}', 'https://www.akzug.ch/dienstleistungen/praemienverbilligung',
    'https://www.zg.ch', 'INVITATION', 'DAY', 4, 30, 0, 'akzug.ch, brochure for 2026', '2026-04-23'),
  ('ZH', '{"de": "SVA Zürich"}', 'https://www.svazurich.ch/ipv', 'https://www.zh.ch',
    'INVITATION', 'DAY', 3, 31, 1, 'svazurich.ch, page for 2026', '2026-04-23');

insert into reduction_office_version (canton, version, content, written_by, written_at)
  select canton, 1, jsonb_build_object('canton', canton, 'names', names, 'pageUrl', page_url, 'homeUrl', home_url,
    'way', way, 'deadlineKind', deadline_kind, 'deadlineMonth', deadline_month, 'deadlineDay', deadline_day,
    'deadlineYear', deadline_year, 'source', source, 'checkedOn', checked_on), 'release', now()
  from reduction_office;
