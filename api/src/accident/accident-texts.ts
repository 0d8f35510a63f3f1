import type { AccidentCover } from "@portal/model/accident/words.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { messageCounts } from "@portal/model/portal/message-counts.ts";

const HOURS = messageCounts["accident.employersInsurer"];

/** The words of the declaration on paper; each field is called as on the screen. */
export interface AccidentTexts {
  title: string;
  file: string;
  lead: string;
  insuredNumber: string;
  birthdate: string;
  declaredBy: string;
  yes: string;
  no: string;
  still: string;
  steps: Readonly<
    Record<"status" | "circumstances" | "injuries" | "otherInsurance" | "circulation", string>
  >;
  status: string;
  lessThan8Hours: string;
  employer: string;
  unemploymentAllowance: string;
  allowanceDays: string;
  when: string;
  place: string;
  description: string;
  policeReport: string;
  reporter: string;
  thirdParty: string;
  thirdPartyName: string;
  thirdPartyInsurance: string;
  witness: string;
  bodyParts: string;
  nature: string;
  dental: string;
  dentist: string;
  doctor: string;
  ongoing: string;
  continuation: string;
  incapacity: string;
  incapacityDays: string;
  noInsurance: string;
  healingCosts: string;
  inTraffic: string;
  plateAtFault: string;
  vehicleInsurer: string;
  ownPlate: string;
  report: string;
  authorised: string;
  cover: Readonly<Record<AccidentCover, string>>;
}

