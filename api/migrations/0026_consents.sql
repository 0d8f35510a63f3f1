-- What people agree to. Each decision is an event that nobody changes; how things stand is the last event of a channel.

-- All texts of a version hold together. A text is never changed: other words are another version.
create table consent_text (
  version integer primary key check (version > 0),
  published_at timestamptz not null,
  texts jsonb not null
);
comment on column consent_text.texts is 'by category and language: title and text';

create table consent_event (
  id bigint generated always as identity primary key,
  insured_number integer not null references insured,
  account_id uuid not null references account,
  category text not null,
  channel text not null,
  value boolean not null,
  text_version integer not null references consent_text,
  at timestamptz not null default now(),
  check ((category in ('customized_offers', 'personalized_services') and channel in ('mail', 'email', 'sms', 'phone'))
    or (category = 'surveys' and channel in ('mail', 'email', 'sms'))
    or (category = 'gm_mag' and channel in ('mail', 'email'))
    or (category in ('statistics', 'data_sharing') and channel = 'other')),
  unique (insured_number, category, channel, at)
);
comment on column consent_event.account_id is 'who decided';
comment on column consent_event.text_version is 'what was agreed to or given up';
create index on consent_event (insured_number, category, channel, id desc);
create index on consent_event (account_id);

alter table consent_event enable row level security;
alter table consent_event force row level security;
create policy owner on consent_event to current_user using (true) with check (true);
-- Whom an account decides for: its own person, and children who are not of age yet. An adult's consents are theirs.
create policy own_consent_event on consent_event for select to portal_api using (insured_number = any (array(
  select l.insured_number from account_insured l join insured i on i.insured_number = l.insured_number
  where l.account_id = app_account() and not i.for_information
    and (l.part_principal or i.birthdate > current_date - interval '18 years'))));
create policy own_new_consent_event on consent_event for insert to portal_api with check (
  account_id = app_account() and insured_number = any (array(
  select l.insured_number from account_insured l join insured i on i.insured_number = l.insured_number
  where l.account_id = app_account() and not i.for_information
    and (l.part_principal or i.birthdate > current_date - interval '18 years'))));

grant select on consent_text to portal_api;
-- Nobody who connects may change or remove a decision.
grant select, insert on consent_event to portal_api;

