import { type InFour, inFour } from "../portal/in-four.ts";
import type { Language } from "../portal/languages.ts";
import type { CodeName } from "./fields.ts";
import type { AccidentStatus, BodyPart, InjuryNature, InsuranceGroup } from "./words.ts";

const statusNames: Readonly<Record<AccidentStatus, InFour>> = {
  SALARIE: inFour("Salarié·e", "Angestellt", "Dipendente", "Employed"),
  SANSACTIVITE: inFour(
    "Sans activité lucrative",
    "Nicht erwerbstätig",
    "Senza attività lucrativa",
    "Not working",
  ),
  INDEP: inFour("Indépendant·e", "Selbständig", "Indipendente", "Self-employed"),
  ETUDIANT: inFour("Aux études", "Im Studium", "Agli studi", "Student"),
  RETRAITE: inFour("À la retraite", "Pensioniert", "In pensione", "Retired"),
  MILITAIRE: inFour(
    "Au service militaire ou civil",
    "Im Militär- oder Zivildienst",
    "In servizio militare o civile",
    "In military or civilian service",
  ),
  CHOMAGE: inFour("Au chômage", "Arbeitslos", "In disoccupazione", "Unemployed"),
  ECOLIER: inFour(
    "À l’école ou pas encore scolarisé·e",
    "In der Schule oder noch nicht schulpflichtig",
    "A scuola o in età prescolastica",
    "At school or below school age",
  ),
  APPRENTI: inFour("En apprentissage", "In der Lehre", "In apprendistato", "Apprentice"),
  FOYER: inFour("Au foyer", "Im Haushalt", "Attività domestica", "At home"),
};

const natureNames: Readonly<Record<InjuryNature, InFour>> = {
  FRACTURE: inFour("Fracture", "Knochenbruch", "Frattura", "Fracture"),
  SPRAIN: inFour("Entorse", "Verstauchung", "Distorsione", "Sprain"),
  BRUISE: inFour("Contusion", "Prellung", "Contusione", "Bruise"),
  WOUND: inFour("Plaie", "Wunde", "Ferita", "Wound"),
  BURN: inFour("Brûlure", "Verbrennung", "Ustione", "Burn"),
  CONCUSSION: inFour(
    "Commotion cérébrale",
    "Gehirnerschütterung",
    "Commozione cerebrale",
    "Concussion",
  ),
  OTHER: inFour("Autre", "Andere", "Altra", "Other"),
};

export const insuranceNames: Readonly<Record<InsuranceGroup, InFour>> = {
  employer: inFour(
    "Assurance-accidents obligatoire de l’employeur",
    "Obligatorische Unfallversicherung des Arbeitgebers",
    "Assicurazione infortuni obbligatoria del datore di lavoro",
    "Employer’s mandatory accident insurance",
  ),
  supplemental: inFour(
    "Assurance-accidents complémentaire",
    "Zusatzversicherung für Unfälle",
    "Assicurazione infortuni complementare",
    "Supplementary accident insurance",
  ),
  private: inFour(
    "Assurance-accidents privée",
    "Private Unfallversicherung",
    "Assicurazione infortuni privata",
    "Private accident insurance",
  ),
  school: inFour(
    "Assurance scolaire",
    "Versicherung der Schule",
    "Assicurazione della scuola",
    "School insurance",
  ),
  other: inFour("Autre assurance", "Andere Versicherung", "Altra assicurazione", "Other insurance"),
};

