import { formatDate } from "@portal/model/calendar/dates.ts";
import type { MutationCode } from "@portal/model/contract-changes/proposal.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { RequestToApply, Work } from "../../insurer/requests/kinds.ts";

type Changed = MutationCode | "insurer";

interface DoneTexts {
  changes: Readonly<Record<Changed, string>>;
  line: (name: string, change: string, day: string) => string;
}

/** The change, the person and the day; the new value is only shown in the portal. */
const words: Readonly<Record<Language, DoneTexts>> = {
  fr: {
    changes: {
      aosModel: "modèle d’assurance",
      deductible: "franchise",
      riskAdd: "couverture accident",
      riskDel: "couverture accident",
      primaryCareDoctor: "médecin de famille",
      invoiceFrequency: "rythme de paiement",
      insurer: "assureur",
    },
    line: (name, change, day) => `${name}\u00a0: ${change}, dès le ${day}`,
  },
  de: {
    changes: {
      aosModel: "Versicherungsmodell",
      deductible: "Franchise",
      riskAdd: "Unfalldeckung",
      riskDel: "Unfalldeckung",
      primaryCareDoctor: "Hausärztin oder Hausarzt",
      invoiceFrequency: "Zahlungsrhythmus",
      insurer: "Versicherer",
    },
    line: (name, change, day) => `${name}: ${change}, ab ${day}`,
  },
  it: {
    changes: {
      aosModel: "modello assicurativo",
      deductible: "franchigia",
      riskAdd: "copertura infortuni",
      riskDel: "copertura infortuni",
      primaryCareDoctor: "medico di famiglia",
      invoiceFrequency: "frequenza di pagamento",
      insurer: "assicuratore",
    },
    line: (name, change, day) => `${name}: ${change}, dal ${day}`,
  },
  en: {
    changes: {
      aosModel: "insurance model",
      deductible: "deductible",
      riskAdd: "accident cover",
      riskDel: "accident cover",
      primaryCareDoctor: "family doctor",
      invoiceFrequency: "payment frequency",
      insurer: "insurer",
    },
    line: (name, change, day) => `${name}: ${change}, from ${day}`,
  },
};

/** The line of a change in the message about its completion. */
export async function doneLineOf(
  { db }: Work,
  { insuredNumber, language }: Pick<RequestToApply<unknown>, "insuredNumber" | "language">,
  { changed, day }: { changed: Changed; day: string },
): Promise<string> {
  const person = await db
    .selectFrom("insured")
    .select(["firstname", "lastname"])
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirst();
  const { changes, line } = words[language];
  const name = person ? `${person.firstname} ${person.lastname}` : "";
  return line(name, changes[changed], formatDate(day));
}
