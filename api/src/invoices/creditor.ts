import { brand } from "@portal/brand/brand.ts";
import type { Carrier } from "@portal/model/invoices/carriers.ts";
import { type QrParty, streetParts } from "@portal/model/invoices/qr-bill.ts";
import type { Language } from "@portal/model/languages.ts";
import type { Kysely } from "kysely";
import { Names } from "../core/cover/stored-shapes.ts";
import type { Tables } from "../core/db/tables.ts";

/** To whom an invoice is paid. */
export interface Creditor {
  iban: string;
  party: QrParty;
}

/** The carrier of the insurance; the group collects for one that has no account of its own. */
export async function creditorOf(
  db: Kysely<Tables>,
  { insurerCode }: Carrier,
  language: Language,
): Promise<Creditor> {
  const insurer = await db
    .selectFrom("insurer")
    .select(["names", "street", "number", "zip", "city", "qrIban"])
    .where("code", "=", insurerCode)
    .executeTakeFirst();
  if (!insurer) return group;
  const { names, street, number, zip, city, qrIban: iban } = insurer;
  return creditorFrom({ name: Names.parse(names)[language], street, number, zip, city, iban });
}

const group: Creditor = {
  iban: brand.qrIban,
  party: {
    name: brand.legalName,
    ...streetParts(brand.address.street),
    zip: brand.address.zip,
    city: brand.address.city,
    country: "CH",
  },
};

interface Collecting {
  name: string;
  street: string | null;
  number: string | null;
  zip: string | null;
  city: string | null;
  iban: string | null;
}

export function creditorFrom({ name, street, number, zip, city, iban }: Collecting): Creditor {
  if (street === null || number === null || zip === null || city === null || iban === null)
    return group;
  return { iban, party: { name, street, number, zip, city, country: "CH" } };
}
