import type { ExchangedPerson, Household } from "@portal/model/exchange/household.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import type { IncomingWork } from "../../entity.ts";
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
  "diedOn",
] as const;

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
  internalKey: string | undefined,
): Promise<Members> {
  const numbers = people.map(({ insuredNumber }) => insuredNumber);
  const former = internalKey === undefined ? policyholder : Number(internalKey);
  const holders = [...new Set([former, policyholder])];
  const rows = await db
    .selectFrom("insured")
    .select(columns)
    .where((one) =>
      one.or([
        one("insuredNumber", "in", [...numbers, ...holders]),
        one("policyholder", "in", holders),
      ]),
    )
    .orderBy("insuredNumber")
    .forNoKeyUpdate()
    .execute();
  const stored = new Map(rows.map((row) => [row.insuredNumber, row]));
  await requireFree(db, { numbers, holders, stored });
  const left = [...stored.keys()].filter((number) => !numbers.includes(number));
  return { left, stored };
}

interface Wanted {
  numbers: readonly number[];
  holders: readonly number[];
  stored: ReadonlyMap<number, StoredPerson>;
}

/**
 * A person is in one household: another one lets them go first. A person who held contracts alone may join another
 * household.
 */
async function requireFree(
  db: Kysely<Tables>,
  { numbers, holders, stored }: Wanted,
): Promise<void> {
  const others = numbers.filter((number) => !holders.includes(number));
  const dependants = await db
    .selectFrom("insured")
    .select("policyholder")
    .distinct()
    .where("policyholder", "in", [0, ...others])
    .execute();
  const withOthers = new Set(dependants.map((row) => row.policyholder));
  for (const [at, number] of numbers.entries()) {
    const holder = stored.get(number)?.policyholder ?? null;
    const isElsewhere = holder !== null && !holders.includes(holder);
    if (isElsewhere || (withOthers.has(number) && !holders.includes(number)))
      throw contradicts(`people.${at}.insuredNumber`, "household.other");
  }
}

/** Writes the people and to whom they belong; returns whose premiums change with their birthdate, and from when. */
export async function writeMembers(
  { db, today }: Pick<IncomingWork, "db" | "today">,
  { policyholder, people }: Household,
  { left, stored }: Members,
): Promise<{ people: number[]; from: string } | undefined> {
  // A policyholder is referred to, and comes first.
  const ordered = people.toSorted(
    (one, other) =>
      Number(other.insuredNumber === policyholder) - Number(one.insuredNumber === policyholder),
  );
  for (const person of ordered) {
    const holder = person.insuredNumber === policyholder ? null : policyholder;
    await writePerson(db, rowOf(person, holder), stored.get(person.insuredNumber));
  }
  if (left.length > 0)
    await db
      .updateTable("insured")
      .set({ policyholder: null })
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

function rowOf(person: ExchangedPerson, policyholder: number | null): Row {
  const { insuredNumber, firstname, lastname, birthdate, gender, language } = person;
  const { collective, forInformation, nationality, permit } = person;
  const names = { insuredNumber, firstname, lastname, birthdate, gender, language };
  return { ...names, collective, forInformation, nationality, permit, policyholder };
}

async function writePerson(
  db: Kysely<Tables>,
  { insuredNumber, ...row }: Row,
  before: StoredPerson | undefined,
): Promise<void> {
  if (!before) {
    await db
      .insertInto("insured")
      .values({ insuredNumber, ...row })
      .onConflict((conflict) => conflict.column("insuredNumber").doUpdateSet(row))
      .execute();
    return;
  }
  const isSame = Object.entries(row).every(([name, value]) => Reflect.get(before, name) === value);
  if (isSame) return;
  await db.updateTable("insured").set(row).where("insuredNumber", "=", insuredNumber).execute();
}
