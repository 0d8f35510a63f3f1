import { brand } from "@portal/brand/brand.ts";
import { type QrParty, streetParts } from "@portal/model/invoices/qr-bill.ts";
import { knownLanguage, type Language } from "@portal/model/portal/languages.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { Names } from "../insurer/cover/stored-shapes.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { oncePerRequest } from "../core/http/once-per-request.ts";

/** The creditor of an invoice with its QR-IBAN. */
export interface Creditor extends QrParty {
  qrIban: string;
}

/** A creditor as stored with documents. */
export const KeptCreditor = z.strictObject({
  name: z.string(),
  street: z.string(),
  number: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  qrIban: z.string(),
}) satisfies z.ZodType<Creditor>;

const columns = ["code", "names", "street", "number", "zip", "city", "qrIban"] as const;
const insurers = prepare(() => sql.selectFrom("insurer").select(columns));

type InsurerRow = Pick<Tables["insurer"], (typeof columns)[number]>;

/** The insurers by number, in the language of the request. */
const creditors = oncePerRequest(async (ctx, language) => {
  const rows = await ctx.read(insurers({}));
  return new Map(rows.map((row) => [row.code, creditorOf(row, knownLanguage(language))]));
});

/** The creditor of an insurer's invoices in the language of the request. */
export async function creditorIn(
  ctx: Context,
  insurerCode: string,
  language: Language,
): Promise<Creditor> {
  return (await creditors(ctx, language)).get(insurerCode) ?? groupAs(brand.legalName[language]);
}

/** The same within a transaction. */
export async function readCreditor(
  db: Kysely<Tables>,
  insurerCode: string,
  language: Language,
): Promise<Creditor> {
  const row = await db
    .selectFrom("insurer")
    .select(columns)
    .where("code", "=", insurerCode)
    .executeTakeFirst();
  return row ? creditorOf(row, language) : groupAs(brand.legalName[language]);
}

function creditorOf(row: InsurerRow, language: Language): Creditor {
  const name = Names.parse(row.names)[language];
  const { street, number, zip, city, qrIban } = row;
  if (street === null || number === null || zip === null || city === null || qrIban === null) {
    return groupAs(name);
  }
  return { name, street, number, zip, city, qrIban, country: "CH" };
}

/** An insurer without its own bank account: the group collects for it. */
function groupAs(name: string): Creditor {
  const { address, qrIban } = brand;
  const { zip, city } = address;
  return { name, ...streetParts(address.street), zip, city, country: "CH", qrIban };
}
