-- The insurer's own places and days: holidays, agencies with their hours, the health line. Nothing of a customer.

create table holiday (
  id integer generated always as identity primary key,
  rule text not null check (
    rule ~ '^(\d{4}-\d{2}-\d{2}|\d{2}-\d{2}|easter[+-]\d{1,2}|(mon|tue|wed|thu|fri|sat|sun)[1-4]-\d{2}\+\d)$'
  ),
  cantons jsonb,
  is_working_day boolean not null default false,
  name jsonb not null
);
comment on column holiday.rule is 'a day, a day of every year, days from Easter, or a weekday of a month: model/src/holidays.ts';
comment on column holiday.cantons is 'everywhere where none is named: the whole company has the day off';
comment on column holiday.is_working_day is 'takes a day out again that another rule makes a holiday';

insert into holiday (rule, cantons, name) values
  ('01-01', null, '{"fr": "Nouvel An", "de": "Neujahr", "it": "Capodanno", "en": "New Year’s Day"}'),
  ('01-02', null, '{"fr": "Saint-Berchtold", "de": "Berchtoldstag", "it": "San Bertoldo", "en": "Berchtold’s Day"}'),
  ('easter-2', null, '{"fr": "Vendredi saint", "de": "Karfreitag", "it": "Venerdì santo", "en": "Good Friday"}'),
  ('easter+1', null, '{"fr": "Lundi de Pâques", "de": "Ostermontag", "it": "Lunedì di Pasqua", "en": "Easter Monday"}'),
  ('easter+39', null, '{"fr": "Ascension", "de": "Auffahrt", "it": "Ascensione", "en": "Ascension Day"}'),
  ('easter+50', null, '{"fr": "Lundi de Pentecôte", "de": "Pfingstmontag", "it": "Lunedì di Pentecoste", "en": "Whit Monday"}'),
  ('08-01', null, '{"fr": "Fête nationale", "de": "Nationalfeiertag", "it": "Festa nazionale", "en": "Swiss National Day"}'),
  ('12-25', null, '{"fr": "Noël", "de": "Weihnachten", "it": "Natale", "en": "Christmas Day"}'),
  ('12-26', null, '{"fr": "Saint-Étienne", "de": "Stephanstag", "it": "Santo Stefano", "en": "St Stephen’s Day"}'),
  ('01-06', '["SZ","TI","UR"]', '{"fr": "Épiphanie", "de": "Dreikönigstag", "it": "Epifania", "en": "Epiphany"}'),
  ('03-01', '["NE"]', '{"fr": "Instauration de la République", "de": "Tag der Republik", "it": "Instaurazione della Repubblica", "en": "Republic Day"}'),
  ('03-19', '["NW","SZ","TI","UR","VS"]', '{"fr": "Saint-Joseph", "de": "Josefstag", "it": "San Giuseppe", "en": "St Joseph’s Day"}'),
  ('thu1-04+0', '["GL"]', '{"fr": "Fahrt de Näfels", "de": "Näfelser Fahrt", "it": "Näfelser Fahrt", "en": "Näfels procession"}'),
  ('05-01', '["BL","BS","JU","NE","SH","TG","TI","ZH"]', '{"fr": "Fête du travail", "de": "Tag der Arbeit", "it": "Festa del lavoro", "en": "Labour Day"}'),
  ('easter+60', '["AI","FR","JU","LU","NW","OW","SO","SZ","TI","UR","VS","ZG"]', '{"fr": "Fête-Dieu", "de": "Fronleichnam", "it": "Corpus Domini", "en": "Corpus Christi"}'),
  ('06-23', '["JU"]', '{"fr": "Plébiscite jurassien", "de": "Tag der Unabhängigkeit", "it": "Plebiscito giurassiano", "en": "Jura Independence Day"}'),
  ('06-29', '["TI"]', '{"fr": "Saints Pierre et Paul", "de": "Peter und Paul", "it": "Santi Pietro e Paolo", "en": "St Peter and St Paul"}'),
  ('08-15', '["AI","FR","JU","LU","NW","OW","SO","SZ","TI","UR","VS","ZG"]', '{"fr": "Assomption", "de": "Mariä Himmelfahrt", "it": "Assunzione", "en": "Assumption Day"}'),
  ('sun1-09+4', '["GE"]', '{"fr": "Jeûne genevois", "de": "Genfer Bettag", "it": "Digiuno ginevrino", "en": "Geneva Fast"}'),
  ('sun3-09+1', '["VD"]', '{"fr": "Lundi du Jeûne fédéral", "de": "Bettagsmontag", "it": "Lunedì del Digiuno federale", "en": "Federal Fast Monday"}'),
  ('09-22', '["AI"]', '{"fr": "Saint-Maurice", "de": "Mauritiustag", "it": "San Maurizio", "en": "St Maurice’s Day"}'),
  ('09-25', '["OW"]', '{"fr": "Saint-Nicolas de Flüe", "de": "Bruderklausenfest", "it": "San Nicolao della Flüe", "en": "St Nicholas of Flüe"}'),
  ('11-01', '["AI","FR","GL","JU","LU","NW","OW","SG","SO","SZ","TI","UR","VS","ZG"]', '{"fr": "Toussaint", "de": "Allerheiligen", "it": "Ognissanti", "en": "All Saints’ Day"}'),
  ('12-08', '["AI","FR","LU","NW","OW","SZ","TI","UR","VS","ZG"]', '{"fr": "Immaculée Conception", "de": "Mariä Empfängnis", "it": "Immacolata Concezione", "en": "Immaculate Conception"}'),
  ('12-31', '["GE"]', '{"fr": "Restauration de la République", "de": "Wiederherstellung der Republik", "it": "Restaurazione della Repubblica", "en": "Restoration of the Republic"}');

