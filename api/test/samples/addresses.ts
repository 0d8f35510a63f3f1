import { randomUUID } from "node:crypto";
import type { FinancialUsage } from "@portal/model/addresses/financial-addresses.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { codeMessage } from "../../src/insurer/confirmations/messages.ts";
import { ibanBinding } from "../../src/insurer/iban-binding.ts";
import { type Customer, db, secrets } from "../portal.ts";

export const swissIban = "CH9300762011623852957";
export const frenchIban = "FR1420041010050500013M02606";

/** A legal domicile since 2020, also for letters; in Bern by default. */
export async function livesIn(
  insuredNumber: number,
  home: Partial<Insertable<Tables["postalAddress"]>> = {},
): Promise<string> {
  const { id } = await db
    .insertInto("postalAddress")
    .values({
      insuredNumber,
      validFrom: "2020-01-01",
      street: "Tannenhalde",
      number: "7",
      zip: "3011",
      city: "Bern",
      canton: "BE",
      country: "CH",
      localityId: "3011-bern",
      domicileLegal: true,
      correspondance: true,
      ...home,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface BankAccountOptions {
  usage?: FinancialUsage;
  iban?: string;
  validFrom?: string;
  validTo?: string;
}

export async function hasAccount(
  { insuredNumber }: Pick<Customer, "insuredNumber">,
  { usage = "REMB", iban = swissIban, validFrom = "2020-01-01", validTo }: BankAccountOptions = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("financialAddress")
    .values({
      id,
      insuredNumber,
      usage,
      iban: secrets.encrypt(ibanBinding(id), iban),
      ownerName: "Anna Rossi",
      street: "Tannenhalde 7",
      country: "CH",
      zip: "3011",
      city: "Bern",
      localityId: "3011-bern",
      validFrom,
      ...(validTo && { validTo }),
    })
    .execute();
  return id;
}

/** The account that is debited for a person's invoices, unless there is one. */
export async function hasDebitAccount(who: Pick<Customer, "insuredNumber">): Promise<void> {
  const known = await db
    .selectFrom("financialAddress")
    .select("id")
    .where("insuredNumber", "=", who.insuredNumber)
    .where("usage", "=", "PRLV")
    .executeTakeFirst();
  if (!known) await hasAccount(who, { usage: "PRLV" });
}

export const pendingOf = async (who: Customer, nature: string): Promise<boolean> => {
  const answer = await who.get(`/v1/interaction/pending_update/${who.insuredNumber}/${nature}`);
  return (await answer.json()).pendingUpdate;
};

/** The messages to an account without codes, by channel and template. */
export async function messagesTo({ id }: Customer): Promise<string[]> {
  const rows = await db
    .selectFrom("message")
    .select(["channel", "template"])
    .where("accountId", "=", id)
    .where("template", "!=", codeMessage.key)
    .orderBy("createdAt")
    .orderBy("channel")
    .execute();
  return rows.map(({ channel, template }) => `${channel} ${template}`);
}
