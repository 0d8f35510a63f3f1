import { randomUUID } from "node:crypto";
import { directoryCountries } from "@portal/model/addresses/postal-addresses.ts";
import type { ExchangedBankAccount } from "@portal/model/exchange/household.ts";
import { ibanBinding } from "../../../../insurer/iban-binding.ts";
import type { IncomingWork } from "../../entity.ts";

/** Writes the bank accounts of a policyholder; those that stay keep their row. */
export async function writeBankAccounts(
  { db, secrets }: Pick<IncomingWork, "db" | "secrets">,
  insuredNumber: number,
  accounts: readonly ExchangedBankAccount[],
): Promise<void> {
  const rows = await db
    .selectFrom("financialAddress")
    .select(["id", "iban", ...compared])
    .where("insuredNumber", "=", insuredNumber)
    .forUpdate()
    .execute();
  const stored = new Map(
    rows.map((row) => [keyOf(row, secrets.decrypt(ibanBinding(row.id), row.iban)), row.id]),
  );
  const wanted = new Map(accounts.map((one) => [keyOf(rowOf(one), one.iban), one]));
  const gone = [...stored].filter(([key]) => !wanted.has(key)).map(([, id]) => id);
  if (gone.length > 0) await db.deleteFrom("financialAddress").where("id", "in", gone).execute();
  for (const [key, account] of wanted) {
    if (stored.has(key)) continue;
    const id = randomUUID();
    const iban = secrets.encrypt(ibanBinding(id), account.iban);
    await db
      .insertInto("financialAddress")
      .values({ id, insuredNumber, iban, ...rowOf(account) })
      .execute();
  }
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
