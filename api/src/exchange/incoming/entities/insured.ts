import type { Kysely } from "kysely";
import type { Tables } from "../../../core/db/tables.ts";
import { wrongField } from "./problems.ts";

/** A person whom a household brought before, locked against other records about them. */
export async function lockInsured(db: Kysely<Tables>, insuredNumber: number, path: string) {
  const person = await db
    .selectFrom("insured")
    .select(["insuredNumber", "birthdate", "policyholder", "diedOn", "leftOn"])
    .where("insuredNumber", "=", insuredNumber)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw wrongField(path, "exchange.unknownRecord");
  return person;
}

/** The account of a policyholder, locked as the jobs lock it before they touch its invoices. */
export async function lockPolicyholder(db: Kysely<Tables>, insuredNumber: number, path: string) {
  const account = await db
    .selectFrom("account")
    .select(["id", "insuredNumber", "language"])
    .where("insuredNumber", "=", insuredNumber)
    .where("role", "=", "CUSTOMER")
    .where("extranauteType", "=", "PPA")
    .orderBy("createdAt")
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw wrongField(path, "exchange.unknownRecord");
  return account;
}
