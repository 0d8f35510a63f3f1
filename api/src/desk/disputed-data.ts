import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { DisputedDatum } from "@portal/model/desk/disputes.ts";
import type { DeskWork } from "./call.ts";

/** What people dispute of their data after a refused correction, as the law has it noted (decision 169). */
export async function disputedData(
  { db }: DeskWork,
  numbers: readonly number[],
): Promise<(insuredNumber: number) => DisputedDatum[]> {
  const rows = await db
    .selectFrom("disputeNote")
    .select(["insuredNumber", "datum", "notedAt"])
    .where("insuredNumber", "in", [...numbers])
    .orderBy("notedAt", "desc")
    .execute();
  return (insuredNumber) => {
    // The same datum may be refused and disputed again: the newest note is shown.
    const newest = new Map<string, DisputedDatum>();
    for (const { datum, notedAt, ...row } of rows)
      if (row.insuredNumber === insuredNumber && !newest.has(datum))
        newest.set(datum, { datum, notedOn: todayInZurich(notedAt) });
    return [...newest.values()];
  };
}
