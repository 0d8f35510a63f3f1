import type { CareCategory } from "@portal/model/cost-sharing/care.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import type { Language } from "@portal/model/portal/languages.ts";

/** The fingerprint of the sent files and the day of receipt. */
interface SentBill {
  fingerprint: Buffer;
  receivedOn: string;
  isForeign: boolean;
  language: Language;
}

/** The content of a bill. Amounts in rappen. */
export interface BillFigures {
  provider: string;
  category: CareCategory;
  treatmentBegin: string;
  treatmentEnd: string;
  tiers: "GARANT";
  billed: number;
}

const SMALLEST = 40_00;
const STEP = 5;
const STEPS = 9_601;
const THERAPY_DAYS = 7;

/**
 * Simulates the clerks who read bills, since the insurer is invented: provider, day and amount are derived from the
 * fingerprint of the files, so that the same bill always has the same content. A sent bill counts as paid.
 */
export function readBill({ fingerprint, receivedOn, isForeign, language }: SentBill): BillFigures {
  const category = isForeign ? "DOCTOR" : categoryOf(fingerprint.readUInt8(0));
  const treatmentEnd = moveDay(receivedOn, { days: -3 - (fingerprint.readUInt8(1) % 12) });
  const days = category === "THERAPY" ? THERAPY_DAYS : 0;
  return {
    provider: isForeign ? abroad[language] : providers[category][language],
    category,
    treatmentBegin: moveDay(treatmentEnd, { days: -days }),
    treatmentEnd,
    tiers: "GARANT",
    billed: SMALLEST + (fingerprint.readUInt16BE(2) % STEPS) * STEP,
  };
}

type ReadCategory = "DOCTOR" | "MEDICINE" | "LABORATORY" | "THERAPY";

/** Half of the bills are from a doctor. */
function categoryOf(byte: number): ReadCategory {
  if (byte < 128) return "DOCTOR";
  if (byte < 180) return "MEDICINE";
  return byte < 218 ? "LABORATORY" : "THERAPY";
}

const providers: Readonly<Record<ReadCategory, Readonly<Record<Language, string>>>> = {
  DOCTOR: {
    fr: "Cabinet médical du Marché",
    de: "Praxis am Markt",
    it: "Studio medico al Mercato",
    en: "Cabinet médical du Marché",
  },
  MEDICINE: {
    fr: "Pharmacie du Tilleul",
    de: "Linden-Apotheke",
    it: "Farmacia del Tiglio",
    en: "Pharmacie du Tilleul",
  },
  LABORATORY: {
    fr: "Laboratoire Analytica SA",
    de: "Labor Analytica AG",
    it: "Laboratorio Analytica SA",
    en: "Laboratoire Analytica SA",
  },
  THERAPY: {
    fr: "Physiothérapie du Bourg",
    de: "Physiotherapie Altstadt",
    it: "Fisioterapia del Borgo",
    en: "Physiothérapie du Bourg",
  },
};

const abroad: Readonly<Record<Language, string>> = {
  fr: "Cabinet médical à l’étranger",
  de: "Arztpraxis im Ausland",
  it: "Studio medico all’estero",
  en: "Doctor’s practice abroad",
};