export const accidentTexts: Readonly<Record<Language, AccidentTexts>> = {
  fr: {
    title: "Déclaration d’accident",
    file: "declaration-accident",
    lead: "Voici ce que vous nous avez déclaré. Si quelque chose n’est pas juste, écrivez-nous.",
    insuredNumber: "Numéro d’assuré",
    birthdate: "Date de naissance",
    declaredBy: "Déclaré par",
    yes: "Oui",
    no: "Non",
    still: "en cours",
    steps: {
      status: "Situation",
      circumstances: "Circonstances",
      injuries: "Blessures",
      otherInsurance: "Autres assurances",
      circulation: "Circulation",
    },
    status: "Situation professionnelle",
    lessThan8Hours: `Moins de ${HOURS} heures par semaine`,
    employer: "Employeur",
    unemploymentAllowance: "Indemnités de chômage",
    allowanceDays: "Période d’indemnisation",
    when: "Jour et heure",
    place: "Lieu",
    description: "Déroulement",
    policeReport: "Rapport de police",
    reporter: "Établi par",
    thirdParty: "Par la faute d’un tiers",
    thirdPartyName: "Nom du tiers",
    thirdPartyInsurance: "Assurance du tiers",
    witness: "Témoin",
    bodyParts: "Parties du corps",
    nature: "Nature de la blessure",
    dental: "Dents touchées",
    dentist: "Dentiste consulté",
    doctor: "Médecin ou hôpital",
    ongoing: "Le traitement continue",
    continuation: "Suite du traitement",
    incapacity: "Incapacité attestée",
    incapacityDays: "Durée de l’incapacité",
    noInsurance: "Aucune autre assurance n’a été indiquée.",
    healingCosts: "Frais de guérison",
    inTraffic: "Accident de la circulation",
    plateAtFault: "Plaque du véhicule fautif",
    vehicleInsurer: "Assureur du véhicule",
    ownPlate: "Plaque du véhicule de l’assuré",
    report: "Constat joint",
    authorised:
      "La personne qui déclare confirme ses indications et nous autorise à demander aux médecins, aux assurances et aux autorités ce qui est nécessaire pour traiter cet accident.",
    cover: {
      INCLUDED:
        "Ce jour-là, les accidents sont couverts par l’assurance de base auprès de nous. La franchise et la quote-part s’appliquent.",
      EXCLUDED:
        "Ce jour-là, les accidents ne sont pas couverts par l’assurance de base auprès de nous : l’assurance-accidents de l’employeur prend en charge les soins. Annoncez-lui l’accident.",
      ELSEWHERE:
        "Ce jour-là, il n’y a pas d’assurance de base auprès de nous. Adressez-vous à l’assureur d’alors.",
    },
  },
  de: {
    title: "Unfallmeldung",
    file: "unfallmeldung",
    lead: "Das haben Sie uns gemeldet. Stimmt etwas nicht, schreiben Sie uns.",
    insuredNumber: "Versichertennummer",
    birthdate: "Geburtsdatum",
    declaredBy: "Gemeldet von",
    yes: "Ja",
    no: "Nein",
    still: "dauert an",
    steps: {
      status: "Situation",
      circumstances: "Umstände",
      injuries: "Verletzungen",
      otherInsurance: "Andere Versicherungen",
      circulation: "Verkehr",
    },
    status: "Berufliche Situation",
    lessThan8Hours: `Weniger als ${HOURS} Stunden pro Woche`,
    employer: "Arbeitgeber",
    unemploymentAllowance: "Arbeitslosenentschädigung",
    allowanceDays: "Zeit der Entschädigung",
    when: "Tag und Uhrzeit",
    place: "Ort",
    description: "Hergang",
    policeReport: "Polizeirapport",
    reporter: "Erstellt von",
    thirdParty: "Durch die Schuld anderer",
    thirdPartyName: "Name der schuldigen Person",
    thirdPartyInsurance: "Deren Versicherung",
    witness: "Zeugin oder Zeuge",
    bodyParts: "Körperteile",
    nature: "Art der Verletzung",
    dental: "Zähne verletzt",
    dentist: "Zahnarztpraxis",
    doctor: "Arztpraxis oder Spital",
    ongoing: "Die Behandlung geht weiter",
    continuation: "Weitere Behandlung durch",
    incapacity: "Arbeitsunfähigkeit bestätigt",
    incapacityDays: "Dauer der Arbeitsunfähigkeit",
    noInsurance: "Es wurde keine andere Versicherung angegeben.",
    healingCosts: "Heilungskosten",
    inTraffic: "Verkehrsunfall",
    plateAtFault: "Kontrollschild des schuldigen Fahrzeugs",
    vehicleInsurer: "Versicherung des Fahrzeugs",
    ownPlate: "Kontrollschild des eigenen Fahrzeugs",
    report: "Unfallprotokoll beigelegt",
    authorised:
      "Wer den Unfall meldet, bestätigt die Angaben und erlaubt uns, bei Ärztinnen und Ärzten, Versicherungen und Behörden zu erfragen, was für diesen Unfall nötig ist.",
    cover: {
      INCLUDED:
        "An diesem Tag sind Unfälle in der Grundversicherung bei uns gedeckt. Franchise und Selbstbehalt gelten.",
      EXCLUDED:
        "An diesem Tag sind Unfälle in der Grundversicherung bei uns nicht gedeckt: Die Unfallversicherung des Arbeitgebers übernimmt die Behandlung. Melden Sie ihr den Unfall.",
      ELSEWHERE:
        "An diesem Tag besteht keine Grundversicherung bei uns. Wenden Sie sich an die damalige Versicherung.",
    },
  },
  it: {
    title: "Annuncio d’infortunio",
    file: "annuncio-infortunio",
    lead: "Ecco che cosa ci ha annunciato. Se qualcosa non è giusto, ci scriva.",
    insuredNumber: "Numero d’assicurato",
    birthdate: "Data di nascita",
    declaredBy: "Annunciato da",
    yes: "Sì",
    no: "No",
    still: "in corso",
    steps: {
      status: "Situazione",
      circumstances: "Circostanze",
      injuries: "Ferite",
      otherInsurance: "Altre assicurazioni",
      circulation: "Circolazione",
    },
    status: "Situazione professionale",
    lessThan8Hours: `Meno di ${HOURS} ore alla settimana`,
    employer: "Datore di lavoro",
    unemploymentAllowance: "Indennità di disoccupazione",
    allowanceDays: "Periodo d’indennità",
    when: "Giorno e ora",
    place: "Luogo",
    description: "Svolgimento",
    policeReport: "Rapporto di polizia",
    reporter: "Redatto da",
    thirdParty: "Per colpa di terzi",
    thirdPartyName: "Nome del terzo",
    thirdPartyInsurance: "Assicurazione del terzo",
    witness: "Testimone",
    bodyParts: "Parti del corpo",
    nature: "Tipo di ferita",
    dental: "Denti colpiti",
    dentist: "Dentista consultato",
    doctor: "Medico o ospedale",
    ongoing: "La cura continua",
    continuation: "Seguito della cura",
    incapacity: "Incapacità attestata",
    incapacityDays: "Durata dell’incapacità",
    noInsurance: "Non è stata indicata un’altra assicurazione.",
    healingCosts: "Spese di cura",
    inTraffic: "Incidente della circolazione",
    plateAtFault: "Targa del veicolo responsabile",
    vehicleInsurer: "Assicuratore del veicolo",
    ownPlate: "Targa del veicolo dell’assicurato",
    report: "Constatazione allegata",
    authorised:
      "Chi annuncia conferma le sue indicazioni e ci autorizza a chiedere ai medici, alle assicurazioni e alle autorità quanto serve per trattare questo infortunio.",
    cover: {
      INCLUDED:
        "Quel giorno gli infortuni sono coperti dall’assicurazione di base presso di noi. Si applicano la franchigia e l’aliquota percentuale.",
      EXCLUDED:
        "Quel giorno gli infortuni non sono coperti dall’assicurazione di base presso di noi: l’assicurazione infortuni del datore di lavoro si assume le cure. Le annunci l’infortunio.",
      ELSEWHERE:
        "Quel giorno non c’è un’assicurazione di base presso di noi. Si rivolga all’assicuratore di allora.",
    },
  },
  en: {
    title: "Accident report",
    file: "accident-report",
    lead: "This is what you reported to us. If anything is not right, write to us.",
    insuredNumber: "Insurance number",
    birthdate: "Date of birth",
    declaredBy: "Reported by",
    yes: "Yes",
    no: "No",
    still: "ongoing",
    steps: {
      status: "Situation",
      circumstances: "Circumstances",
      injuries: "Injuries",
      otherInsurance: "Other insurance",
      circulation: "Traffic",
    },
    status: "Occupation",
    lessThan8Hours: `Less than ${HOURS} hours a week`,
    employer: "Employer",
    unemploymentAllowance: "Unemployment allowance",
    allowanceDays: "Period of the allowance",
    when: "Day and time",
    place: "Place",
    description: "What happened",
    policeReport: "Police report",
    reporter: "Drawn up by",
    thirdParty: "Somebody else’s fault",
    thirdPartyName: "Their name",
    thirdPartyInsurance: "Their insurer",
    witness: "Witness",
    bodyParts: "Parts of the body",
    nature: "Kind of injury",
    dental: "Teeth affected",
    dentist: "Dentist",
    doctor: "Doctor or hospital",
    ongoing: "The treatment goes on",
    continuation: "Further treatment by",
    incapacity: "Incapacity certified",
    incapacityDays: "Duration of the incapacity",
    noInsurance: "No other insurance was named.",
    healingCosts: "Medical costs",
    inTraffic: "Traffic accident",
    plateAtFault: "Plate of the vehicle at fault",
    vehicleInsurer: "Insurer of the vehicle",
    ownPlate: "Plate of the insured person’s vehicle",
    report: "Report attached",
    authorised:
      "Whoever reports the accident confirms what they said and allows us to ask doctors, insurers and authorities for what is needed to treat this accident.",
    cover: {
      INCLUDED:
        "On that day accidents are covered by basic insurance with us. The deductible and the retention fee apply.",
      EXCLUDED:
        "On that day accidents are not covered by basic insurance with us: the employer’s accident insurance pays for the treatment. Report the accident to it.",
      ELSEWHERE:
        "On that day there is no basic insurance with us. Please turn to whoever insured the person then.",
    },
  },
};
