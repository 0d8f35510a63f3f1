import { type AccidentPayload, accidentPayload } from "@portal/model/accident/accident-payload.ts";
import type { AccidentCover } from "@portal/model/accident/words.ts";
import { accidentPaper } from "../../src/accident/accident-paper.ts";
import type { DeclaredAccident } from "../../src/accident/accident-request.ts";
import { addDays } from "../days.ts";
import { idOf } from "../documents/iddms.ts";
import { onPaper, sent, type SentDocument } from "../documents/sent-document.ts";
import type { Household, World } from "../people/household.ts";

const NOE = 4218732;
/** His contract covers accidents. */
const cover: AccidentCover = "INCLUDED";
/** Declared three days after it happened. */
export const ACCIDENT_DECLARED_DAYS_AGO = 70;
const HAPPENED_DAYS_AGO = 73;

/** Noé fell off a swing, and his mother declared it. */
function declarationOn(today: string): AccidentPayload {
  const accidentDate = addDays(today, -HAPPENED_DAYS_AGO);
  return accidentPayload().parse({
    subject: "Déclaration d’accident",
    concernedInsuredNumber: NOE,
    status: "ECOLIER",
    accidentDate,
    accidentHour: "15:40",
    accidentPlace: "Place de jeux de Milan, Lausanne",
    accidentDescription:
      "Noé est tombé de la balançoire en voulant sauter. Il s’est reçu sur le bras gauche.",
    accidentWitnessName: "Luca Rochat",
    injuredBodyPart: ["LEFT_FOREARM", "LEFT_WRIST"],
    injuryNature: "FRACTURE",
    doctorName: "Hôpital de l’enfance, Lausanne",
    treatmentOngoing: true,
    treatmentContinuationDoctorName: "Dr Fabien Maronget, 1004 Lausanne",
    incapacity: true,
    incapacityStartDate: accidentDate,
    incapacityEndDate: addDays(accidentDate, 28),
    insurerCompanyAuthorized: true,
  });
}

/** The copy in his mother's documents; empty for any other household. */
export function accidentsDeclared({ people }: Household, { today }: World): SentDocument[] {
  const noe = people.find(({ insuredNumber }) => insuredNumber === NOE);
  if (!noe) return [];
  const declaration = declarationOn(today);
  return [
    sent(accidentPaper, {
      about: [noe],
      date: addDays(today, -ACCIDENT_DECLARED_DAYS_AGO),
      parameters: { accidentDate: declaration.accidentDate },
      contentFor: () => ({
        declarant: "Camille Rochat",
        person: onPaper(noe),
        declaration,
        cover,
        report: null,
      }),
    }),
  ];
}

/** The declaration as change tracking stores it. */
export function accidentDetails(household: Household, world: World): DeclaredAccident {
  const [copy] = accidentsDeclared(household, world);
  const declaration = declarationOn(world.today);
  return {
    date: declaration.accidentDate,
    hour: declaration.accidentHour,
    place: declaration.accidentPlace,
    description: declaration.accidentDescription,
    cover,
    iddms: copy ? idOf(copy, world) : "",
    files: [],
    declaration,
  };
}
