import type { ContractOf } from "@portal/model/exchange/contract.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import { ChosenModules } from "../../../../insurer/cover/stored-shapes.ts";
import { contradicts } from "../problems.ts";
import { changedFrom, firstDifference, joined } from "./rows.ts";

/** Writes a contract of property insurance. */
export async function writeProperty(
  db: Kysely<Tables>,
  { insuredNumber, number, product, versions }: ContractOf<"PROPERTY">,
): Promise<void> {
  const rows = await db
    .selectFrom("propertyContract")
    .select(["validFrom", "validTo", "endsOn", "level", "circle", "periodicity", "statusTaker"])
    .select(["residenceType", "constructionType", "street", "town", "modules", "insuredNumber"])
    .select("productCode")
    .where("noContract", "=", number)
    .orderBy("validFrom")
    .forUpdate()
    .execute();
  // A number that another policyholder has is not taken over.
  if (rows.some((row) => row.insuredNumber !== insuredNumber))
    throw contradicts("number", "exchange.otherKey");
  const stored = rows.map((row) => ({ ...row, modules: ChosenModules.parse(row.modules) }));
  const wanted = joined(
    versions.map(({ taker, residence, construction, ...version }) => ({
      ...version,
      statusTaker: taker,
      residenceType: residence,
      constructionType: construction,
      insuredNumber,
      productCode: product,
    })),
  );
  const from = firstDifference(stored, wanted);
  if (from === undefined) return;
  const rowsToWrite = wanted.map(({ modules, ...version }) => ({
    noContract: number,
    ...version,
    modules: JSON.stringify(modules),
  }));
  await Promise.all([
    ...(stored.length > 0
      ? [db.deleteFrom("propertyContract").where("noContract", "=", number).execute()]
      : []),
    db.insertInto("propertyContract").values(rowsToWrite).execute(),
    changedFrom(db, insuredNumber, from),
  ]);
}
