import { NO_END } from "@portal/model/calendar/validity.ts";
import type { ExchangedAddress, ExchangedPerson } from "@portal/model/exchange/household.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import type { IncomingWork } from "../../entity.ts";
import { isListed, type LocalityOf } from "./known-places.ts";

/**
 * Writes the addresses of a person and keeps the rows that are the same: a form that a customer has open names them.
 * Returns the first day on which the legal domicile is another one.
 */
export async function writeAddresses(
  { db }: Pick<IncomingWork, "db">,
  { insuredNumber, addresses }: ExchangedPerson,
  localityOf: LocalityOf,
): Promise<string | undefined> {
  const stored = await storedAddresses(db, insuredNumber);
  const wanted = addresses.map((address) => rowOf(address, localityOf));
  const known = new Set(wanted.map(keyOf));
  const gone = stored.filter((row) => !known.has(keyOf(row)));
  const kept = new Set(stored.map(keyOf));
  const added = wanted.filter((row) => !kept.has(keyOf(row)));
  if (gone.length > 0)
    await db
      .deleteFrom("postalAddress")
      .where(
        "id",
        "in",
        gone.map(({ id }) => id),
      )
      .execute();
  if (added.length > 0)
    await db
      .insertInto("postalAddress")
      .values(added.map((row) => ({ insuredNumber, ...row })))
      .execute();
  if (stored.length === 0) return undefined;
  return firstChange(
    stored.filter(({ domicileLegal }) => domicileLegal),
    wanted.filter(({ domicileLegal }) => domicileLegal),
  );
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

function storedAddresses(db: Kysely<Tables>, insuredNumber: number) {
  return db
    .selectFrom("postalAddress")
    .select(["id", ...compared])
    .where("insuredNumber", "=", insuredNumber)
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
