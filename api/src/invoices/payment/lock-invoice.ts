import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Session } from "../../core/context.ts";
import type { Tables } from "../../core/db/tables.ts";
import { selectInvoices, type StoredInvoice, storedInvoice } from "../stored-invoice.ts";

/** Takes the row lock of an invoice; changes to the invoices of one account are serialised. */
export async function lockInvoice(
  db: Kysely<Tables>,
  { accountId }: Session,
  no: string,
): Promise<StoredInvoice> {
  await raw`select pg_advisory_xact_lock(hashtextextended(${`invoices ${accountId}`}, 0))`.execute(
    db,
  );
  const { rows } = await db.executeQuery(
    selectInvoices.where("no", "=", no).forUpdate("invoice").compile(),
  );
  const [row] = rows;
  if (!row) throw new Problem("NOT_FOUND");
  return storedInvoice(row);
}
