import { article, type ConditionTexts } from "./shape.ts";

export const fr: ConditionTexts = {
  title: "Conditions générales",
  edition: "Édition du {date}",
  article: "Art.",
  basic: {
    opening: [
      article(
        "De quoi il s’agit",
        "Ces conditions règlent l’assurance obligatoire des soins chez {insurer}. Elle repose sur la loi fédérale sur l’assurance-maladie (LAMal) et ses ordonnances. En cas de divergence, la loi et ses ordonnances l’emportent sur ces conditions.",
      ),
      article(
        "Qui peut s’assurer",
        "Toute personne domiciliée en Suisse peut s’assurer chez nous, quels que soient son âge et son état de santé, sans réserve ni délai d’attente.",
        "Un enfant est assuré dès sa naissance si vous nous l’annoncez dans les trois mois.",
      ),
      article(
        "Début et fin",
        "L’assurance commence le jour inscrit sur la police. Vous pouvez la résilier pour la fin d’une année ; votre lettre doit nous parvenir au plus tard le dernier jour ouvrable de novembre. Avec la franchise ordinaire et le libre choix du médecin, vous pouvez aussi la résilier pour la fin juin, avec trois mois de préavis : votre lettre doit alors nous parvenir au plus tard le dernier jour ouvrable de mars.",
        "Elle ne prend fin que lorsque le nouvel assureur nous confirme qu’il vous assure sans interruption. Tant que vous avez un arriéré qui a fait l’objet d’une sommation, vous ne pouvez pas changer d’assureur. Elle s’éteint en cas de départ définitif à l’étranger ou de décès.",
      ),
    ],
    family: {
      STANDARD: [
        article(
          "Libre choix du médecin",
          "Vous consultez le médecin ou le spécialiste de votre choix, parmi ceux qui sont admis à pratiquer à la charge de l’assurance obligatoire.",
        ),
      ],
      NETWORK: [
        article(
          "Réseau de médecins",
          "Vous vous adressez d’abord à un cabinet du réseau de médecins que vous avez choisi. Il vous soigne ou vous envoie chez un spécialiste. En échange, votre prime est plus basse.",
          "Urgences, gynécologie, ophtalmologie, pédiatrie et soins dentaires n’exigent pas cette première consultation. Si vous y renoncez plusieurs fois malgré notre avertissement, nous pouvons vous faire passer au modèle avec libre choix du médecin dès le mois suivant.",
        ),
      ],
      FAMILY_DOCTOR: [
        article(
          "Médecin de famille",
          "Vous consultez d’abord le médecin de famille inscrit sur votre police. Au besoin, il vous remet un bon de délégation pour un spécialiste ou l’hôpital. En échange, votre prime est plus basse.",
          "Urgences, gynécologie, ophtalmologie, pédiatrie et soins dentaires ne demandent pas de bon. Vous pouvez changer de médecin de famille en nous l’annonçant à l’avance.",
        ),
      ],
      TELEMEDICINE: [
        article(
          "Télémédecine",
          "Avant chaque consultation, vous appelez le service de télémédecine inscrit sur votre police, jour et nuit. Il vous conseille et vous dit où aller et dans quel délai. En échange, votre prime est plus basse.",
          "Urgences, gynécologie, ophtalmologie et pédiatrie n’exigent pas cet appel ; annoncez une urgence dans les dix jours.",
        ),
      ],
    },
    rest: [
      article(
        "Ce que nous payons",
        "Nous prenons en charge les prestations que la loi prévoit en cas de maladie, de maternité et, si elle est comprise, d’accident : médecin, hôpital en division commune, médicaments de la liste des spécialités, analyses, physiothérapie et autres soins prescrits.",
        "Elles doivent être efficaces, appropriées et économiques.",
      ),
      article(
        "Accident",
        "Toute personne qui travaille au moins huit heures par semaine chez le même employeur est assurée contre les accidents par celui-ci et peut suspendre cette couverture. La prime baisse d’autant.",
        "Dès que cela change, annoncez-le-nous dans le mois : la couverture reprend aussitôt.",
      ),
      article(
        "Franchise",
        "La franchise est la part des frais que vous payez en premier chaque année civile. Les adultes choisissent entre 300, 500, 1000, 1500, 2000 et 2500 francs, les enfants entre 0 et 600 francs.",
        "Une franchise plus haute se choisit pour le 1er janvier ; une plus basse aussi, si votre lettre nous parvient au plus tard le dernier jour ouvrable de novembre.",
      ),
      article(
        "Quote-part et hôpital",
        "Au-delà de la franchise, vous prenez 10 % des frais à votre charge, au plus 700 francs par an, 350 francs pour un enfant. Pour certains médicaments remplaçables par un générique, la part est plus élevée.",
        "Les enfants d’une même famille assurés auprès du même assureur paient ensemble au plus ce que paie un adulte avec la franchise ordinaire, soit 1000 francs par an. S’ils ont une franchise à option, ils paient ensemble au plus le double du montant maximal d’un enfant, franchise comprise ; la franchise la plus haute est déterminante.",
        "À l’hôpital s’ajoute une contribution aux frais de séjour de 15 francs par jour, sauf pour les enfants, pour les jeunes adultes en formation et pour les prestations de maternité. De la treizième semaine de grossesse jusqu’à huit semaines après l’accouchement, vous ne payez aucune participation.",
      ),
      article(
        "Primes",
        "La prime dépend de votre domicile, de votre âge, du modèle et de la franchise. Elle se paie d’avance. Les nouvelles primes vous sont communiquées au moins deux mois avant de s’appliquer.",
        "Sans paiement, nous envoyons un rappel, puis une sommation avec un délai de trente jours ; enfin, nous engageons une poursuite. Les frais de rappel sont à votre charge. En cas de difficulté, appelez-nous rapidement : un plan de paiement est souvent possible.",
      ),
      article(
        "Factures et remboursements",
        "Envoyez-nous vos factures avec l’ordonnance, par l’espace client ou par la poste, dans les cinq ans qui suivent le traitement. Nous remboursons en règle générale dans les {billDays} jours ouvrables, sur le compte bancaire que vous nous avez indiqué.",
      ),
      article(
        "Ce que nous attendons de vous",
        "Annoncez-nous dans les trente jours un changement d’adresse, d’état civil, d’employeur ou de domicile. Faites ce qui aide à guérir et remettez-nous les renseignements dont nous avons besoin pour juger d’une prestation.",
      ),
      article(
        "À l’étranger",
        "Pour un traitement urgent lors d’un séjour temporaire, nous payons au plus le double de ce qu’il aurait coûté en Suisse. Dans l’UE et l’AELE, la carte européenne au dos de votre carte d’assuré donne droit aux soins médicalement nécessaires.",
      ),
      article(
        "Pas d’accord ?",
        "Demandez-nous une décision écrite. Vous avez trente jours pour y faire opposition, gratuitement, puis trente jours pour recourir au tribunal cantonal des assurances.",
      ),
    ],
  },
  supplementary: {
    opening: [
      article(
        "De quoi il s’agit",
        "Cette assurance complète l’assurance obligatoire des soins. Elle repose sur votre police, ces conditions et la loi fédérale sur le contrat d’assurance (LCA).",
      ),
      article(
        "Conclusion du contrat",
        "Avant de conclure, nous vous posons des questions sur votre santé. Répondez complètement et sincèrement : si un fait important manque, nous pouvons résilier et réclamer ce qui a été payé en lien avec lui.",
        "Nous pouvons accepter, proposer une réserve ou refuser. Vous pouvez révoquer votre proposition dans les quatorze jours, par écrit ou sous une autre forme qui en permette la preuve par un texte.",
      ),
      article(
        "Début, durée et fin",
        "L’assurance commence le jour inscrit sur la police et dure jusqu’à la fin de l’année civile suivante. Elle se prolonge ensuite d’année en année.",
        "Vous pouvez la résilier pour la fin d’une année avec trois mois de préavis, et dans les trente jours après l’annonce d’une prime ou d’une condition moins favorable. Nous renonçons à résilier en cas de sinistre.",
      ),
    ],
    family: {
      HOSPITAL: [
        article(
          "À l’hôpital",
          "Nous payons le séjour dans la division inscrite sur la police : commune dans toute la Suisse, mi-privée à deux lits ou privée à un lit, avec le choix du médecin dans ces deux dernières.",
          "Annoncez une entrée prévue au moins dix jours à l’avance : nous vous confirmons ce que nous prenons en charge. Une urgence s’annonce dès que possible.",
        ),
        article(
          "Après l’hôpital",
          "Après un séjour, nous participons à l’aide au ménage prescrite par un médecin, à hauteur de 60 francs par jour pendant trente jours par an, et aux cures de convalescence dans un établissement reconnu.",
        ),
      ],
      OUTPATIENT: [
        article(
          "Soins et prévention",
          "Selon le niveau inscrit sur la police, nous participons aux médecines complémentaires chez un thérapeute reconnu, aux lunettes et lentilles, aux vaccins de voyage, aux examens de prévention et à l’abonnement de fitness ou de cours de dos.",
          "Les montants par année et le pourcentage remboursé figurent dans le tableau de votre police.",
        ),
        article(
          "Dents et transport",
          "Si la police le mentionne, nous payons une part des contrôles, de l’hygiène et des traitements dentaires, et l’orthodontie des enfants. Nous prenons en charge les transports d’urgence et les recherches jusqu’au montant de la police.",
        ),
      ],
    },
    rest: [
      article(
        "Délais d’attente",
        "Les prestations de maternité sont dues après douze mois d’assurance, les traitements dentaires après six. Un autre délai figure, le cas échéant, sur la police. Les accidents sont couverts dès le premier jour.",
      ),
      article(
        "Participation aux coûts",
        "La franchise et les parts à votre charge figurent sur la police. Elles s’ajoutent à celles de l’assurance obligatoire et se comptent par année civile, d’après la date du traitement.",
      ),
      article(
        "Ce qui n’est pas assuré",
        "Ne sont pas couverts : les traitements sans nécessité médicale ou esthétiques, ceux dont l’efficacité n’est pas reconnue, les suites d’un crime commis intentionnellement, de faits de guerre ou d’actes téméraires, et ce qu’une réserve exclut.",
      ),
      article(
        "Primes",
        "Les primes se paient d’avance. Elles suivent votre classe d’âge et le tarif, que nous pouvons adapter pour le début d’une année en vous l’annonçant trente jours avant. Sans paiement malgré une sommation de quatorze jours, la couverture est suspendue.",
      ),
      article(
        "Pour recevoir une prestation",
        "Envoyez-nous les factures détaillées et l’ordonnance dans les cinq ans. Déliez vos médecins du secret médical envers notre médecin-conseil, dans la mesure nécessaire. Si un autre assureur doit aussi payer, nous complétons ses prestations.",
      ),
      article(
        "Pas d’accord ?",
        "Parlez-en d’abord avec nous. L’Office de médiation de l’assurance-maladie vous conseille gratuitement. Vous pouvez agir en justice à votre domicile suisse ou à notre siège.",
      ),
    ],
  },
  property: {
    opening: [
      article(
        "De quoi il s’agit",
        "Votre police indique ce que vous avez choisi : les modules, les sommes assurées, les franchises et le lieu. Ces conditions et la loi fédérale sur le contrat d’assurance (LCA) règlent le reste.",
      ),
      article(
        "Qui est assuré",
        "Selon la police, vous uniquement, ou vous et les personnes qui vivent avec vous. Un enfant en formation qui habite hors de chez vous pendant la semaine reste assuré. Un déménagement en Suisse s’annonce dans les trente jours : la couverture vous suit.",
      ),
      article(
        "Début, durée et fin",
        "L’assurance commence et se termine aux dates de la police, puis se prolonge d’année en année. Vous pouvez la résilier pour l’échéance avec trois mois de préavis, en tout cas pour la fin de la troisième année et de chacune des suivantes.",
        "Après un sinistre indemnisé, vous pouvez résilier jusqu’au paiement, nous aussi ; la couverture cesse trente jours plus tard.",
      ),
    ],
    family: {
      HOUSEHOLD: [
        article(
          "Votre ménage",
          "Nous assurons vos biens meubles contre l’incendie, les éléments naturels, le vol et les dégâts d’eau, à la valeur à neuf : ce qu’il faut pour racheter la même chose aujourd’hui. Les bijoux, l’argent liquide et les objets confiés sont limités aux montants de la police.",
        ),
        article(
          "Chez vous et en déplacement",
          "Les biens sont assurés à l’adresse de la police et, hors de chez vous, dans le monde entier pendant deux ans au plus. Le vol simple hors du domicile, les bris de glaces, les vélos et la protection cyber sont assurés s’ils figurent sur la police.",
        ),
      ],
      BUILDING: [
        article(
          "Votre bâtiment",
          "Nous assurons le bâtiment de la police et ses installations fixes contre les dégâts d’eau, les bris de glaces et, là où aucun établissement cantonal ne le fait, contre l’incendie et les éléments naturels. Le tremblement de terre est assuré s’il figure sur la police.",
        ),
        article(
          "Reconstruire",
          "Nous payons la reconstruction au même endroit, pour le même usage, dans les deux ans. Sans reconstruction, nous payons la valeur vénale. Frais de déblaiement et perte de loyers sont compris jusqu’aux montants de la police.",
        ),
      ],
      LIABILITY: [
        article(
          "Votre responsabilité",
          "Nous payons les dommages que vous causez à d’autres dans la vie privée et dont vous répondez selon la loi : comme locataire, parent, propriétaire d’animal, sportif ou cycliste, jusqu’à la somme assurée par événement.",
        ),
        article(
          "Nous vous défendons",
          "Nous examinons la demande, payons ce qui est juste et repoussons ce qui ne l’est pas, au besoin devant le juge. Ne reconnaissez aucune dette et ne payez rien sans notre accord. Les véhicules loués ou prêtés sont assurés s’ils figurent sur la police.",
        ),
      ],
      LEGAL_PROTECTION: [
        article(
          "Vos droits",
          "Nos juristes vous conseillent et défendent vos droits dans les domaines de la police : contrats, travail, bail, assurances, voisinage, circulation. Nous payons avocats, experts et frais de justice jusqu’à la somme assurée par cas.",
        ),
        article(
          "Comment nous procédons",
          "Annoncez le cas avant de mandater quelqu’un. S’il faut un avocat, vous le choisissez librement. Si nous estimons la cause perdue, vous pouvez demander l’avis d’un arbitre indépendant. Un délai d’attente de trois mois vaut pour les litiges contractuels.",
        ),
      ],
    },
    rest: [
      article(
        "Sommes assurées et franchises",
        "La somme assurée est le montant maximal que nous payons. Si elle est inférieure à la valeur réelle, l’indemnité est réduite en proportion ; nous y renonçons pour les dommages jusqu’à 10 % de la somme assurée. La franchise de la police est déduite une fois par sinistre.",
      ),
      article(
        "Primes et timbre fédéral",
        "La prime de la police se paie d’avance ; elle comprend le droit de timbre fédéral de 5 %. Sans paiement malgré une sommation de quatorze jours, la couverture est suspendue. Si le tarif change, nous l’annonçons trente jours avant l’échéance et vous pouvez résilier.",
      ),
      article(
        "En cas de sinistre",
        "Limitez le dommage, ne changez rien sans nécessité et appelez-nous tout de suite. En cas de vol, allez au poste de police le jour même. Gardez les objets abîmés, photos, quittances et devis jusqu’à ce que le cas soit réglé.",
      ),
      article(
        "Ce qui n’est pas assuré",
        "Ne sont pas couverts : l’usure, les dommages intentionnels, ceux dus à la guerre, à des troubles ou à l’énergie nucléaire, et ceux d’une activité professionnelle. En cas de faute grave, nous pouvons réduire l’indemnité, sauf si la police dit le contraire.",
      ),
      article(
        "L’indemnité",
        "Nous payons dans les trente jours après avoir reçu ce qu’il faut pour évaluer le dommage. Si la somme reste discutée, chacun nomme un expert ; les deux experts en désignent un troisième, dont l’avis lie les parties.",
      ),
      article(
        "Pas d’accord ?",
        "Parlez-en d’abord avec nous. L’Ombudsman de l’assurance privée vous conseille gratuitement. Vous pouvez agir en justice à votre domicile suisse ou à notre siège.",
      ),
    ],
  },
  closing: [
    article(
      "Vos données",
      "Nous traitons vos données pour conclure et gérer le contrat, payer les prestations et empêcher les abus, selon la loi fédérale sur la protection des données. Les données de santé ne sont vues que par les personnes qui en ont besoin.",
      "Vous pouvez en tout temps demander quelles données nous avons, les faire corriger ou en recevoir une copie. Elles sont conservées dix ans après la fin du contrat, comme la loi l’exige.",
    ),
    article(
      "Nous écrire, nous appeler",
      "Vos messages sont valables par l’espace client, par e-mail ou par la poste ; une résiliation demande la forme écrite ou une forme qui en permette la preuve par un texte. {insurer}, {phone}, {email}.",
    ),
  ],
};