/** Left and right are those of the injured person. */
const bodyPartNames: Readonly<Record<BodyPart, InFour>> = {
  HEAD: inFour("Tête et visage", "Kopf und Gesicht", "Testa e viso", "Head and face"),
  NECK: inFour("Cou", "Hals", "Collo", "Neck"),
  CHEST: inFour("Thorax", "Brust", "Torace", "Chest"),
  ABDOMEN: inFour("Ventre", "Bauch", "Addome", "Abdomen"),
  PELVIS: inFour("Bassin", "Becken", "Bacino", "Pelvis"),
  BACK_OF_HEAD: inFour("Arrière de la tête", "Hinterkopf", "Retro della testa", "Back of the head"),
  NAPE: inFour("Nuque", "Nacken", "Nuca", "Nape of the neck"),
  UPPER_BACK: inFour("Haut du dos", "Oberer Rücken", "Parte alta della schiena", "Upper back"),
  LOWER_BACK: inFour("Bas du dos", "Unterer Rücken", "Parte bassa della schiena", "Lower back"),
  BUTTOCKS: inFour("Fessier", "Gesäss", "Glutei", "Buttocks"),
  LEFT_SHOULDER: inFour("Épaule gauche", "Linke Schulter", "Spalla sinistra", "Left shoulder"),
  LEFT_UPPER_ARM: inFour("Bras gauche", "Linker Oberarm", "Braccio sinistro", "Left upper arm"),
  LEFT_ELBOW: inFour("Coude gauche", "Linker Ellbogen", "Gomito sinistro", "Left elbow"),
  LEFT_FOREARM: inFour(
    "Avant-bras gauche",
    "Linker Unterarm",
    "Avambraccio sinistro",
    "Left forearm",
  ),
  LEFT_WRIST: inFour("Poignet gauche", "Linkes Handgelenk", "Polso sinistro", "Left wrist"),
  LEFT_HAND: inFour("Main gauche", "Linke Hand", "Mano sinistra", "Left hand"),
  RIGHT_SHOULDER: inFour("Épaule droite", "Rechte Schulter", "Spalla destra", "Right shoulder"),
  RIGHT_UPPER_ARM: inFour("Bras droit", "Rechter Oberarm", "Braccio destro", "Right upper arm"),
  RIGHT_ELBOW: inFour("Coude droit", "Rechter Ellbogen", "Gomito destro", "Right elbow"),
  RIGHT_FOREARM: inFour(
    "Avant-bras droit",
    "Rechter Unterarm",
    "Avambraccio destro",
    "Right forearm",
  ),
  RIGHT_WRIST: inFour("Poignet droit", "Rechtes Handgelenk", "Polso destro", "Right wrist"),
  RIGHT_HAND: inFour("Main droite", "Rechte Hand", "Mano destra", "Right hand"),
  LEFT_THIGH: inFour("Cuisse gauche", "Linker Oberschenkel", "Coscia sinistra", "Left thigh"),
  LEFT_KNEE: inFour("Genou gauche", "Linkes Knie", "Ginocchio sinistro", "Left knee"),
  LEFT_LOWER_LEG: inFour(
    "Jambe gauche",
    "Linker Unterschenkel",
    "Gamba sinistra",
    "Left lower leg",
  ),
  LEFT_FOOT: inFour("Pied gauche", "Linker Fuss", "Piede sinistro", "Left foot"),
  RIGHT_THIGH: inFour("Cuisse droite", "Rechter Oberschenkel", "Coscia destra", "Right thigh"),
  RIGHT_KNEE: inFour("Genou droit", "Rechtes Knie", "Ginocchio destro", "Right knee"),
  RIGHT_LOWER_LEG: inFour(
    "Jambe droite",
    "Rechter Unterschenkel",
    "Gamba destra",
    "Right lower leg",
  ),
  RIGHT_FOOT: inFour("Pied droit", "Rechter Fuss", "Piede destro", "Right foot"),
};

/** The names of the codes of each field that has some. */
const codeNames: Readonly<Record<CodeName, Readonly<Record<string, InFour>>>> = {
  status: statusNames,
  injuredBodyPart: bodyPartNames,
  injuryNature: natureNames,
};

export function hasCodes(field: string): field is CodeName {
  return Object.hasOwn(codeNames, field);
}

/** The name of a code of a field; an unknown code is returned as it is. */
export function codeName(field: CodeName, code: string, language: Language): string {
  return codeNames[field][code]?.[language] ?? code;
}
