import type { ExchangedPerson, Household } from "@portal/model/exchange/household.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import type { IncomingWork } from "../../../entity.ts";
import { contradicts } from "../problems.ts";

export interface Members {
  /** Those who were in the household and are not any more. */
  left: readonly number[];
  stored: ReadonlyMap<number, StoredPerson>;
}

const columns = [
  "insuredNumber",
  "firstname",
  "lastname",
  "birthdate",
  "gender",
  "language",
  "collective",
  "forInformation",
  "nationality",
  "permit",
  "policyholder",
  "household",
  "diedOn",
] as const;

/** The columns that a record writes. */
const written = columns.filter((column) => column !== "insuredNumber" && column !== "diedOn");

type StoredPerson = Pick<
  Tables["insured"],
  Exclude<(typeof columns)[number], "forInformation" | "nationality">
> & {
  forInformation: boolean;
  nationality: string;
};

/** Locks the rows of all people who are or were in the household, in one order, and refuses those of another one. */
export async function lockMembers(
  db: Kysely<Tables>,
  { policyholder, people }: Household,
  household: string,
): Promise<Members> {
  const numbers = people.map(({ insuredNumber }) => insuredNumber);
  const rows = await db
    .selectFrom("insured")
    .select(columns)
    .where((one) =>
      one.or([
        one("insuredNumber", "in", numbers),
        one("policyholder", "=", policyholder),
        one("household", "=", household),
      ]),
    )
    .orderBy("insuredNumber")
    .forNoKeyUpdate()
    .execute();
  const stored = new Map(rows.map((row) => [row.insuredNumber, row]));
  await requireFree(db, { numbers, policyholder, household, stored });
  const left = rows.filter(({ insuredNumber }) => !numbers.includes(insuredNumber));
  return { left: left.map(({ insuredNumber }) => insuredNumber), stored };
}

interface Wanted {
  numbers: readonly number[];
  policyholder: number;
  household: string;
  stored: ReadonlyMap<number, StoredPerson>;
}

/**
 * A person is in one household: another one lets them go first. A person who is insured alone may join another
 * household.
 */
async function requireFree(
  db: Kysely<Tables>,
  { numbers, policyholder, household, stored }: Wanted,
): Promise<void> {
  const strangers = numbers.flatMap((number) => {
    const person = stored.get(number);
    return person && person.household !== household ? [person] : [];
  });
  if (strangers.length === 0) return;
  const holders = strangers.map(({ insuredNumber }) => insuredNumber);
  const households = strangers.flatMap((person) => person.household ?? []);
  const others = await db
    .selectFrom("insured")
    .select(["insuredNumber", "policyholder", "household"])
    .where((one) =>
      one.or([one("policyholder", "in", holders), one("household", "in", ["", ...households])]),
    )
    .where("insuredNumber", "not in", holders)
    .execute();
  for (const person of strangers) {
    const { insuredNumber, policyholder: holder } = person;
    const isWithOthers = others.some(
      (other) =>
        (person.household !== null && other.household === person.household) ||
        (other.policyholder === insuredNumber && insuredNumber !== policyholder),
    );
    const isElsewhere = holder !== null && holder !== policyholder;
    if (isWithOthers || isElsewhere)
      throw contradicts(
        `people.${numbers.indexOf(insuredNumber)}.insuredNumber`,
        "household.other",
      );
  }
}

/** Writes the people and to whom they belong; returns whose premiums change with their birthdate, and from when. */
export async function writeMembers(
  { db, today }: Pick<IncomingWork, "db" | "today">,
  { policyholder, people }: Household,
  { left, stored }: Members,
  household: string,
): Promise<{ people: number[]; from: string } | undefined> {
  const rows = people.map((person) => {
    const holder = person.insuredNumber === policyholder ? null : policyholder;
    return { ...rowOf(person, holder), household };
  });
  const added = rows.filter(({ insuredNumber }) => !stored.has(insuredNumber));
  if (added.length > 0) await addPeople(db, added);
  await Promise.all(
    rows.flatMap(({ insuredNumber, ...row }) => {
      const before = stored.get(insuredNumber);
      if (!before || isSame(before, row)) return [];
      return db
        .updateTable("insured")
        .set(row)
        .where("insuredNumber", "=", insuredNumber)
        .execute();
    }),
  );
  if (left.length > 0)
    await db
      .updateTable("insured")
      .set({ policyholder: null, household: null })
      .where("insuredNumber", "in", left)
      .execute();
  const reborn = people.filter(({ insuredNumber, birthdate }) => {
    const before = stored.get(insuredNumber);
    return before !== undefined && before.birthdate !== birthdate;
  });
  if (reborn.length === 0) return undefined;
  return {
    people: reborn.map(({ insuredNumber }) => insuredNumber),
    from: `${today.slice(0, 4)}-01-01`,
  };
}

type Row = Omit<StoredPerson, "diedOn">;
type RowOfPerson = Omit<Row, "household">;

function rowOf(person: ExchangedPerson, policyholder: number | null): RowOfPerson {
  const { insuredNumber, firstname, lastname, birthdate, gender, language } = person;
  const { collective, forInformation, nationality, permit } = person;
  const names = { insuredNumber, firstname, lastname, birthdate, gender, language };
  return { ...names, collective, forInformation, nationality, permit, policyholder };
}

/** One statement: to whom people belong is checked at its end. */
async function addPeople(db: Kysely<Tables>, rows: readonly Row[]): Promise<void> {
  await db
    .insertInto("insured")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column("insuredNumber")
        .doUpdateSet((one) =>
          Object.fromEntries(written.map((column) => [column, one.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
}

function isSame(before: StoredPerson, row: Omit<Row, "insuredNumber">): boolean {
  return Object.entries(row).every(([name, value]) => Reflect.get(before, name) === value);
}
