-- Who decides the requests of a kind, by when, and why a request was refused. A kind without a row is treated by the back
-- office, as before.

create table request_decider (
  type text not null,
  nature text not null,
  decider text not null default 'BACK_OFFICE' check (decider in ('BACK_OFFICE', 'CLERK', 'EXCHANGE')),
  decide_days smallint check (decide_days between 1 and 60),
  remind_days smallint check (remind_days between 1 and 60),
  answer_days smallint not null default 10 check (answer_days between 1 and 60),
  no_answer text not null default 'PERSON' check (no_answer in ('PERSON', 'REFUSE')),
  changed_at timestamptz not null default now(),
  primary key (type, nature),
  check (remind_days < decide_days)
);
comment on column request_decider.decide_days is
  'working days within which a decision is expected; null: the time that the portal promises for the kind';
comment on column request_decider.remind_days is 'working days after which the decider is reminded; null: never';
comment on column request_decider.answer_days is 'working days that a customer has to answer a question';
comment on column request_decider.no_answer is 'what follows when a question stays unanswered: a person decides, or refused';
grant select on request_decider to portal_jobs;

create table refusal_reason (
  code text primary key check (code ~ '^[A-Z][A-Z0-9_]{1,39}$'),
  texts jsonb not null check (texts ?& array['fr', 'de', 'it', 'en']),
  active boolean not null default true
);
comment on column refusal_reason.active is 'an inactive reason explains earlier refusals and is not given any more';
grant select on refusal_reason to portal_jobs;

insert into refusal_reason (code, texts) values
  ('NO_ANSWER', '{
    "fr": "Nous n’avons pas reçu de réponse à notre question dans le délai. Vous pouvez faire une nouvelle demande à tout moment.",
    "de": "Wir haben auf unsere Frage innert Frist keine Antwort erhalten. Sie können jederzeit einen neuen Antrag stellen.",
    "it": "Non abbiamo ricevuto una risposta alla nostra domanda entro il termine. Può fare una nuova richiesta in qualsiasi momento.",
    "en": "We did not receive an answer to our question in time. You can make a new request at any time."}'),
  ('INCOMPLETE', '{
    "fr": "Il manque des indications ou des documents pour traiter cette demande.",
    "de": "Für die Bearbeitung fehlen Angaben oder Unterlagen.",
    "it": "Mancano indicazioni o documenti per trattare questa richiesta.",
    "en": "Information or documents needed for this request are missing."}'),
  ('NOT_COVERED', '{
    "fr": "Votre contrat ne prévoit pas cette prestation.",
    "de": "Ihr Vertrag sieht diese Leistung nicht vor.",
    "it": "Il suo contratto non prevede questa prestazione.",
    "en": "Your contract does not provide for this benefit."}'),
  ('TOO_LATE', '{
    "fr": "La demande nous est parvenue après le délai prévu.",
    "de": "Der Antrag ist nach Ablauf der Frist bei uns eingegangen.",
    "it": "La richiesta ci è pervenuta dopo il termine previsto.",
    "en": "Your request reached us after the deadline."}'),
  ('DUPLICATE', '{
    "fr": "Nous avons déjà reçu la même demande et la traitons.",
    "de": "Wir haben den gleichen Antrag bereits erhalten und bearbeiten ihn.",
    "it": "Abbiamo già ricevuto la stessa richiesta e la stiamo trattando.",
    "en": "We have already received the same request and are working on it."}');

alter table interaction
  add column decider text not null default 'BACK_OFFICE',
  add constraint interaction_decider_check check (decider in ('BACK_OFFICE', 'CLERK', 'EXCHANGE')) not valid,
  add column decide_days smallint,
  add column remind_days smallint,
  add column decide_from timestamptz,
  add column decide_by date,
  add column remind_on date,
  add column reminded_at timestamptz,
  add column overdue_at timestamptz,
  add column taken_at timestamptz,
  add column taken_by text,
  add column reason_code text,
  add constraint interaction_reason_code_fkey foreign key (reason_code) references refusal_reason not valid,
  add column reason_texts jsonb,
  add column decision_mark bytea;
comment on column interaction.decide_from is 'the beginning of the time to decide; null: no deadline is followed';
comment on column interaction.decide_by is 'the last day for a decision, computed from decide_from by a job';
comment on column interaction.overdue_at is 'when the customer was told that it takes longer, which happens once';
comment on column interaction.taken_by is 'the employee or system that works on it';
comment on column interaction.reason_texts is 'the reason of a refusal in all languages; reason has it in that of the request';
comment on column interaction.decision_mark is 'a keyed hash of the decision, by which its repetition is recognised';

-- A new request is given to who decides its kind. What the back office does not decide is held, which also keeps the
-- workers of earlier versions away from it. A request that is loaded with its history (an earlier created_at) has no
-- deadline.
create function give_to_decider() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  rule public.request_decider;
begin
  if new.created_at = now() then
    new.decide_from := now();
  end if;
  select * into rule from public.request_decider d where d.type = new.type and d.nature = new.nature;
  if found then
    new.decider := rule.decider;
    new.decide_days := rule.decide_days;
    new.remind_days := rule.remind_days;
    if rule.decider <> 'BACK_OFFICE' then
      new.held_at := coalesce(new.held_at, now());
    end if;
  end if;
  return new;
end $$;
create trigger give_to_decider before insert on interaction for each row
  when (new.status in ('REQUEST', 'PENDING')) execute function give_to_decider();
