-- The first questions and answers in French; operators change them with `npm run operator -- faq change`.
insert into faq_answer (question_id, language, slug, question, answer, keywords)
select id, 'fr', slug, question, (select string_agg(line, E'\n' order by place) from jsonb_array_elements_text(answer) with ordinality as lines(line, place)), keywords
from jsonb_to_recordset($content$[
  {
    "id": "deductible",
    "slug": "qu-est-ce-que-la-franchise",
    "question": "Qu’est-ce que la franchise ?",
    "answer": [
      "La franchise est la part de vos frais médicaux que vous payez vous-même chaque année, avant que l’assurance de base intervienne. Pour un adulte, elle va de {{ordinaryDeductible}} à {{highestDeductible}}. Un enfant n’en a pas, sauf si vous en choisissez une.",
      "Plus la franchise est élevée, plus la prime baisse. Une franchise basse convient si vous consultez souvent ; une franchise élevée, si vous êtes en bonne santé et pouvez payer une grosse facture.",
      "La date du traitement est déterminante, pas celle de la facture. Vous voyez ce que vous avez déjà payé cette année [à l’accueil](/)."
    ],
    "keywords": "franchise montant annuel part à ma charge 300 2500"
  },
  {
    "id": "coinsurance",
    "slug": "qu-est-ce-que-la-quote-part",
    "question": "Qu’est-ce que la quote-part ?",
    "answer": [
      "Une fois la franchise atteinte, vous payez encore {{coinsuranceRate}} % des frais : c’est la quote-part. Elle s’arrête à {{coinsuranceAdult}} par an pour un adulte et à {{coinsuranceChild}} pour un enfant. Ensuite, l’assurance de base paie tout ce qu’elle couvre.",
      "Pour un médicament original dont il existe un générique moins cher, la quote-part est de {{brandRate}} %, sauf si votre médecin vous l’a prescrit pour des raisons médicales.",
      "Les enfants d’une même famille assurés chez nous sans franchise paient ensemble au maximum {{familyMaximum}} par an."
    ],
    "keywords": "quote-part 10 pour cent participation aux coûts maximum 700 générique"
  },
  {
    "id": "change-deductible",
    "slug": "changer-de-franchise",
    "question": "Comment changer de franchise ?",
    "answer": [
      "Une franchise se change pour le 1er janvier, sous [Modifier mes contrats](/contract/mutation). Vous y comparez les primes avant d’envoyer votre demande.",
      "- Pour la baisser, votre demande doit nous parvenir d’ici au dernier jour ouvrable de novembre.",
      "- Pour l’augmenter, vous avez jusqu’à la fin de décembre.",
      "Vous recevez une nouvelle police dès que le changement est confirmé."
    ],
    "keywords": "changer modifier augmenter baisser franchise délai novembre"
  },
  {
    "id": "models",
    "slug": "modeles-d-assurance",
    "question": "Quels sont les modèles d’assurance de base ?",
    "answer": [
      "Les prestations sont les mêmes dans tous les modèles. Ce qui change, c’est votre premier interlocuteur en cas de maladie, et donc la prime :",
      "- Libre choix : vous allez chez le médecin de votre choix.",
      "- Médecin de famille : vous consultez d’abord le cabinet choisi, qui vous adresse à un spécialiste.",
      "- Réseau de médecins : vos soins sont coordonnés par un groupe de médecins.",
      "- Télémédecine : vous appelez d’abord une ligne médicale.",
      "En urgence, chez la gynécologue ou pour les examens des yeux, vous y allez directement. Un modèle se change au 1er janvier, sous [Modifier mes contrats](/contract/mutation)."
    ],
    "keywords": "modèle alternatif médecin de famille réseau télémédecine libre choix changer de médecin"
  },
  {
    "id": "accident-cover",
    "slug": "couverture-des-accidents",
    "question": "Dois-je inclure les accidents dans l’assurance de base ?",
    "answer": [
      "Si vous travaillez au moins {{employedHours}} heures par semaine chez le même employeur, il vous assure aussi contre les accidents de vos loisirs. Vous pouvez alors suspendre cette couverture chez nous, et votre prime baisse.",
      "Dans tous les autres cas, gardez-la : pour les enfants, pendant les études, à la retraite, si vous exercez une activité indépendante ou restez au foyer.",
      "Votre situation change, par exemple à la fin d’un emploi ? Annoncez-le sous [Données professionnelles](/professional) et incluez les accidents sous [Modifier mes contrats](/contract/mutation)."
    ],
    "keywords": "accident inclure exclure suspendre employeur LAA 8 heures emploi chômage"
  },
  {
    "id": "hospital-contribution",
    "slug": "contribution-aux-frais-de-sejour",
    "question": "Que dois-je payer pour un séjour à l’hôpital ?",
    "answer": [
      "En plus de la franchise et de la quote-part, vous payez {{hospitalDay}} par jour d’hôpital : c’est la contribution aux frais de séjour. Le jour de sortie n’est pas facturé.",
      "Elle n’est pas demandée aux enfants, aux jeunes adultes en formation ni pour une maternité. Elle s’ajoute au maximum annuel de la quote-part.",
      "L’assurance de base paie la division commune. Une chambre à deux lits ou privée relève d’une assurance complémentaire : vérifiez [vos contrats](/contract) avant l’admission."
    ],
    "keywords": "hôpital séjour hospitalisation contribution journalière 15 francs division privée chambre"
  },
  {
    "id": "supplementary",
    "slug": "assurance-de-base-et-complementaire",
    "question": "Quelle différence entre assurance de base et complémentaire ?",
    "answer": [
      "L’assurance de base est obligatoire et la même chez tous les assureurs : la loi (LAMal) en fixe les prestations. Nous devons accepter chaque personne, sans questions sur sa santé.",
      "Les assurances complémentaires sont libres et relèvent d’une autre loi (LCA). Elles couvrent ce que la base ne paie pas, par exemple les lunettes, les médecines douces ou la chambre privée. L’assureur peut poser des questions de santé.",
      "Vous trouvez ce que vous avez sous [Contrats](/contract)."
    ],
    "keywords": "LAMal LCA complémentaire prestations lunettes médecine douce dentiste différence"
  },
  {
    "id": "change-insurer",
    "slug": "changer-d-assureur",
    "question": "Comment résilier ou changer d’assureur ?",
    "answer": [
      "L’assurance de base se résilie pour la fin de l’année. Votre lettre doit nous parvenir d’ici au dernier jour ouvrable de novembre : la date de réception fait foi. Nous ne pouvons vous laisser partir que si le nouvel assureur confirme votre affiliation et que rien n’est en retard.",
      "Avec la franchise ordinaire et le libre choix du médecin, vous pouvez aussi résilier pour la fin de juin, d’ici à la fin de mars.",
      "Les assurances complémentaires et de biens suivent leurs propres délais, indiqués dans la police. Dans le doute, appelez-nous au {{phone}}."
    ],
    "keywords": "résilier résiliation quitter changer d’assureur caisse maladie délai lettre"
  },
  {
    "id": "pay-invoice",
    "slug": "payer-une-facture",
    "question": "Comment payer une facture ?",
    "answer": [
      "Ouvrez la facture sous [Factures](/invoices) : vous y trouvez le code QR à scanner avec votre application bancaire, et les données à copier dans votre e-banking.",
      "Avec eBill, vous autorisez la facture dans votre e-banking. Avec le recouvrement direct, vous n’avez rien à faire : le montant est débité le jour indiqué.",
      "Votre paiement s’affiche ici dès que votre banque nous l’a transmis, en général en quelques jours."
    ],
    "keywords": "payer paiement facture prime code QR bulletin e-banking eBill"
  },
  {
    "id": "extend-deadline",
    "slug": "prolonger-un-delai-de-paiement",
    "question": "Puis-je payer une facture plus tard ?",
    "answer": [
      "Oui. Ouvrez la facture sous [Factures](/invoices) et choisissez de prolonger le délai : vous avez {{jokerDays}} jours de plus, sans frais.",
      "C’est possible une fois par facture et {{jokers}} fois par an. Après une sommation, pour une facture payée par recouvrement direct ou déjà répartie en mensualités, le délai ne peut plus être prolongé."
    ],
    "keywords": "délai prolonger reporter plus tard joker payer facture retard sursis"
  },
  {
    "id": "instalments",
    "slug": "payer-en-plusieurs-fois",
    "question": "Puis-je payer en plusieurs fois ?",
    "answer": [
      "Oui, dès {{smallestDebt}}. Ouvrez la facture sous [Factures](/invoices), choisissez la date de la première mensualité et leur nombre : vous voyez le plan avant de le demander. Il est sans intérêts.",
      "Nous vous confirmons le plan par écrit. Si une mensualité n’arrive pas, le plan prend fin et le reste est à payer. Une facture en poursuite ne peut plus être répartie."
    ],
    "keywords": "plusieurs fois mensualités acomptes arrangement plan de paiement difficultés"
  },
  {
    "id": "late-payment",
    "slug": "facture-en-retard",
    "question": "Que se passe-t-il si je paie en retard ?",
    "answer": [
      "Après l’échéance, nous envoyons d’abord un rappel, puis une sommation avec un dernier délai, et enfin nous engageons une poursuite. Des frais s’ajoutent à partir de la sommation ; la facture indique lesquels.",
      "Tant que des primes ou des participations de l’assurance de base sont en retard, vous ne pouvez pas changer d’assureur. En assurance complémentaire ou de biens, la couverture peut être suspendue.",
      "Parlez-en tôt avec nous : un [délai ou un plan de paiement](/invoices) évite des frais."
    ],
    "keywords": "retard rappel sommation poursuite frais impayé échéance"
  },
  {
    "id": "payment-mode",
    "slug": "changer-de-mode-de-paiement",
    "question": "Comment changer de mode de paiement ?",
    "answer": [
      "Vous avez le choix entre la facture avec code QR, eBill et le recouvrement direct. eBill s’active dans votre e-banking : cherchez-y notre nom et ajoutez-nous.",
      "Le rythme de paiement, par exemple tous les mois ou une fois par an, se change sous [Modifier mes contrats](/contract/mutation). Payer plusieurs mois à l’avance donne droit à un rabais.",
      "Le compte bancaire du recouvrement direct se trouve sous [Données personnelles](/profile?activeTab=financials)."
    ],
    "keywords": "mode de paiement eBill recouvrement direct LSV facture mensuel annuel rythme"
  },
  {
    "id": "understand-invoice",
    "slug": "comprendre-une-facture",
    "question": "Comment lire ma facture ?",
    "answer": [
      "Il y a deux sortes de factures : les primes, à payer d’avance, et les participations, qui suivent un décompte de soins.",
      "Une facture de primes indique par personne la prime de chaque contrat, les rabais, la réduction du canton et la redistribution des taxes environnementales. Une facture de participations indique la franchise, la quote-part et, pour l’hôpital, la contribution aux frais de séjour.",
      "L’assurance de base et les autres assurances ont chacune leur facture, car elles dépendent de lois différentes. Ouvrez une ligne sous [Factures](/invoices) pour voir le détail."
    ],
    "keywords": "comprendre lire facture détail prime participation deux factures pourquoi"
  },
  {
    "id": "premium-reduction",
    "slug": "reduction-des-primes",
    "question": "Ai-je droit à une réduction des primes ?",
    "answer": [
      "Les cantons réduisent les primes des personnes à revenu modeste, selon leurs propres règles. La demande se fait auprès du canton où vous habitez, pas chez nous ; certains cantons vous écrivent d’eux-mêmes.",
      "Dès que le canton nous communique sa décision, nous déduisons la réduction de votre facture, si nécessaire après coup. Vous la voyez dans le détail de la facture et sous [Contrats](/contract)."
    ],
    "keywords": "subside réduction des primes subvention aide canton revenu trop cher"
  },
  {
    "id": "premium-rises",
    "slug": "pourquoi-ma-prime-change",
    "question": "Pourquoi ma prime change-t-elle ?",
    "answer": [
      "Les primes de l’assurance de base sont calculées chaque année sur les coûts attendus dans votre canton. La Confédération les approuve à la fin de septembre, et nous vous écrivons en octobre.",
      "Elle change aussi quand vous déménagez dans une autre région, au 1er janvier qui suit vos 18 et vos 25 ans, ou si vous modifiez franchise, modèle ou couverture des accidents.",
      "Pour payer moins, comparez les franchises et les modèles sous [Modifier mes contrats](/contract/mutation)."
    ],
    "keywords": "prime augmentation hausse plus chère pourquoi économiser baisser"
  },
  {
    "id": "send-bill",
    "slug": "se-faire-rembourser",
    "question": "Comment me faire rembourser une facture de soins ?",
    "answer": [
      "Si votre médecin ou votre thérapeute vous a envoyé la facture, transmettez-la sous [Envoyer des documents](/documents/send) : jusqu’à {{mostFiles}} PDF à la fois, ou des photos, que nous réunissons en un PDF. Joignez toutes les pages et, le cas échéant, l’ordonnance.",
      "Les hôpitaux et la plupart des pharmacies nous facturent directement : vous n’avez rien à envoyer.",
      "En règle générale, nous traitons une facture en {{billDays}} jours ouvrables et versons le montant {{payDays}} jours ouvrables plus tard. Vous suivez l’avancement sous [Remboursements](/reimbursements)."
    ],
    "keywords": "remboursement rembourser argent envoyer facture médecin photo ordonnance combien de temps délai"
  },
  {
    "id": "bank-account",
    "slug": "changer-de-compte-bancaire",
    "question": "Comment changer l’IBAN pour mes remboursements ?",
    "answer": [
      "Sous [Données personnelles, comptes bancaires](/profile?activeTab=financials), saisissez le nouvel IBAN et la date dès laquelle il est valable. Pour votre sécurité, vous confirmez avec un code que nous vous envoyons.",
      "Un QR-IBAN, imprimé sur un bulletin, ne peut pas recevoir de remboursements.",
      "Les versements déjà en cours partent encore sur l’ancien compte bancaire : gardez-le ouvert quelques jours."
    ],
    "keywords": "IBAN compte bancaire changer versement remboursement banque coordonnées"
  },
  {
    "id": "statement",
    "slug": "lire-un-decompte",
    "question": "Comment lire mon décompte ?",
    "answer": [
      "Le décompte indique pour chaque facture de soins ce qu’elle a coûté, ce que l’assurance prend en charge et ce qui reste à votre charge : franchise, quote-part, et ce qui n’est pas couvert.",
      "Si vous aviez payé la facture, nous vous versons notre part. Si nous avons payé le fournisseur de prestations, vous recevez une facture pour la vôtre.",
      "Vous trouvez chaque décompte en détail et en PDF sous [Remboursements](/reimbursements). Vous n’êtes pas d’accord ? Écrivez-nous avec le numéro du décompte."
    ],
    "keywords": "décompte de prestations comprendre lire refusé non remboursé contester"
  },
  {
    "id": "abroad",
    "slug": "soins-a-l-etranger",
    "question": "Suis-je couvert·e à l’étranger ?",
    "answer": [
      "En cas d’urgence dans un pays de l’UE ou de l’AELE, présentez votre carte d’assuré : son dos est la carte européenne. Vous recevez les soins comme les personnes assurées du pays.",
      "Dans les autres pays, l’assurance de base paie au maximum le double de ce que le même soin coûterait en Suisse. Pour un voyage aux États-Unis, au Canada ou en Australie, une assurance complémentaire est vivement conseillée.",
      "Un traitement prévu à l’avance n’est pas couvert, sauf exception : appelez-nous au {{phone}} avant de partir. Envoyez vos factures comme [facture de l’étranger](/documents/send), avec la preuve de paiement."
    ],
    "keywords": "étranger voyage vacances urgence carte européenne Europe USA soins"
  },
  {
    "id": "pregnancy",
    "slug": "grossesse-et-naissance",
    "question": "Qui paie les soins pendant la grossesse ?",
    "answer": [
      "Les contrôles de grossesse, l’accouchement et la sage-femme ne vous coûtent rien : ni franchise, ni quote-part. De la treizième semaine de grossesse jusqu’à huit semaines après la naissance, il en va de même pour tous les autres soins de l’assurance de base.",
      "Pour que nous le sachions, [annoncez votre grossesse](/maternity).",
      "Votre bébé doit être assuré dans les trois mois qui suivent sa naissance. La couverture commence alors dès le premier jour ; vous pouvez l’annoncer déjà avant."
    ],
    "keywords": "grossesse enceinte naissance accouchement maternité bébé sage-femme annoncer enfant assurer"
  },
  {
    "id": "delegation",
    "slug": "bon-de-delegation",
    "question": "À quoi sert un bon de délégation ?",
    "answer": [
      "Dans les modèles médecin de famille et réseau de médecins, votre cabinet vous adresse à un spécialiste ou à un hôpital par un bon de délégation. Sans bon, l’assurance de base peut refuser de payer, sauf en cas d’urgence.",
      "Vos bons et leur durée de validité se trouvent sous [Bons de délégation](/delegations). S’il en manque un, envoyez-le sous [Envoyer des documents](/documents/send)."
    ],
    "keywords": "bon de délégation spécialiste médecin de famille réseau adresser ordonnance"
  },
  {
    "id": "accident",
    "slug": "annoncer-un-accident",
    "question": "Que faire après un accident ?",
    "answer": [
      "Si vous travaillez au moins {{employedHours}} heures par semaine chez le même employeur, annoncez-lui l’accident : c’est son assurance qui paie.",
      "Sinon, et pour vos enfants, [annoncez-nous l’accident](/help-accident) dès que possible : quand, où, comment, quelles blessures. Vous pouvez envoyer les factures ensuite.",
      "La franchise et la quote-part s’appliquent comme pour une maladie. Si une autre personne est responsable, dites-le-nous : nous nous adressons à son assurance."
    ],
    "keywords": "accident annoncer déclarer blessure chute circulation ski tiers"
  },
  {
    "id": "move",
    "slug": "changer-d-adresse",
    "question": "Je déménage : que dois-je faire ?",
    "answer": [
      "Saisissez votre nouvelle adresse et la date sous [Données personnelles, adresses](/profile?activeTab=postals). Les personnes de votre ménage peuvent déménager avec vous.",
      "La prime de l’assurance de base dépend de la commune : si elle change, vous recevez une nouvelle police. Votre assurance ménage vous suit ; vérifiez que la somme assurée correspond encore.",
      "Vous partez à l’étranger ? Appelez-nous au {{phone}} : selon le pays, votre assurance prend fin ou continue."
    ],
    "keywords": "déménagement déménager adresse changer nouvelle adresse rue commune"
  },
  {
    "id": "tax-certificate",
    "slug": "attestation-pour-les-impots",
    "question": "Où trouver l’attestation pour les impôts ?",
    "answer": [
      "Sous [Remboursements](/reimbursements), téléchargez l’attestation de l’année : elle indique les primes payées et les frais médicaux restés à votre charge. Celle d’une année entière est disponible dès janvier.",
      "Chaque adulte trouve la sienne dans son propre compte client."
    ],
    "keywords": "impôts attestation fiscale déclaration frais médicaux primes payées certificat"
  },
  {
    "id": "card",
    "slug": "carte-d-assure-perdue",
    "question": "J’ai perdu ma carte d’assuré : que faire ?",
    "answer": [
      "[Commandez une nouvelle carte](/order-card) : perdue, volée ou abîmée, elle est remplacée, et l’ancienne est bloquée. Elle vous parvient par la poste.",
      "En attendant, donnez votre nom, votre date de naissance et votre numéro AVS à la pharmacie ou au cabinet : votre couverture peut être vérifiée en ligne.",
      "À l’étranger, appelez-nous au {{phone}} : nous vous envoyons une attestation provisoire."
    ],
    "keywords": "carte perdue volée abîmée cassée nouvelle carte d’assuré commander pharmacie"
  },
  {
    "id": "contacts",
    "slug": "changer-telephone-ou-e-mail",
    "question": "Comment changer mon numéro ou mon e-mail ?",
    "answer": [
      "Vos numéros et adresses e-mail de contact se changent sous [Données personnelles, téléphones et e-mails](/profile?activeTab=phonesEmails).",
      "Le mobile qui reçoit vos codes de sécurité se change sous [Compte client](/account). L’adresse e-mail avec laquelle vous vous connectez ne peut être changée que par nous : appelez-nous au {{phone}}."
    ],
    "keywords": "téléphone numéro mobile natel e-mail adresse changer modifier contact"
  },
  {
    "id": "paper",
    "slug": "documents-papier-ou-en-ligne",
    "question": "Puis-je recevoir mes documents en ligne ou sur papier ?",
    "answer": [
      "Comme vous préférez. Sous [Réglages](/settings), choisissez si vos factures et décomptes arrivent aussi par la poste. En ligne, ils restent sous [Documents](/documents), où vous pouvez en télécharger plusieurs à la fois.",
      "Vous y choisissez aussi comment nous vous prévenons d’un nouveau document : par e-mail, par SMS ou par une notification sur votre appareil."
    ],
    "keywords": "papier poste courrier électronique documents en ligne notification"
  },
  {
    "id": "privacy-in-family",
    "slug": "qui-voit-mes-donnees",
    "question": "Qui voit mes données dans ma famille ?",
    "answer": [
      "La personne qui reçoit le courrier du ménage voit les contrats et les factures de toutes les personnes. Ce qui touche à la santé d’un adulte, comme ses décomptes, n’est visible que pour cette personne, dès ses {{adultAge}} ans.",
      "Sous [Compte client](/account), vous voyez qui a consulté vos données et quand, et vous pouvez en télécharger une copie."
    ],
    "keywords": "famille conjoint enfant majeur protection des données qui voit confidentialité"
  },
  {
    "id": "password",
    "slug": "mot-de-passe-oublie",
    "question": "J’ai oublié mon mot de passe",
    "answer": [
      "Appelez-nous au {{phone}} : après quelques questions, nous rétablissons votre accès. Après plusieurs essais sans succès, la connexion est bloquée quelques minutes, pour votre sécurité.",
      "Vous connaissez votre mot de passe et voulez le changer ? Cela se fait sous [Compte client](/account)."
    ],
    "keywords": "mot de passe oublié perdu changer connexion accès bloqué"
  },
  {
    "id": "code",
    "slug": "code-de-securite",
    "question": "Je ne reçois pas le code de sécurité",
    "answer": [
      "Nous envoyons le code au mobile enregistré sous [Compte client](/account). Vérifiez que l’appareil a du réseau et attendez une minute, puis demandez un nouveau code : seul le dernier est valable.",
      "Votre numéro a changé et vous n’avez plus l’ancien ? Appelez-nous au {{phone}}.",
      "Ne donnez jamais un code à quelqu’un, même par téléphone : nous ne vous le demandons jamais."
    ],
    "keywords": "code SMS sécurité pas reçu confirmation mobile deux étapes"
  },
  {
    "id": "first-access",
    "slug": "obtenir-un-acces",
    "question": "Comment obtenir un accès à l’espace client ?",
    "answer": [
      "Chaque personne assurée de {{adultAge}} ans ou plus peut avoir son propre accès. Appelez-nous au {{phone}} avec votre numéro d’assuré, qui figure sur votre police et sur votre carte.",
      "Avant l’ouverture, nous vérifions votre identité : vos données de santé ne doivent arriver qu’à vous."
    ],
    "keywords": "accès inscription créer s’inscrire première connexion compte client"
  },
  {
    "id": "property-damage",
    "slug": "annoncer-un-dommage",
    "question": "Comment annoncer un dommage ?",
    "answer": [
      "Limitez d’abord les dégâts : coupez l’eau, fermez, protégez. Prenez des photos et gardez les objets abîmés jusqu’à notre réponse. En cas de vol, annoncez-le à la police.",
      "[Annoncez-nous ensuite le dommage](/help-damage), avec les photos, la liste des objets et leur valeur. Si c’est urgent, appelez-nous au {{phone}}.",
      "Nous payons au prix du neuf ce que votre contrat couvre, moins la franchise de la police."
    ],
    "keywords": "dommage sinistre vol cambriolage dégât d’eau incendie casse ménage annoncer"
  },
  {
    "id": "stamp-duty",
    "slug": "droit-de-timbre",
    "question": "Pourquoi un droit de timbre sur mon assurance de biens ?",
    "answer": [
      "La Confédération perçoit un droit de timbre de {{stampDuty}} % sur les primes d’assurance de biens, de responsabilité civile et de protection juridique. Nous le lui versons entièrement.",
      "Les assurances maladie et accidents n’y sont pas soumises."
    ],
    "keywords": "timbre fédéral taxe 5 pour cent ménage responsabilité civile prime"
  },
  {
    "id": "sum-insured",
    "slug": "somme-assuree-menage",
    "question": "Quelle somme assurer pour mon ménage ?",
    "answer": [
      "Assurez ce qu’il vous en coûterait de tout racheter neuf : meubles, habits, appareils, sport, cave et grenier. Si la somme est trop basse, nous ne pouvons payer un dommage qu’en proportion.",
      "Vérifiez-la après un déménagement, un mariage ou un gros achat. Vous la trouvez sous [Contrats, biens](/contract?tab=estate) ; pour la changer, appelez-nous au {{phone}}."
    ],
    "keywords": "somme assurée ménage sous-assurance valeur à neuf inventaire meubles"
  },
  {
    "id": "liability",
    "slug": "responsabilite-civile",
    "question": "Que couvre ma responsabilité civile ?",
    "answer": [
      "Elle paie les dommages que vous, ou les personnes assurées avec vous, causez sans le vouloir à d’autres : un ballon dans une vitre, une chute à ski, une tache sur le parquet de l’appartement loué.",
      "Elle ne couvre pas vos propres affaires, ni ce que vous causez avec votre voiture. Ne reconnaissez aucune faute sur place : [annoncez-nous le dommage](/help-damage), nous nous occupons des demandes et refusons celles qui sont injustifiées."
    ],
    "keywords": "responsabilité civile RC dommage causé à autrui tiers locataire enfant"
  }
]$content$) as content(id text, slug text, question text, answer jsonb, keywords text);
