import { type AccidentForm, startOfAccident } from "../src/accident/accident-form.ts";
import type { AccidentMoment } from "../src/accident/accident-rule.ts";

export const noonOfSunday: AccidentMoment = {
  today: "2026-11-15",
  time: "12:00",
  birthdate: "2019-06-02",
};

/** A child fell off a swing: all required fields, and no switch on. */
export const swing: AccidentForm = {
  ...startOfAccident,
  concernedInsured: "4218732",
  status: "ECOLIER",
  accidentDate: "2026-11-07",
  accidentHour: "15:40",
  accidentPlace: "Place de jeux de Milan, Lausanne",
  accidentDescription: "Il est tombé de la balançoire.\nIl s’est reçu sur le bras gauche.",
  injuredBodyPart: ["LEFT_FOREARM", "LEFT_WRIST"],
  injuryNature: "FRACTURE",
  doctorName: "Hôpital de l’enfance, Lausanne",
  insurerCompanyAuthorized: true,
};

/** The fields of a group once its switch is on; the switch alone requires them. */
export const switchedOn: Readonly<Record<string, Partial<AccidentForm>>> = {
  "employed for less than eight hours": {
    status: "SALARIE",
    lessThan8Hours: "YES",
    employer: "Boulangerie Riponne",
  },
  "an apprentice of less than eight hours": {
    status: "APPRENTI",
    lessThan8Hours: "YES",
    employer: "Menuiserie du Flon",
  },
  "with an allowance": {
    status: "CHOMAGE",
    unemploymentAllowance: true,
    unemploymentAllowanceRange: { start: "2026-09-01", end: "" },
  },
  "a report of the police": {
    accidentPoliceReport: true,
    policeReportReporterName: "Agente Perret",
  },
  "somebody else’s fault": {
    thirdPartyAccident: true,
    thirdPartyName: "Jean Favre",
    thirdPartyInsuranceName: "Assurance du Léman",
  },
  "with teeth": { dentalInjuries: true, doctorName: "", dentistConsulted: "Dre Morel" },
  "under treatment": {
    treatmentOngoing: true,
    treatmentContinuationDoctorName: "Dr Fabien Maronget",
  },
  "off school": { incapacity: true, incapacityRange: { start: "2026-11-07", end: "2026-12-05" } },
  "in traffic, with a report": {
    circulationAccident: true,
    vehicleAtFaulNumberplate: "VD 123456",
    vehicleInsurerName: "Assurance du Léman",
    insuredVehicleNumberplate: "VD 654321",
    accidentReport: true,
    accidentReportLater: true,
  },
};
