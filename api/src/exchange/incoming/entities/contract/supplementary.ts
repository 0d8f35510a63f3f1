import type { ContractOf } from "@portal/model/exchange/contract.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "../../../../core/db/tables.ts";
import { firstDifference, joined } from "./rows.ts";

const Variants = z.array(z.string());

/** Writes a supplementary contract, and returns the first day that differs. */
export async function writeSupplementary(
  db: Kysely<Tables>,
  { insuredNumber, product, versions }: ContractOf<"SUPPLEMENTARY">,
): Promise<string | undefined> {
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
  if (from === undefined) return undefined;
  await db
    .deleteFrom("supplementaryContract")
    .where("insuredNumber", "=", insuredNumber)
    .where("productCode", "=", product)
    .execute();
  await db
    .insertInto("supplementaryContract")
    .values(
      wanted.map(({ variantes, ...version }) => ({
        insuredNumber,
        productCode: product,
        ...version,
        variantes: JSON.stringify(variantes),
      })),
    )
    .execute();
  return from;
}
