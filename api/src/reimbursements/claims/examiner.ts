import type { SentBill } from "@portal/model/bills/sent-bill.ts";
import type { CareCategory } from "@portal/model/cost-sharing/care.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import type { Language } from "@portal/model/portal/languages.ts";

/** The fingerprint of the sent files, the day of receipt, and what the sender says of the bill. */
interface BillToRead {
  fingerprint: Buffer;
  receivedOn: string;
  isForeign: boolean;
  language: Language;
  said: SentBill;
}

/** The content of a bill. Amounts in rappen. */
export interface BillFigures {
  provider: string;
  category: CareCategory;
  treatmentBegin: string;
  treatmentEnd: string;
  tiers: "GARANT";
  billed: number;
  beyondBasic: number;
}

const SMALLEST = 40_00;
const STEP = 5;
const STEPS = 9_601;
const THERAPY_DAYS = 7;

/** Simulated bills for care of these kinds are beyond basic insurance. */
const beyondBasicInsurance: readonly CareCategory[] = ["DENTAL", "GLASSES", "ALTERNATIVE"];

/**
 * Simulates the clerks who read bills, since the insurer is invented: they find what the sender says. What the sender
 * leaves out is derived from the fingerprint of the files, so that the same bill always has the same content. A sent
 * bill counts as paid.
 */
export function readBill(bill: BillToRead): BillFigures {
  const { fingerprint, isForeign, language, said } = bill;
  const invented = isForeign ? "DOCTOR" : categoryOf(fingerprint.readUInt8(0));
  const category = said.category ?? invented;
  const billed = said.amount ?? SMALLEST + (fingerprint.readUInt16BE(2) % STEPS) * STEP;
  return {
    provider: said.provider ?? (isForeign ? abroad[language] : providers[invented][language]),
    category,
    ...treatmentOf(bill, category),
    tiers: "GARANT",
    billed,
    beyondBasic: beyondBasicInsurance.includes(category) ? billed : 0,
  };
}

/** Bills are written, and sent in, some days after the treatment. */
function treatmentOf(
  { fingerprint, receivedOn, said }: BillToRead,
  category: CareCategory,
): Pick<BillFigures, "treatmentBegin" | "treatmentEnd"> {
  if (said.treatedOn) return { treatmentBegin: said.treatedOn, treatmentEnd: said.treatedOn };
  const written =
    said.billedOn && said.billedOn < receivedOn
      ? said.billedOn
      : moveDay(receivedOn, { days: -3 - (fingerprint.readUInt8(1) % 12) });
  const days = category === "THERAPY" ? THERAPY_DAYS : 0;
  return { treatmentBegin: moveDay(written, { days: -days }), treatmentEnd: written };
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
