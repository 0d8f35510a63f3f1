-- Frequently asked questions: the same for everybody, read by everybody, changed by operators.
create table faq_group (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  position smallint not null,
  titles jsonb not null check (is_in_each_language(titles))
);
comment on table faq_group is 'what questions are about';

create table faq_question (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  group_id text not null references faq_group,
  position smallint not null,
  is_published boolean not null default false,
  changed_at timestamptz not null default now()
);
comment on table faq_question is 'a question that many people have; its words are in faq_answer';

create table faq_answer (
  question_id text not null references faq_question on delete cascade,
  language text not null check (language in ('fr', 'de', 'it', 'en')),
  -- One address leads to one answer in one language: so a search engine and a link know which.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  question text not null check (length(question) between 5 and 200),
  answer text not null check (length(answer) between 5 and 4000),
  keywords text not null default '' check (length(keywords) <= 500),
  primary key (question_id, language)
);
comment on column faq_answer.answer is 'a paragraph a line, "- " before each entry of a list, [words](/path) for a link, {{name}} for a value of the rules';
comment on column faq_answer.keywords is 'other words that people search with';

grant select on faq_group, faq_question, faq_answer to portal_api;

insert into faq_group (id, position, titles) values
  ('insurance', 1, '{"fr": "Assurance maladie", "de": "Krankenversicherung", "it": "Assicurazione malattia", "en": "Health insurance"}'),
  ('invoices', 2, '{"fr": "Primes et factures", "de": "Prämien und Rechnungen", "it": "Premi e fatture", "en": "Premiums and invoices"}'),
  ('care', 3, '{"fr": "Soins et remboursements", "de": "Behandlungen und Rückerstattungen", "it": "Cure e rimborsi", "en": "Care and reimbursements"}'),
  ('data', 4, '{"fr": "Mes données et mes documents", "de": "Meine Daten und Dokumente", "it": "I miei dati e documenti", "en": "My data and documents"}'),
  ('access', 5, '{"fr": "Accès et sécurité", "de": "Zugang und Sicherheit", "it": "Accesso e sicurezza", "en": "Access and security"}'),
  ('property', 6, '{"fr": "Ménage, biens et responsabilité civile", "de": "Hausrat, Sachen und Haftpflicht", "it": "Economia domestica, cose e responsabilità civile", "en": "Household, property and liability"}');

insert into faq_question (id, group_id, position, is_published) values
  ('deductible', 'insurance', 1, true),
  ('coinsurance', 'insurance', 2, true),
  ('change-deductible', 'insurance', 3, true),
  ('models', 'insurance', 4, true),
  ('accident-cover', 'insurance', 5, true),
  ('hospital-contribution', 'insurance', 6, true),
  ('supplementary', 'insurance', 7, true),
  ('change-insurer', 'insurance', 8, true),
  ('pay-invoice', 'invoices', 1, true),
  ('extend-deadline', 'invoices', 2, true),
  ('instalments', 'invoices', 3, true),
  ('late-payment', 'invoices', 4, true),
  ('payment-mode', 'invoices', 5, true),
  ('understand-invoice', 'invoices', 6, true),
  ('premium-reduction', 'invoices', 7, true),
  ('premium-rises', 'invoices', 8, true),
  ('send-bill', 'care', 1, true),
  ('bank-account', 'care', 2, true),
  ('statement', 'care', 3, true),
  ('abroad', 'care', 4, true),
  ('pregnancy', 'care', 5, true),
  ('delegation', 'care', 6, true),
  ('accident', 'care', 7, true),
  ('move', 'data', 1, true),
  ('tax-certificate', 'data', 2, true),
  ('card', 'data', 3, true),
  ('contacts', 'data', 4, true),
  ('paper', 'data', 5, true),
  ('privacy-in-family', 'data', 6, true),
  ('password', 'access', 1, true),
  ('code', 'access', 2, true),
  ('first-access', 'access', 3, true),
  ('property-damage', 'property', 1, true),
  ('stamp-duty', 'property', 2, true),
  ('sum-insured', 'property', 3, true),
  ('liability', 'property', 4, true);
