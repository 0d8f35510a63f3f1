import { CareDoctor } from "@portal/model/contract.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { allowed, allowedFor } from "../../insurer/caregivers/allowed.ts";

/** A doctor named for a product from a day on, with the input field that names the doctor. */
export interface NamedDoctor {
  field: string;
  number: string;
  birthdate: string;
  productCode: string;
  day: string;
}

/** The doctor as stored in the contract; refused if the product does not allow the doctor on the day. */
export async function requireDoctor(db: Kysely<Tables>, named: NamedDoctor): Promise<CareDoctor> {
  const { field, number, birthdate, productCode, day } = named;
  const found = await allowed(db, allowedFor(birthdate, productCode, day))
    .where("noPartenaire", "=", number)
    .executeTakeFirst();
  if (!found) throw new Problem("INVALID", { fields: { [field]: "contractChanges.doctor" } });
  return CareDoctor.parse(found);
}
