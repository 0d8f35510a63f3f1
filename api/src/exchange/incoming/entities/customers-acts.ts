import type { InteractionNature } from "@portal/model/requests/interactions.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../../core/db/tables.ts";

/** Whether a customer changed this part of a person after the source had read its state. */
export type IsKept = (insuredNumber: number, nature: InteractionNature) => boolean;

/**
 * The acts of customers that stand above a record. Open requests stay locked until the end of the transaction, so that
 * none takes effect between this answer and the write; they take effect afterwards, on what was written.
 */
export async function actsOfCustomers(
  db: Kysely<Tables>,
  people: readonly number[],
  natures: readonly InteractionNature[],
  asOf: string,
): Promise<IsKept> {
  const { rows } = await raw<{ insuredNumber: number; nature: string }>`
    select insured_number, nature from acts_of_customers(${people}::integer[], ${natures}::text[])
    where took_effect_at > ${asOf}::timestamptz`.execute(db);
  const kept = new Set(rows.map(({ insuredNumber, nature }) => `${insuredNumber} ${nature}`));
  return (insuredNumber, nature) => kept.has(`${insuredNumber} ${nature}`);
}
