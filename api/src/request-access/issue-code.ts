import { randomInt, randomUUID } from "node:crypto";
import {
  CODE_LENGTH,
  codeAlphabet,
  printedCode,
  REFERENCE_LENGTH,
} from "@portal/model/request-access/activation-code.ts";
import { sql as raw } from "kysely";
import { emailLookup } from "../core/secrets/secrets.ts";
import { activationHash } from "../insurer/activation.ts";
import { phoneBinding } from "../insurer/outbox/account-contact.ts";
import type { AccessJob, TypedRequest } from "./kept-request.ts";

/** Two codes may have the same beginning, but not so many in a row. */
const MOST_DRAWS = 8;

interface Issued {
  insuredNumber: number;
  /** The addresses with which the code can open an account, each after its own proof. */
  addresses: readonly TypedRequest[];
  hours: number;
  /** Whether the code goes to the phone number itself. */
  bySms: boolean;
}

/** Creates a code that opens the person's account, and returns it as it is printed. */
export async function issueCode(
  { db, secrets }: Pick<AccessJob, "db" | "secrets">,
  { insuredNumber, addresses, hours, bySms }: Issued,
): Promise<string> {
  const accountId = randomUUID();
  const code = await keepCode(async (drawn) => {
    const inserted = await db
      .insertInto("activation")
      .values({
        accountId,
        insuredNumber,
        bySms,
        reference: drawn.slice(0, REFERENCE_LENGTH),
        codeHash: activationHash(secrets, drawn),
        expiresAt: raw<Date>`now() + ${hours} * interval '1 hour'`,
      })
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .returning("accountId")
      .executeTakeFirst();
    return inserted !== undefined;
  });
  for (const wanted of addresses) await addAddress({ db, secrets }, accountId, wanted);
  return printedCode(code);
}

/** Allows a code to open the account with this address too. */
export async function addAddress(
  { db, secrets }: Pick<AccessJob, "db" | "secrets">,
  accountId: string,
  { email, phone }: TypedRequest,
): Promise<void> {
  await db
    .insertInto("activationAddress")
    .values({
      accountId,
      loginEmailHash: emailLookup(secrets, email),
      loginEmail: secrets.encrypt(emailBinding(accountId), email),
      phoneNumber: secrets.encrypt(phoneBinding(accountId), phone),
    })
    .onConflict((conflict) => conflict.columns(["accountId", "loginEmailHash"]).doNothing())
    .execute();
}

export function emailBinding(accountId: string) {
  return { table: "account", column: "login_email", row: accountId };
}

async function keepCode(keep: (code: string) => Promise<boolean>): Promise<string> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const code = drawCode();
    if (await keep(code)) return code;
  }
  throw new Error("No code was free.");
}

function drawCode(): string {
  return Array.from(
    { length: CODE_LENGTH },
    () => codeAlphabet[randomInt(codeAlphabet.length)],
  ).join("");
}
