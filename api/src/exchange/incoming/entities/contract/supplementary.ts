import type { ContractOf } from "@portal/model/exchange/contract.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "../../../../core/db/tables.ts";
import { changedFrom, firstDifference, joined } from "./rows.ts";

const Variants = z.array(z.string());

/** Writes a supplementary contract. */
export async function writeSupplementary(
  db: Kysely<Tables>,
  { insuredNumber, product, versions }: ContractOf<"SUPPLEMENTARY">,
): Promise<void> {
  const rows = await db
    .selectFrom("supplementaryContract")
    .select(["validFrom", "validTo", "level", "deductible", "risk", "frameworkAgreement"])
    .select(["waitingUntil", "variantes"])
    .where("insuredNumber", "=", insuredNumber)
    .where("productCode", "=", product)
    .orderBy("validFrom")
    .forUpdate()
    .execute();
  const stored = rows.map((row) => ({ ...row, variantes: Variants.parse(row.variantes) }));
  const wanted = joined(
    versions.map(({ variants, ...version }) => ({ ...version, variantes: variants })),
  );
  const from = firstDifference(stored, wanted);
  if (from === undefined) return;
  const rowsToWrite = wanted.map(({ variantes, ...version }) => ({
    insuredNumber,
    productCode: product,
    ...version,
    variantes: JSON.stringify(variantes),
  }));
  await Promise.all([
    ...(stored.length > 0
      ? [
          db
            .deleteFrom("supplementaryContract")
            .where("insuredNumber", "=", insuredNumber)
            .where("productCode", "=", product)
            .execute(),
        ]
      : []),
    db.insertInto("supplementaryContract").values(rowsToWrite).execute(),
    changedFrom(db, insuredNumber, from),
  ]);
}
