import { randomInt, randomUUID } from "node:crypto";
import {
  CODE_LENGTH,
  codeAlphabet,
  printedCode,
  REFERENCE_LENGTH,
} from "@portal/model/request-access/activation-code.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import { emailLookup, type Secrets } from "../core/secrets/secrets.ts";
import { activationHash } from "../insurer/activation.ts";
import { phoneBinding } from "../insurer/outbox/account-contact.ts";
import type { Applicant } from "./applicant.ts";
import type { Wanted } from "./kept-request.ts";

/** Two codes begin alike now and then; so many in a row do not. */
const MOST_DRAWS = 8;

/** Makes a code that opens the person's account with this address, and says it as it is printed. */
export async function issueCode(
  { db, secrets }: { db: Kysely<Tables>; secrets: Secrets },
  { insuredNumber }: Pick<Applicant, "insuredNumber">,
  { email, phone }: Wanted,
  life: { days: number } | { hours: number },
): Promise<string> {
  const accountId = randomUUID();
  const hours = "days" in life ? life.days * 24 : life.hours;
  const kept = {
    accountId,
    insuredNumber,
    loginEmail: secrets.encrypt({ table: "account", column: "login_email", row: accountId }, email),
    loginEmailHash: emailLookup(secrets, email),
    phoneNumber: secrets.encrypt(phoneBinding(accountId), phone),
  };
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const code = drawCode();
    const inserted = await db
      .insertInto("activation")
      .values({
        ...kept,
        reference: code.slice(0, REFERENCE_LENGTH),
        codeHash: activationHash(secrets, code),
        expiresAt: raw<Date>`now() + ${hours} * interval '1 hour'`,
      })
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .returning("accountId")
      .executeTakeFirst();
    if (inserted) return printedCode(code);
  }
  throw new Error("No code was free.");
}

function drawCode(): string {
  return Array.from(
    { length: CODE_LENGTH },
    () => codeAlphabet[randomInt(codeAlphabet.length)],
  ).join("");
}
