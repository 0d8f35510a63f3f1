import { type InFour, inFour } from "../portal/in-four.ts";
import { messageCounts } from "../portal/message-counts.ts";
import type { SingleField } from "./asked-fields.ts";
import type { AccidentStep } from "./words.ts";

const HOURS = messageCounts["accident.employersInsurer"];

/** The names of the steps, on the screen and on the copy. */
export const accidentStepNames: Readonly<Record<AccidentStep, InFour>> = {
  status: inFour("Statut", "Status", "Situazione", "Status"),
  circumstances: inFour("Circonstances", "Hergang", "Circostanze", "Circumstances"),
  injuries: inFour("Blessures", "Verletzungen", "Lesioni", "Injuries"),
  otherInsurance: inFour(
    "Autres assurances",
    "Andere Versicherungen",
    "Altre assicurazioni",
    "Other insurance",
  ),
  circulation: inFour("Circulation", "Strassenverkehr", "Circolazione", "Road traffic"),
  summary: inFour("Récapitulatif", "Zusammenfassung", "Riepilogo", "Summary"),
};

/** A field with a label of its own; the authorisation is a sentence. */
export type LabelledField = Exclude<SingleField, "insurerCompanyAuthorized">;

/** The labels of the fields, on the screen and on the copy. */
export const accidentLabels: Readonly<Record<LabelledField, InFour>> = {
  concernedInsured: inFour(
    "Qui a eu un accident ?",
    "Wer hatte einen Unfall?",
    "Chi ha avuto un infortunio?",
    "Who had an accident?",
  ),
  status: inFour(
    "Situation le jour de l’accident",
    "Situation am Tag des Unfalls",
    "Situazione il giorno dell’infortunio",
    "Situation on the day of the accident",
  ),
  lessThan8Hours: inFour(
    `Travail chez un employeur : moins de ${HOURS} heures par semaine ?`,
    `Arbeit bei einem Arbeitgeber: weniger als ${HOURS} Stunden pro Woche?`,
    `Lavoro presso un datore di lavoro: meno di ${HOURS} ore alla settimana?`,
    `Works less than ${HOURS} hours a week for an employer?`,
  ),
  employer: inFour("Employeur", "Arbeitgeber", "Datore di lavoro", "Employer"),
  unemploymentAllowance: inFour(
    "L’assurance-chômage verse des indemnités",
    "Die Arbeitslosenversicherung zahlt Taggelder",
    "L’assicurazione contro la disoccupazione versa indennità",
    "Receiving unemployment benefits",
  ),
  unemploymentAllowanceRange: inFour(
    "Indemnités versées",
    "Bezug der Taggelder",
    "Indennità versate",
    "Benefit period",
  ),
  accidentDate: inFour("Date", "Datum", "Data", "Date"),
  accidentHour: inFour("Heure", "Uhrzeit", "Ora", "Time"),
  accidentPlace: inFour("Lieu", "Ort", "Luogo", "Place"),
  accidentDescription: inFour(
    "Que s’est-il passé ?",
    "Was ist passiert?",
    "Che cosa è successo?",
    "What happened?",
  ),
  accidentPoliceReport: inFour(
    "La police a établi un rapport",
    "Die Polizei hat einen Bericht erstellt",
    "La polizia ha redatto un rapporto",
    "There is a police report",
  ),
  policeReportReporterName: inFour(
    "Qui l’a établi ?",
    "Wer hat ihn erstellt?",
    "Chi l’ha redatto?",
    "Who wrote it?",
  ),
  thirdPartyAccident: inFour(
    "Une autre personne est impliquée",
    "Eine andere Person ist beteiligt",
    "È coinvolta un’altra persona",
    "Another person is involved",
  ),
  thirdPartyName: inFour(
    "Nom de cette personne",
    "Name dieser Person",
    "Nome di questa persona",
    "This person’s name",
  ),
  thirdPartyInsuranceName: inFour(
    "Assurance responsabilité civile de cette personne",
    "Haftpflichtversicherung dieser Person",
    "Assicurazione RC di questa persona",
    "This person’s liability insurer",
  ),
  accidentWitnessName: inFour("Témoin", "Zeugin oder Zeuge", "Testimone", "Witness"),
  injuredBodyPart: inFour(
    "Parties du corps blessées",
    "Verletzte Körperteile",
    "Parti del corpo lese",
    "Injured parts of the body",
  ),
  injuryNature: inFour(
    "Nature de la blessure",
    "Art der Verletzung",
    "Natura della lesione",
    "Type of injury",
  ),
  dentalInjuries: inFour(
    "Des dents sont touchées",
    "Zähne sind betroffen",
    "Sono coinvolti dei denti",
    "Teeth were injured",
  ),
  dentistConsulted: inFour(
    "Dentiste consulté en premier",
    "Zuerst aufgesuchte Zahnarztpraxis",
    "Dentista consultato per primo",
    "Dentist seen first",
  ),
  doctorName: inFour(
    "Médecin ou hôpital consulté en premier",
    "Zuerst aufgesuchte Arztpraxis oder Spital",
    "Medico o ospedale consultato per primo",
    "Doctor or hospital seen first",
  ),
  treatmentOngoing: inFour(
    "Le traitement continue",
    "Die Behandlung geht weiter",
    "La cura continua",
    "Treatment is continuing",
  ),
  treatmentContinuationDoctorName: inFour(
    "Qui poursuit le traitement ?",
    "Wer führt die Behandlung weiter?",
    "Chi prosegue la cura?",
    "Who is continuing the treatment?",
  ),
  incapacity: inFour(
    "Incapacité de travail, d’école ou de sport",
    "Arbeits-, Schul- oder Sportunfähigkeit",
    "Inabilità al lavoro, alla scuola o allo sport",
    "Unable to work, go to school or do sport",
  ),
  incapacityRange: inFour(
    "Durée de l’incapacité",
    "Dauer der Arbeits-, Schul- oder Sportunfähigkeit",
    "Durata dell’inabilità",
    "Period of incapacity",
  ),
  circulationAccident: inFour(
    "C’est un accident de la circulation",
    "Es ist ein Verkehrsunfall",
    "È un incidente della circolazione",
    "This was a road traffic accident",
  ),
  vehicleAtFaulNumberplate: inFour(
    "Plaque du véhicule en cause",
    "Kontrollschild des verursachenden Fahrzeugs",
    "Targa del veicolo responsabile",
    "Number plate of the vehicle at fault",
  ),
  vehicleInsurerName: inFour(
    "Assureur de ce véhicule",
    "Versicherung dieses Fahrzeugs",
    "Assicuratore di questo veicolo",
    "Insurer of this vehicle",
  ),
  insuredVehicleNumberplate: inFour(
    "Plaque de votre véhicule",
    "Kontrollschild Ihres Fahrzeugs",
    "Targa del suo veicolo",
    "Number plate of your vehicle",
  ),
  accidentReport: inFour(
    "Un constat ou un rapport existe",
    "Ein Unfallprotokoll liegt vor",
    "Esiste una constatazione o un rapporto",
    "There is an accident report form",
  ),
  accidentReportFiles: inFour(
    "Constat ou rapport",
    "Unfallprotokoll",
    "Constatazione o rapporto",
    "Accident report form",
  ),
  accidentReportLater: inFour(
    "Je l’enverrai plus tard",
    "Ich sende es später",
    "La invierò più tardi",
    "I will send it later",
  ),
};

/** The insurance that pays the costs of treatment. */
export function insuranceAnswer(name: string, costs: string): InFour {
  return inFour(
    `${name}\u202f; frais de guérison\u00a0: ${costs}`,
    `${name}; Heilungskosten: ${costs}`,
    `${name}; spese di cura: ${costs}`,
    `${name}; costs of treatment: ${costs}`,
  );
}

/** The authorisation and the confirmation of the declaring person. */
export function accidentAuthorisation(insurer: string): InFour {
  return inFour(
    `J’autorise ${insurer} à se renseigner sur cet accident auprès des médecins, des hôpitaux, des assurances et des autorités. Mes indications sont exactes.`,
    `Ich ermächtige ${insurer}, bei Ärztinnen und Ärzten, Spitälern, Versicherungen und Behörden Auskünfte zu diesem Unfall einzuholen. Meine Angaben sind richtig.`,
    `Autorizzo ${insurer} a chiedere informazioni su questo infortunio a medici, ospedali, assicurazioni e autorità. Le mie indicazioni sono corrette.`,
    `I authorise ${insurer} to ask doctors, hospitals, insurers and authorities about this accident. My information is correct.`,
  );
}
