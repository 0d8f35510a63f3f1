import type { CareCategory } from "@portal/model/cost-sharing/care.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import type { Language } from "@portal/model/portal/languages.ts";

/** What there is to read: the fingerprint of what was sent, and when it came. */
interface SentBill {
  fingerprint: Buffer;
  receivedOn: string;
  isForeign: boolean;
  language: Language;
}

/** What a bill says once it was read. Amounts in rappen. */
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
 * Stands for the people who read bills. This insurer is invented and nobody reads: provider, day and amount follow from
 * the fingerprint of the files, so that the same bill always says the same. Whoever sends a bill in has paid it.
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

/** Half of what people send in is from a doctor. */
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
