import { NO_END } from "@portal/model/calendar/validity.ts";
import type { ExchangedAddress, ExchangedPerson } from "@portal/model/exchange/household.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import type { IncomingWork } from "../../../entity.ts";
import { isListed, type LocalityOf } from "./known-places.ts";

/** The people who live elsewhere by law, each from a day on. */
export type Moves = { people: number[]; from: string }[];

/** Writes the addresses of people and keeps the rows that are the same: a form that a customer has open names them. */
export function writeAddresses(
  { db }: Pick<IncomingWork, "db">,
  people: readonly ExchangedPerson[],
  { stored, localityOf }: { stored: StoredAddresses; localityOf: LocalityOf },
): { moves: Moves; written: Promise<unknown> } {
  const changes = people.map(({ insuredNumber, addresses }) => {
    const own = stored.filter((row) => row.insuredNumber === insuredNumber);
    return {
      insuredNumber,
      ...changeOf(
        own,
        addresses.map((one) => rowOf(one, localityOf)),
      ),
    };
  });
  const gone = changes.flatMap((one) => one.gone);
  const added = changes.flatMap(({ insuredNumber, added: rows }) =>
    rows.map((row) => ({ insuredNumber, ...row })),
  );
  const written = Promise.all([
    ...(gone.length > 0 ? [db.deleteFrom("postalAddress").where("id", "in", gone).execute()] : []),
    ...(added.length > 0 ? [db.insertInto("postalAddress").values(added).execute()] : []),
  ]);
  const moves = changes.flatMap(({ insuredNumber, from }) =>
    from === undefined ? [] : [{ people: [insuredNumber], from }],
  );
  return { moves, written };
}

function changeOf(stored: StoredAddresses, wanted: readonly Row[]) {
  const known = new Set(wanted.map(keyOf));
  const kept = new Set(stored.map(keyOf));
  const gone = stored.filter((row) => !known.has(keyOf(row))).map(({ id }) => id);
  const added = wanted.filter((row) => !kept.has(keyOf(row)));
  const legal = (rows: readonly Compared[]) => rows.filter(({ domicileLegal }) => domicileLegal);
  const from = stored.length === 0 ? undefined : firstChange(legal(stored), legal(wanted));
  return { gone, added, from };
}

const compared = [
  "domicileLegal",
  "correspondance",
  "validFrom",
  "validTo",
  "street",
  "number",
  "complement",
  "poBox",
  "country",
  "zip",
  "city",
] as const;

export type StoredAddresses = Awaited<ReturnType<typeof storedAddresses>>;

export function storedAddresses(db: Kysely<Tables>, people: readonly number[]) {
  return db
    .selectFrom("postalAddress")
    .select(["id", "insuredNumber", ...compared])
    .where("insuredNumber", "in", people)
    .forUpdate()
    .execute();
}

type Row = ReturnType<typeof rowOf>;
type Compared = Pick<Row, (typeof compared)[number]>;

function rowOf(address: ExchangedAddress, localityOf: LocalityOf) {
  const { uses, validFrom, validTo, street, number, complement, poBox, country, zip, city } =
    address;
  const locality = isListed(address) ? localityOf(zip, city) : undefined;
  return {
    domicileLegal: uses.includes("DOMICILE_LEGAL"),
    correspondance: uses.includes("CORRESPONDANCE"),
    validFrom,
    validTo,
    street: street || null,
    number: number || null,
    complement: complement || null,
    poBox: poBox || null,
    country,
    zip,
    city,
    canton: locality?.canton ?? null,
    localityId: locality?.id ?? null,
    ofsLocalityId: locality?.ofsLocalityId ?? null,
  };
}

function keyOf(row: Compared): string {
  return JSON.stringify(compared.map((column) => row[column]));
}

/** The first day on which two lists of periods name different places. */
function firstChange(before: readonly Compared[], after: readonly Compared[]): string | undefined {
  const days = [...before, ...after].flatMap(({ validFrom, validTo }) =>
    validTo === NO_END ? [validFrom] : [validFrom, dayAfter(validTo)],
  );
  const placeOn = (list: readonly Compared[], day: string) => {
    const row = list.find((one) => one.validFrom <= day && day <= one.validTo);
    return row && JSON.stringify([row.street, row.number, row.country, row.zip, row.city]);
  };
  return days.toSorted().find((day) => placeOn(before, day) !== placeOn(after, day));
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
