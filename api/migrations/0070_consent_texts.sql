-- Plainer words for three consents; what they allow is the same as before.
insert into consent_text (version, published_at, texts)
select 3, '2026-11-16T00:00:00+01:00', texts || '{
  "personalized_services": {
    "fr": {
      "title": "Services personnalisés",
      "text": "Nous vous signalons ce qui peut vous être utile : un examen de prévention, un accompagnement en cas de maladie, un conseil pour votre couverture. Vos données de santé ne quittent pas notre entreprise."
    },
    "de": {
      "title": "Persönliche Dienstleistungen",
      "text": "Wir weisen Sie auf Nützliches hin: eine Vorsorgeuntersuchung, eine Begleitung bei Krankheit, einen Rat zu Ihrer Deckung. Ihre Gesundheitsdaten verlassen unser Unternehmen nicht."
    },
    "it": {
      "title": "Servizi personalizzati",
      "text": "Le segnaliamo ciò che può esserle utile: un esame di prevenzione, un accompagnamento in caso di malattia, un consiglio sulla sua copertura. I suoi dati sulla salute non lasciano la nostra azienda."
    },
    "en": {
      "title": "Personal services",
      "text": "We point out what may be useful to you: a check-up, support during an illness, advice on your cover. Your health data does not leave our company."
    }
  },
  "data_sharing": {
    "fr": {
      "title": "Partage dans le groupe",
      "text": "Les sociétés de notre groupe peuvent échanger vos coordonnées et vos données de contrat pour que vous ayez un seul interlocuteur. Les données de l’assurance de base n’en font pas partie."
    },
    "de": {
      "title": "Austausch in der Gruppe",
      "text": "Die Gesellschaften unserer Gruppe dürfen Ihre Kontakt- und Vertragsdaten austauschen, damit Sie nur eine Anlaufstelle haben. Daten der Grundversicherung gehören nicht dazu."
    },
    "it": {
      "title": "Condivisione nel gruppo",
      "text": "Le società del nostro gruppo possono scambiarsi i suoi recapiti e i dati dei suoi contratti, affinché lei abbia un unico interlocutore. I dati dell’assicurazione di base ne sono esclusi."
    },
    "en": {
      "title": "Sharing within the group",
      "text": "The companies of our group may exchange your contact and contract data so that you have one point of contact. Basic insurance data is not included."
    }
  },
  "surveys": {
    "fr": {
      "title": "Sondages",
      "text": "Nous vous demandons parfois votre avis, pour nous améliorer. Vous répondez seulement si vous le voulez. Vos réponses sont analysées de façon anonyme et effacées après deux ans."
    },
    "de": {
      "title": "Umfragen",
      "text": "Wir fragen Sie manchmal nach Ihrer Meinung, um besser zu werden. Sie antworten nur, wenn Sie wollen. Ihre Antworten werden anonym ausgewertet und nach zwei Jahren gelöscht."
    },
    "it": {
      "title": "Sondaggi",
      "text": "A volte le chiediamo la sua opinione, per migliorare. Risponde solo se lo desidera. Le sue risposte sono analizzate in forma anonima e cancellate dopo due anni."
    },
    "en": {
      "title": "Surveys",
      "text": "We sometimes ask for your opinion, so that we can improve. You answer only if you want to. Your answers are analysed anonymously and deleted after two years."
    }
  }
}' from consent_text where version = 2;
