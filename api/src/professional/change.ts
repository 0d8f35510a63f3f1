import type { ProfessionalData } from "@portal/model/professional.ts";
import { ProfessionalDetails } from "@portal/model/requests/stored-details.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import type { RequestKind } from "../insurer/requests/kinds.ts";
import { professionalDone, professionalReceived } from "./messages.ts";

export function detailsOf(told: ProfessionalData): ProfessionalDetails {
  const { professionalStatus, dateOfEntry, ...rest } = told;
  return { status: professionalStatus, entryDate: dateOfEntry, ...rest };
}

/** New professional data of a person from their date of entry on. */
export const professionalChange: RequestKind<ProfessionalDetails> = {
  type: "UPDATE_PROFESSIONAL_DATA",
  nature: "PROFESSIONAL_DATA",
  details: ProfessionalDetails,
  async apply({ db }, { insuredNumber, details }) {
    if (insuredNumber === null) throw new Error("Professional data without an insured person.");
    const { status, entryDate, ...rest } = details;
    await giveWay(db, insuredNumber, entryDate);
    await db
      .insertInto("professionalData")
      .values({ insuredNumber, professionalStatus: status, dateOfEntry: entryDate, ...rest })
      .execute();
  },
  messages: { received: professionalReceived, done: professionalDone },
  news: "communicationNew",
};

/**
 * The latest data win. Data for a past or present day replace those since that day, but not announced ones; data for a
 * later day replace the announced ones.
 */
async function giveWay(db: Kysely<Tables>, insuredNumber: number, day: string): Promise<void> {
  await raw`delete from professional_data d using (select (now() at time zone 'Europe/Zurich')::date) t (today)
    where d.insured_number = ${insuredNumber}
      and (d.date_of_entry > t.today) = (${day}::date > t.today)
      and (d.date_of_entry >= ${day}::date or ${day}::date > t.today)`.execute(db);
}
