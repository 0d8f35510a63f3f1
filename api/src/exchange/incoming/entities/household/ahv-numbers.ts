import type { ExchangedPerson } from "@portal/model/exchange/household.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import type { IncomingWork } from "../../../entity.ts";

export async function storedAhvNumbers(db: Kysely<Tables>, people: readonly number[]) {
  const rows = await db
    .selectFrom("ahvNumber")
    .select(["insuredNumber", "ahvNumber"])
    .where("insuredNumber", "in", people)
    .execute();
  return new Map(rows.map(({ insuredNumber, ahvNumber }) => [insuredNumber, ahvNumber]));
}

/** Writes the numbers that differ, and removes those that a record does not name any more. */
export async function writeAhvNumbers(
  { db }: Pick<IncomingWork, "db">,
  people: readonly ExchangedPerson[],
  stored: Awaited<ReturnType<typeof storedAhvNumbers>>,
): Promise<void> {
  const changed = people.filter(
    ({ insuredNumber, ahvNumber }) => (stored.get(insuredNumber) ?? null) !== ahvNumber,
  );
  const gone = changed.filter(({ ahvNumber }) => ahvNumber === null);
  const rows = changed.flatMap(({ insuredNumber, ahvNumber }) =>
    ahvNumber === null ? [] : [{ insuredNumber, ahvNumber }],
  );
  if (gone.length > 0)
    await db
      .deleteFrom("ahvNumber")
      .where(
        "insuredNumber",
        "in",
        gone.map(({ insuredNumber }) => insuredNumber),
      )
      .execute();
  if (rows.length > 0)
    await db
      .insertInto("ahvNumber")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column("insuredNumber")
          .doUpdateSet({ ahvNumber: (one) => one.ref("excluded.ahvNumber") }),
      )
      .execute();
}