insert into consent_text (version, published_at, texts) values (1, '2023-09-01T00:00:00+02:00', '{
  "customized_offers": {
    "fr": {
      "title": "Offres sur mesure",
      "text": "Nous utilisons vos données de contrat pour vous proposer des assurances et des avantages qui correspondent à votre situation. Vous choisissez par quel moyen nous pouvons vous écrire ou vous appeler."
    },
    "de": {
      "title": "Angebote nach Mass",
      "text": "Wir nutzen Ihre Vertragsdaten, um Ihnen Versicherungen und Vorteile anzubieten, die zu Ihrer Situation passen. Sie wählen, auf welchem Weg wir Ihnen schreiben oder Sie anrufen dürfen."
    },
    "it": {
      "title": "Offerte su misura",
      "text": "Usiamo i dati dei suoi contratti per proporle assicurazioni e vantaggi adatti alla sua situazione. Sceglie lei con quale mezzo possiamo scriverle o chiamarla."
    },
    "en": {
      "title": "Tailored offers",
      "text": "We use the data of your contracts to offer you insurance and benefits that suit your situation. You choose how we may write to you or call you."
    }
  },
  "personalized_services": {
    "fr": {
      "title": "Services personnalisés",
      "text": "Nous vous signalons ce qui peut vous être utile : un examen de prévention, un accompagnement en cas de maladie, un conseil pour votre couverture. Vos données de santé ne quittent pas notre maison."
    },
    "de": {
      "title": "Persönliche Dienstleistungen",
      "text": "Wir weisen Sie auf Nützliches hin: eine Vorsorgeuntersuchung, eine Begleitung bei Krankheit, einen Rat zu Ihrer Deckung. Ihre Gesundheitsdaten verlassen unser Haus nicht."
    },
    "it": {
      "title": "Servizi personalizzati",
      "text": "Le segnaliamo ciò che può esserle utile: un esame di prevenzione, un accompagnamento in caso di malattia, un consiglio sulla sua copertura. I suoi dati sulla salute non lasciano la nostra casa."
    },
    "en": {
      "title": "Personal services",
      "text": "We point out what may be useful to you: a check-up, support during an illness, advice on your cover. Your health data do not leave our house."
    }
  },
  "gm_mag": {
    "fr": {
      "title": "Magazine",
      "text": "Nous vous envoyons notre magazine : la santé au quotidien, la famille, des conseils d’experts. Il paraît quatre fois par an."
    },
    "de": {
      "title": "Magazin",
      "text": "Wir schicken Ihnen unser Magazin: Gesundheit im Alltag, Familie, Rat von Fachleuten. Es erscheint viermal im Jahr."
    },
    "it": {
      "title": "Rivista",
      "text": "Le inviamo la nostra rivista: la salute di ogni giorno, la famiglia, i consigli degli esperti. Esce quattro volte all’anno."
    },
    "en": {
      "title": "Magazine",
      "text": "We send you our magazine: everyday health, family, advice from experts. It appears four times a year."
    }
  },
  "surveys": {
    "fr": {
      "title": "Sondages",
      "text": "Nous vous demandons parfois votre avis, pour faire mieux. Vous répondez seulement si vous le voulez."
    },
    "de": {
      "title": "Umfragen",
      "text": "Wir fragen Sie manchmal nach Ihrer Meinung, um besser zu werden. Sie antworten nur, wenn Sie wollen."
    },
    "it": {
      "title": "Sondaggi",
      "text": "A volte le chiediamo la sua opinione, per migliorare. Risponde solo se lo desidera."
    },
    "en": {
      "title": "Surveys",
      "text": "We sometimes ask for your opinion, so that we can do better. You answer only if you want to."
    }
  },
  "data_sharing": {
    "fr": {
      "title": "Partage dans le groupe",
      "text": "Les sociétés de notre groupe peuvent échanger vos coordonnées et vos données de contrat pour vous servir d’une seule main. Les données de l’assurance de base n’en font pas partie."
    },
    "de": {
      "title": "Austausch in der Gruppe",
      "text": "Die Gesellschaften unserer Gruppe dürfen Ihre Kontakt- und Vertragsdaten austauschen, um Sie aus einer Hand zu betreuen. Daten der Grundversicherung gehören nicht dazu."
    },
    "it": {
      "title": "Condivisione nel gruppo",
      "text": "Le società del nostro gruppo possono scambiarsi i suoi recapiti e i dati dei suoi contratti per servirla da un unico interlocutore. I dati dell’assicurazione di base ne sono esclusi."
    },
    "en": {
      "title": "Sharing within the group",
      "text": "The companies of our group may exchange your contact and contract data to serve you from one hand. Data of basic insurance are not part of it."
    }
  },
  "statistics": {
    "fr": {
      "title": "Statistiques",
      "text": "Nous analysons vos données de façon anonyme pour améliorer nos produits. Personne ne peut vous y reconnaître."
    },
    "de": {
      "title": "Statistik",
      "text": "Wir werten Ihre Daten anonym aus, um unsere Produkte zu verbessern. Niemand kann Sie darin erkennen."
    },
    "it": {
      "title": "Statistiche",
      "text": "Analizziamo i suoi dati in forma anonima per migliorare i nostri prodotti. Nessuno può riconoscerla."
    },
    "en": {
      "title": "Statistics",
      "text": "We analyse your data anonymously to improve our products. Nobody can recognise you in them."
    }
  }
}');

insert into consent_text (version, published_at, texts)
select 2, '2026-06-01T00:00:00+02:00', texts || '{
  "surveys": {
    "fr": {
      "title": "Sondages",
      "text": "Nous vous demandons parfois votre avis, pour faire mieux. Vous répondez seulement si vous le voulez. Vos réponses sont analysées sans votre nom et effacées après deux ans."
    },
    "de": {
      "title": "Umfragen",
      "text": "Wir fragen Sie manchmal nach Ihrer Meinung, um besser zu werden. Sie antworten nur, wenn Sie wollen. Ihre Antworten werden ohne Ihren Namen ausgewertet und nach zwei Jahren gelöscht."
    },
    "it": {
      "title": "Sondaggi",
      "text": "A volte le chiediamo la sua opinione, per migliorare. Risponde solo se lo desidera. Le sue risposte sono analizzate senza il suo nome e cancellate dopo due anni."
    },
    "en": {
      "title": "Surveys",
      "text": "We sometimes ask for your opinion, so that we can do better. You answer only if you want to. Your answers are analysed without your name and deleted after two years."
    }
  }
}' from consent_text where version = 1;
