import { randomUUID } from "node:crypto";
import { directoryCountries } from "@portal/model/addresses/postal-addresses.ts";
import type { ExchangedBankAccount, Household } from "@portal/model/exchange/household.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import { ibanBinding } from "../../../../insurer/iban-binding.ts";
import type { IncomingWork } from "../../../entity.ts";

export function storedBankAccounts(db: Kysely<Tables>, insuredNumber: number) {
  return db
    .selectFrom("financialAddress")
    .select(["id", "iban", ...compared])
    .where("insuredNumber", "=", insuredNumber)
    .forUpdate()
    .execute();
}

/** Writes the bank accounts of a policyholder; those that stay keep their row. */
export async function writeBankAccounts(
  { db, secrets }: Pick<IncomingWork, "db" | "secrets">,
  { policyholder, bankAccounts }: Household,
  rows: Awaited<ReturnType<typeof storedBankAccounts>>,
): Promise<void> {
  const stored = new Map(
    rows.map((row) => [keyOf(row, secrets.decrypt(ibanBinding(row.id), row.iban)), row.id]),
  );
  const wanted = new Map(bankAccounts.map((one) => [keyOf(rowOf(one), one.iban), one]));
  const gone = [...stored].filter(([key]) => !wanted.has(key)).map(([, id]) => id);
  const added = [...wanted]
    .filter(([key]) => !stored.has(key))
    .map(([, account]) => {
      const id = randomUUID();
      const iban = secrets.encrypt(ibanBinding(id), account.iban);
      return { id, insuredNumber: policyholder, iban, ...rowOf(account) };
    });
  await Promise.all([
    ...(gone.length > 0
      ? [db.deleteFrom("financialAddress").where("id", "in", gone).execute()]
      : []),
    ...(added.length > 0 ? [db.insertInto("financialAddress").values(added).execute()] : []),
  ]);
}

const compared = [
  "usage",
  "ownerName",
  "street",
  "number",
  "country",
  "zip",
  "city",
  "validFrom",
  "validTo",
] as const;

type Row = Record<(typeof compared)[number], string | null>;

/** A Swiss owner's street and number are one line, as the form writes them. */
function rowOf({ iban: _iban, street, number, country, ...account }: ExchangedBankAccount) {
  const isSwiss = directoryCountries.includes(country);
  const line = isSwiss ? `${street} ${number}`.trim() : street;
  return { ...account, country, street: line || null, number: isSwiss ? null : number || null };
}

function keyOf(row: Row, iban: string): string {
  return JSON.stringify([iban, ...compared.map((column) => row[column])]);
}
