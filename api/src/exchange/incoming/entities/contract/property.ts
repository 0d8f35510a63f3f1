import type { ContractOf } from "@portal/model/exchange/contract.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import { ChosenModules } from "../../../../insurer/cover/stored-shapes.ts";
import { contradicts } from "../problems.ts";
import { firstDifference, joined } from "./rows.ts";

/** Writes a contract of property insurance, and returns the first day that differs. */
export async function writeProperty(
  db: Kysely<Tables>,
  { insuredNumber, number, product, versions }: ContractOf<"PROPERTY">,
): Promise<string | undefined> {
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
  if (from === undefined) return undefined;
  await db.deleteFrom("propertyContract").where("noContract", "=", number).execute();
  await db
    .insertInto("propertyContract")
    .values(
      wanted.map(({ modules, ...version }) => ({
        noContract: number,
        ...version,
        modules: JSON.stringify(modules),
      })),
    )
    .execute();
  return from;
}
