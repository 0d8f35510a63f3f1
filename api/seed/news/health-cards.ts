import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { inEach, pageOfSite } from "../site.ts";

/** The cards of “my health”, in their order. */
export function healthCardRows(): Insertable<Tables["healthCard"]>[] {
  return [symptomChecker, careCoordination, pregnancy, coaching, therapists].map(
    (card, position) => ({ flag: null, kind: "LINK", link: null, ...card, position }),
  );
}

const symptomChecker = {
  id: "symptom-checker",
  flag: "ADA",
  kind: "SYMPTOM_CHECKER",
  texts: {
    fr: {
      title: "Évaluer des symptômes",
      text: "Quelques questions, et vous savez où vous adresser. En moins de dix minutes.",
      button: "Commencer",
    },
    de: {
      title: "Symptome einschätzen",
      text: "Ein paar Fragen, und Sie wissen, wohin Sie sich wenden können. In weniger als zehn Minuten.",
      button: "Beginnen",
    },
    it: {
      title: "Valutare i sintomi",
      text: "Qualche domanda, e saprà a chi rivolgersi. In meno di dieci minuti.",
      button: "Iniziare",
    },
    en: {
      title: "Check symptoms",
      text: "Answer a few questions and find out where to turn. It takes less than ten minutes.",
      button: "Start",
    },
  },
};

const careCoordination = {
  id: "care-coordination",
  flag: "COMPASSANA",
  texts: {
    fr: {
      title: "Coordonner les soins",
      text: "Vos médecins, vos rendez-vous et vos ordonnances, réunis en un seul endroit.",
      button: "Découvrir",
    },
    de: {
      title: "Behandlungen koordinieren",
      text: "Ihre Ärztinnen und Ärzte, Termine und Rezepte, alles an einem Ort.",
      button: "Entdecken",
    },
    it: {
      title: "Coordinare le cure",
      text: "I suoi medici, gli appuntamenti e le ricette, riuniti in un solo luogo.",
      button: "Scoprire",
    },
    en: {
      title: "Coordinate care",
      text: "Your doctors, appointments and prescriptions, all in one place.",
      button: "Discover",
    },
  },
  link: pageOfSite({
    fr: "coordination-des-soins",
    de: "behandlungen-koordinieren",
    it: "coordinamento-delle-cure",
    en: "care-coordination",
  }),
};

const pregnancy = {
  id: "pregnancy",
  flag: "PREGNANCY",
  texts: {
    fr: {
      title: "Attendre un enfant",
      text: "Annoncez votre grossesse : de la 13e semaine jusqu’à huit semaines après l’accouchement, vous ne payez ni franchise ni quote-part dans l’assurance de base.",
      button: "Annoncer",
    },
    de: {
      title: "Sie erwarten ein Kind?",
      text: "Melden Sie Ihre Schwangerschaft: Von der 13. Woche bis acht Wochen nach der Geburt bezahlen Sie in der Grundversicherung weder Franchise noch Selbstbehalt.",
      button: "Melden",
    },
    it: {
      title: "Aspetta un bambino?",
      text: "Annunci la gravidanza: dalla 13ª settimana fino a otto settimane dopo il parto, nell’assicurazione di base non paga né franchigia né aliquota percentuale.",
      button: "Annunciare",
    },
    en: {
      title: "Expecting a child",
      text: "Report your pregnancy: from week 13 until eight weeks after the birth, you pay neither deductible nor retention fee in basic insurance.",
      button: "Report",
    },
  },
  link: inEach(() => "/maternity"),
};

const coaching = {
  id: "coaching",
  texts: {
    fr: {
      title: "Mieux dormir, bouger, manger",
      text: "Un coach vous accompagne pas à pas, à votre rythme, sans frais supplémentaires.",
      button: "Choisir un programme",
    },
    de: {
      title: "Schlaf, Bewegung, Ernährung",
      text: "Ein Coach begleitet Sie Schritt für Schritt, in Ihrem Tempo und ohne Mehrkosten.",
      button: "Programm wählen",
    },
    it: {
      title: "Dormire, muoversi, mangiare meglio",
      text: "Un coach la accompagna passo dopo passo, al suo ritmo e senza costi aggiuntivi.",
      button: "Scegliere un programma",
    },
    en: {
      title: "Sleep, move and eat better",
      text: "A coach supports you step by step, at your pace and at no extra cost.",
      button: "Choose a programme",
    },
  },
  link: pageOfSite({
    fr: "coaching-sante",
    de: "gesundheitscoaching",
    it: "coaching-salute",
    en: "health-coaching",
  }),
};

const therapists = {
  id: "therapists",
  texts: {
    fr: {
      title: "Trouver un thérapeute reconnu",
      text: "Massage, ostéopathie, acupuncture : trouvez les thérapeutes que nous reconnaissons près de chez vous.",
      button: "Chercher",
    },
    de: {
      title: "Anerkannte Therapie finden",
      text: "Massage, Osteopathie, Akupunktur: Finden Sie anerkannte Fachpersonen in Ihrer Nähe.",
      button: "Suchen",
    },
    it: {
      title: "Trovare un terapista riconosciuto",
      text: "Massaggi, osteopatia, agopuntura: trovi i terapisti riconosciuti vicino a lei.",
      button: "Cercare",
    },
    en: {
      title: "Find a recognised therapist",
      text: "Massage, osteopathy, acupuncture: find the therapists we recognise near you.",
      button: "Search",
    },
  },
  link: pageOfSite({
    fr: "recherche-de-therapeutes",
    de: "therapeutensuche",
    it: "ricerca-terapeuti",
    en: "therapist-search",
  }),
};
