-- Each consent gets a summary in easy words. The texts stay as they are, but a version never changes: this is the next one.
insert into consent_text (version, published_at, texts)
select version + 1, '2026-11-20T00:00:00+01:00', (
  select jsonb_object_agg(category, (
    select jsonb_object_agg(language, words || jsonb_strip_nulls(jsonb_build_object('summary', summaries -> category ->> language)))
    from jsonb_each(by_language) as of_language(language, words)
  ))
  from jsonb_each(texts) as of_category(category, by_language)
)
from consent_text, (select $content$
{
  "customized_offers": {
    "fr": "Nous pouvons vous proposer d’autres assurances. Pour cela, nous regardons vos contrats.",
    "de": "Wir dürfen Ihnen andere Versicherungen anbieten. Dafür schauen wir Ihre Verträge an.",
    "it": "Possiamo proporle altre assicurazioni. Per farlo guardiamo i suoi contratti.",
    "en": "We may offer you other insurance. To do so, we look at your contracts."
  },
  "personalized_services": {
    "fr": "Nous pouvons vous donner des conseils pour votre santé et votre assurance. Vos données de santé restent chez nous.",
    "de": "Wir dürfen Ihnen Tipps zu Gesundheit und Versicherung geben. Ihre Gesundheitsdaten bleiben bei uns.",
    "it": "Possiamo darle consigli sulla salute e sull’assicurazione. I suoi dati sulla salute restano da noi.",
    "en": "We may give you tips on your health and insurance. Your health data stays with us."
  },
  "gm_mag": {
    "fr": "Vous recevez notre magazine quatre fois par an.",
    "de": "Sie erhalten viermal im Jahr unser Magazin.",
    "it": "Riceve la nostra rivista quattro volte all’anno.",
    "en": "You get our magazine four times a year."
  },
  "surveys": {
    "fr": "Nous pouvons vous demander votre avis. Vous répondez si vous voulez. Votre nom n’est pas dans les résultats.",
    "de": "Wir dürfen Sie nach Ihrer Meinung fragen. Sie antworten, wenn Sie möchten. In den Ergebnissen steht Ihr Name nicht.",
    "it": "Possiamo chiederle la sua opinione. Risponde se vuole. Nei risultati il suo nome non c’è.",
    "en": "We may ask for your opinion. You answer if you want to. Your name is not in the results."
  },
  "data_sharing": {
    "fr": "Les sociétés de notre groupe peuvent se donner votre adresse et vos contrats. Pas les données de l’assurance de base.",
    "de": "Die Firmen unserer Gruppe dürfen einander Ihre Adresse und Ihre Verträge geben. Daten der Grundversicherung nicht.",
    "it": "Le società del nostro gruppo possono scambiarsi il suo indirizzo e i suoi contratti. Non i dati dell’assicurazione di base.",
    "en": "The companies of our group may give each other your address and contracts. Not the data of your basic insurance."
  },
  "statistics": {
    "fr": "Nous comptons avec vos données, sans votre nom. Ainsi, nos produits deviennent meilleurs.",
    "de": "Wir zählen mit Ihren Daten, ohne Ihren Namen. So werden unsere Produkte besser.",
    "it": "Contiamo con i suoi dati, senza il suo nome. Così i nostri prodotti migliorano.",
    "en": "We count with your data, without your name. This makes our products better."
  }
}
$content$::jsonb as summaries) as told
-- An insurer that has published its own texts writes its own summaries.
where version = 3 and version = (select max(version) from consent_text);
comment on column consent_text.texts is 'by category and language: title, text and, where there is one, a summary in easy words';
