import type { ExchangedPerson } from "@portal/model/exchange/household.ts";
import type { ExchangedOccupation } from "@portal/model/exchange/occupations.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import type { IncomingWork } from "../../../entity.ts";

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

type Occupation = { [Column in (typeof columns)[number]]: string | null };

export function storedOccupations(db: Kysely<Tables>, people: readonly number[]) {
  return db
    .selectFrom("professionalData")
    .select(["insuredNumber", ...columns])
    .where("insuredNumber", "in", people)
    .orderBy("dateOfEntry")
    .execute();
}

/** Writes the occupations of people, where they differ. */
export async function writeOccupations(
  { db }: Pick<IncomingWork, "db">,
  people: readonly ExchangedPerson[],
  stored: Awaited<ReturnType<typeof storedOccupations>>,
): Promise<void> {
  const changed = people.filter(({ insuredNumber, occupations }) => {
    const own = stored.filter((row) => row.insuredNumber === insuredNumber);
    return keyOf(own) !== keyOf(occupations.toSorted(byEntry));
  });
  if (changed.length === 0) return;
  const numbers = changed.map(({ insuredNumber }) => insuredNumber);
  const rows = changed.flatMap(({ insuredNumber, occupations }) =>
    occupations.map((row) => ({ insuredNumber, ...row })),
  );
  await Promise.all([
    db.deleteFrom("professionalData").where("insuredNumber", "in", numbers).execute(),
    ...(rows.length > 0 ? [db.insertInto("professionalData").values(rows).execute()] : []),
  ]);
}

function byEntry(one: ExchangedOccupation, other: ExchangedOccupation): number {
  return one.dateOfEntry < other.dateOfEntry ? -1 : 1;
}

function keyOf(list: readonly Occupation[]): string {
  return JSON.stringify(list.map((row) => columns.map((column) => row[column])));
}
