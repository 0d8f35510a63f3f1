import { randomUUID } from "node:crypto";
import type { ExchangedPerson } from "@portal/model/exchange/household.ts";
import { accessLimits } from "@portal/model/request-access/request-access.ts";
import { sql as raw } from "kysely";
import { accessRequestBinding } from "../../../../insurer/activation.ts";
import type { IncomingWork } from "../../../entity.ts";

interface Invitation {
  accountId: string;
  email: string;
  phone: string;
  /** Of the address. */
  hash: Buffer;
}

/**
 * Asks for access in the person's name: the jobs write the letter with the code, as they do for a person who asks for
 * it. The address counts once it was proved.
 */
export async function inviteByLetter(
  { db, secrets }: Pick<IncomingWork, "db" | "secrets">,
  { insuredNumber, birthdate, language }: ExchangedPerson,
  { accountId, email, phone, hash }: Invitation,
): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto("accessRequest")
    .values({
      id,
      way: "PAPER",
      insuredNumber,
      birthdate,
      email: secrets.encrypt(accessRequestBinding("email", id), email),
      phone: secrets.encrypt(accessRequestBinding("phone", id), phone),
      language,
      expiresAt: raw<Date>`now() + ${accessLimits.checkMinutes} * interval '1 minute'`,
    })
    .execute();
  await db.updateTable("account").set({ invitedLogin: hash }).where("id", "=", accountId).execute();
}
