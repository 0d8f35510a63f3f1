import type { Occupation, ProfessionalStatus } from "@portal/model/professional.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { addDays, yearOf, yearsBefore } from "../days.ts";
import { firstNumberOf } from "./generated-household.ts";
import type { Household, Person, World } from "./household.ts";
import { type Random, randomOf } from "../random.ts";

type Row = Insertable<Tables["professionalData"]>;
/** The work of a person; fields that the status does not have are empty. */
type Work = Partial<Omit<Row, "insuredNumber" | "dateOfEntry">> & {
  professionalStatus: ProfessionalStatus;
};

const WORKING_AGE = 15;
const PENSION_AGE = 65;
const LAST_AGE_AT_SCHOOL = 18;
const LAST_AGE_IN_TRAINING = 25;

const known = new WeakMap<Person, readonly Row[]>();

export function professionalDataRows(household: Household, world: World): Row[] {
  return household.people.flatMap((person) => rowsOf(person, household, world));
}

/** The declared occupation of a person on a day: contracts and bills depend on it. */
export function occupationOn(
  person: Person,
  household: Household,
  world: World,
  day: string,
): Occupation | undefined {
  const row = rowsOf(person, household, world).findLast(({ dateOfEntry }) => dateOfEntry <= day);
  return row && { ...row, trainingUntil: row.trainingUntil ?? null };
}

/** The oldest first, cached by person. */
function rowsOf(person: Person, household: Household, world: World): readonly Row[] {
  const rows = known.get(person) ?? (person.forInformation ? [] : toldBy(person, household, world));
  known.set(person, rows);
  return rows;
}

function toldBy(person: Person, household: Household, { today, seed }: World): Row[] {
  const { insuredNumber, birthdate } = person;
  const told = insuredNumber < firstNumberOf(1, 0) ? personas(today)[insuredNumber] : undefined;
  if (told) return told.map(([day, work]) => rowOf(insuredNumber, day, work));
  if (yearsBefore(today, WORKING_AGE) < birthdate) return [];
  const random = randomOf(seed, `professional ${insuredNumber}`);
  const canton = (person.home ?? household.home)?.canton ?? null;
  const age = yearOf(today) - yearOf(birthdate);
  const adultYears = Math.max(0, age - WORKING_AGE - 1);
  const since = addDays(today, -random.between(1, 300 + Math.min(adultYears, 20) * 300));
  const work =
    age <= LAST_AGE_AT_SCHOOL || (age <= LAST_AGE_IN_TRAINING && random.chance(0.4))
      ? inTraining(random, today)
      : inventedWork(random, age, canton);
  return [rowOf(insuredNumber, since, work)];
}

function rowOf(insuredNumber: number, dateOfEntry: string, work: Work): Row {
  const none = { employer: null, occupation: null, organism: null, endOfQualifyingPeriod: null };
  const nowhere = { country: null, canton: null, trainingUntil: null };
  return { insuredNumber, dateOfEntry, ...none, ...nowhere, ...work };
}

/** A training that ends in a summer. */
function inTraining(random: Random, today: string): Work {
  const occupation = random.pick(["Gymnase", "Université", "Haute école", "École de commerce"]);
  const end = yearOf(today) + random.between(1, 3);
  return { professionalStatus: "AUT", occupation, trainingUntil: `${end}-07-31` };
}

function inventedWork(random: Random, age: number, canton: string | null): Work {
  if (age > PENSION_AGE) {
    return { professionalStatus: "REN", organism: "Caisse de compensation AVS", country: "CH" };
  }
  const occupation = random.pick(["Commerce", "Informatique", "Santé", "Bâtiment", "Enseignement"]);
  const professionalStatus = random.weighted<ProfessionalStatus>([
    ["EMP", 80],
    ["IND", 9],
    ["AUT", 9],
    ["DIP", 2],
  ]);
  if (professionalStatus === "DIP") return { professionalStatus };
  if (professionalStatus !== "EMP") return { professionalStatus, occupation };
  const employer = random.pick(["Brunner AG", "Favre SA", "Rossi Sagl", "Stadtwerke", "Alpina AG"]);
  const place = canton === null ? { country: "FR" } : { country: "CH", canton };
  return { professionalStatus, occupation, employer, ...place };
}

type Career = readonly (readonly [day: string, work: Work])[];

/** The occupations of the demonstration people, by insured number. */
function personas(today: string): Readonly<Record<number, Career>> {
  const ago = (years: number) => yearsBefore(today, years);
  const nextMonth = `${addDays(`${today.slice(0, 8)}28`, 7).slice(0, 8)}01`;
  return {
    4218730: [
      [ago(8), employed("Atelier Combe Sàrl", "Architecte", "VD")],
      [addDays(today, -160), employed("Atelier Lumen SA", "Architecte", "VD")],
    ],
    4218731: [[ago(5), employed("Ville de Lausanne", "Enseignant", "VD")]],
    3907112: [
      [
        `${yearOf(today) - 2}-12-01`,
        {
          professionalStatus: "REN",
          organism: "Ausgleichskasse des Kantons Bern",
          country: "CH",
        },
      ],
    ],
    5120044: [[ago(11), { professionalStatus: "IND", occupation: "Grafica" }]],
    6033218: [[ago(2), employed("Gärtnerei Sonnenberg", "Gärtnerin", "ZH")]],
    7245001: [[ago(6), employed("Helvion Instruments SA", "Physicist", "GE")]],
    7245002: [
      [
        addDays(today, -120),
        {
          professionalStatus: "CHO",
          occupation: "Translator",
          endOfQualifyingPeriod: addDays(today, 610),
        },
      ],
    ],
    8100450: [[ago(3), employed("Papeterie Reuss AG", "Buchhändlerin", "LU")]],
    9900123: [[ago(4), employed("Clinique des Mayens SA", "Physiothérapeute", "VS")]],
    3300777: [[ago(9), { professionalStatus: "IND", occupation: "Schreiner" }]],
    3300778: [[ago(12), employed("Biblioteca di Bellinzona", "Bibliotecaria", "TI")]],
    3300779: [[ago(1), student("Gymnasiast", today)]],
    2500001: [[ago(15), { professionalStatus: "IND", occupation: "Landwirt" }]],
    2500002: [[ago(10), { professionalStatus: "AUT", occupation: "Familienarbeit" }]],
    2500003: [[ago(2), employed("Mechanik Thun AG", "Polymechaniker", "BE")]],
    2500004: [
      [ago(1), student("Studentin", today)],
      [nextMonth, employed("Stadtbibliothek Thun", "Bibliothekarin", "BE")],
    ],
    2500005: [[ago(1), student("Lernender Schreiner", today)]],
  };
}

/** A student has proven the training until the summer of next year. */
function student(occupation: string, today: string): Work {
  return { professionalStatus: "AUT", occupation, trainingUntil: `${yearOf(today) + 1}-07-31` };
}

function employed(employer: string, occupation: string, canton: string): Work {
  return { professionalStatus: "EMP", employer, occupation, country: "CH", canton };
}
