import type { ExchangedPerson } from "@portal/model/exchange/household.ts";
import type { ExchangedOccupation } from "@portal/model/exchange/occupations.ts";
import type { IncomingWork } from "../../entity.ts";

const columns = [
  "dateOfEntry",
  "professionalStatus",
  "employer",
  "occupation",
  "organism",
  "endOfQualifyingPeriod",
  "country",
  "canton",
  "trainingUntil",
] as const satisfies readonly (keyof ExchangedOccupation)[];

/** Writes the occupations of a person, if they differ. */
export async function writeOccupations(
  { db }: Pick<IncomingWork, "db">,
  { insuredNumber, occupations }: ExchangedPerson,
): Promise<void> {
  const stored = await db
    .selectFrom("professionalData")
    .select(columns)
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("dateOfEntry")
    .execute();
  const sorted = occupations.toSorted((one, other) =>
    one.dateOfEntry < other.dateOfEntry ? -1 : 1,
  );
  const keyOf = (list: readonly { [Column in (typeof columns)[number]]: string | null }[]) =>
    JSON.stringify(list.map((row) => columns.map((column) => row[column])));
  if (keyOf(stored) === keyOf(sorted)) return;
  await db.deleteFrom("professionalData").where("insuredNumber", "=", insuredNumber).execute();
  if (sorted.length === 0) return;
  await db
    .insertInto("professionalData")
    .values(sorted.map((row) => ({ insuredNumber, ...row })))
    .execute();
}