-- The procession of Näfels gives way to Holy Week and is held a week later.
insert into holiday (rule, cantons, is_working_day, name)
select day, '["GL"]'::jsonb, is_working_day, '{"fr": "Fahrt de Näfels", "de": "Näfelser Fahrt", "it": "Näfelser Fahrt", "en": "Näfels procession"}'::jsonb
from (values
  ('2026-04-02', true), ('2026-04-09', false), ('2034-04-06', true), ('2034-04-13', false),
  ('2037-04-02', true), ('2037-04-09', false), ('2039-04-07', true), ('2039-04-14', false),
  ('2042-04-03', true), ('2042-04-10', false), ('2045-04-06', true), ('2045-04-13', false),
  ('2048-04-02', true), ('2048-04-09', false), ('2050-04-07', true), ('2050-04-14', false)
) as moved (day, is_working_day);

create table agency (
  uuid uuid primary key,
  title text not null,
  agency_name text not null,
  street text not null,
  zip text not null check (zip ~ '^\d{4}$'),
  city text not null,
  canton text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  email text not null,
  phone_number text not null,
  fax text,
  visual_tour text check (visual_tour like 'https://%'),
  languages jsonb not null,
  comment jsonb,
  week jsonb not null
);
comment on column agency.title is 'what stands above its door';
comment on column agency.agency_name is 'the general agency that it belongs to';
comment on column agency.week is 'opening hours from Monday to Sunday: OpeningWeek of model/src/opening-hours.ts';

create table agency_exception (
  agency uuid not null references agency on delete cascade,
  day date not null,
  spans jsonb not null,
  reason jsonb not null,
  primary key (agency, day)
);
comment on table agency_exception is 'days on which an agency keeps other hours than its weekday; public holidays are not listed';

create table health_contact (
  id uuid primary key,
  position integer not null,
  name jsonb not null,
  phone_number text not null,
  languages jsonb not null,
  week jsonb not null
);
comment on table health_contact is 'the lines that give medical advice; an account has the first that speaks its language';

grant select on holiday, agency, agency_exception, health_contact to portal_api;
grant select on holiday to portal_jobs;
