import { accessLimits } from "@portal/model/request-access/request-access.ts";
import { sql as raw } from "kysely";
import { emailLookup } from "../core/secrets/secrets.ts";
import { phoneBinding } from "../insurer/outbox/account-contact.ts";
import { emailBinding } from "./issue-code.ts";
import type { AccessJob, TypedRequest } from "./kept-request.ts";

/** The letter whose code a person can still use, and the addresses requested since the first one. */
export interface OpenLetter {
  accountId: string;
  addresses: TypedRequest[];
}

export async function findOpenLetter(
  { db, secrets }: AccessJob,
  insuredNumber: number,
): Promise<OpenLetter | undefined> {
  const letter = await db
    .selectFrom("activation")
    .select("accountId")
    .where("insuredNumber", "=", insuredNumber)
    .where("bySms", "=", false)
    .where("usedAt", "is", null)
    .where("replacedAt", "is", null)
    .where("tries", "<", accessLimits.tries)
    .where("expiresAt", ">", raw<Date>`now()`)
    .executeTakeFirst();
  if (!letter) return undefined;
  const { accountId } = letter;
  const rows = await db
    .selectFrom("activationAddress")
    .select(["loginEmail", "phoneNumber"])
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .execute();
  const addresses = rows.map(({ loginEmail, phoneNumber }) => ({
    email: secrets.decrypt(emailBinding(accountId), loginEmail),
    phone: secrets.decrypt(phoneBinding(accountId), phoneNumber),
  }));
  return { accountId, addresses };
}

export function isAskedWith(
  { secrets }: AccessJob,
  letter: OpenLetter,
  { email }: TypedRequest,
): boolean {
  const hash = emailLookup(secrets, email);
  return letter.addresses.some((one) => emailLookup(secrets, one.email).equals(hash));
}

/** Voids the codes of earlier letters, which a newer letter replaces. */
export async function replaceLetters({ db }: AccessJob, insuredNumber: number): Promise<void> {
  await db
    .updateTable("activation")
    .set({ replacedAt: raw<Date>`now()` })
    .where("insuredNumber", "=", insuredNumber)
    .where("bySms", "=", false)
    .where("usedAt", "is", null)
    .where("replacedAt", "is", null)
    .execute();
}
