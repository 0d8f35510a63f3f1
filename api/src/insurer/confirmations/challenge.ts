import { randomInt, randomUUID } from "node:crypto";
import {
  type ConfirmationChallenge,
  confirmationLimits,
  maskedEmail,
  maskedPhone,
} from "@portal/model/portal/confirmations.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { isMobile } from "@portal/model/typing/phone.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import { noteAct } from "../../core/audit.ts";
import type { Tables } from "../../core/db/tables.ts";
import { languageOf, loginEmailOf, phoneBinding } from "../outbox/account-contact.ts";
import { enqueueMessage } from "../outbox/enqueue.ts";
import { numberType } from "../phone-numbers.ts";
import type { WriteContext } from "../requests/submit.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { codeMessage } from "./messages.ts";
import { type ConfirmingAct, otherMeansOf } from "./other-means.ts";

/** The act to confirm: its name binds the code to it, its words tell the customer what the code is for. */
export interface ConfirmedAct {
  name: string;
  /** Follows a colon: `modification de votre compte bancaire`. */
  words: Readonly<Record<Language, string>>;
  /** Whether the code may go to the mailbox if the phone is lost; acts that move money require the phone. */
  maySwitch?: boolean;
}

/** A new number to prove: the code goes to this number only. */
export interface Proved {
  number: string;
}

const { digits, minutes, sends, tries, resendPauseSeconds, actsAnHour, wrongADay, wrongAYear } =
  confirmationLimits;
/** A number changed less than this long ago gets no codes: an attacker in a session could have changed it. */
const NEW_NUMBER_DAYS = 7;

/**
 * Creates a code for an act and sends it. If the same act of the same session already waits for a code, that code stays
 * valid, so that a customer who reloaded the page can still type it.
 */
export async function openChallenge(
  place: ConfirmingAct,
  act: ConfirmedAct,
  input: unknown,
  proved?: Proved,
): Promise<ConfirmationChallenge> {
  const { ctx, db, session } = place;
  const { name, words, maySwitch = false } = act;
  const own = await wayTo(db, ctx.secrets, session.accountId);
  const way: CodeRecipient = proved ? { channel: "SMS", recipient: proved.number } : own;
  await refuseGuessers(db);
  const awaited = await awaitedChallenge(place, act, input, way);
  if (awaited) return challengeOf(place, awaited, way);
  await refuseTooMany(db, session.accountId);
  const id = randomUUID();
  const code = newCode();
  const said = words[await languageOf(db, session.accountId)];
  await db
    .insertInto("confirmation")
    .values({
      id,
      accountId: session.accountId,
      sessionId: session.id,
      act: name,
      words: said,
      inputHash: inputHash(ctx.secrets, name, input),
      codeHash: codeHash(ctx.secrets, id, code),
      channel: way.channel,
      maySwitch,
      recipient: proved ? ctx.secrets.encrypt(recipientBinding(id), proved.number) : null,
      expiresAt: raw<Date>`now() + ${minutes} * interval '1 minute'`,
    })
    .execute();
  await noteAct(db, session, ctx, "ask for a code", name);
  await sendCode(place, way, { id, code, words: said });
  return challengeOf(place, { id, sends: 1, maySwitch, isProof: proved !== undefined }, way);
}

export function recipientBinding(id: string) {
  return { table: "confirmation", column: "recipient", row: id };
}

/** The pending challenge of the same act and input. */
async function awaitedChallenge(
  { ctx, db, session }: WriteContext,
  { name }: ConfirmedAct,
  input: unknown,
  way: CodeRecipient,
): Promise<SentCode | undefined> {
  return db
    .selectFrom("confirmation")
    .select(["id", "sends", "maySwitch"])
    .select(raw<boolean>`recipient is not null`.as("isProof"))
    .select(raw<number>`extract(epoch from now() - sent_at)::int`.as("age"))
    .where("sessionId", "=", session.id)
    .where("inputHash", "=", inputHash(ctx.secrets, name, input))
    .where("channel", "=", way.channel)
    .where("usedAt", "is", null)
    .where("tries", "<", tries)
    .where("expiresAt", ">", raw<Date>`now() + interval '1 minute'`)
    .orderBy("createdAt", "desc")
    .executeTakeFirst();
}

export interface CodeRecipient {
  channel: "EMAIL" | "SMS";
  recipient: string;
}

/** By SMS to the account's number; by e-mail to the login address if there is no number, a new one or a landline. */
export async function wayTo(
  db: Kysely<Tables>,
  secrets: Secrets,
  accountId: string,
): Promise<CodeRecipient> {
  const account = await db
    .selectFrom("account")
    .select("phoneNumber")
    .select(
      raw<boolean>`phone_number_changed_at > now() - ${NEW_NUMBER_DAYS} * interval '1 day'`.as(
        "isNew",
      ),
    )
    .where("id", "=", accountId)
    // The row lock serializes the account's challenges, so that none exceeds the limit.
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (account.phoneNumber && !account.isNew) {
    const recipient = secrets.decrypt(phoneBinding(accountId), account.phoneNumber);
    if (isMobile(numberType(recipient))) return { channel: "SMS", recipient };
  }
  return { channel: "EMAIL", recipient: await loginEmailOf(db, secrets, accountId) };
}

async function refuseTooMany(db: Kysely<Tables>, accountId: string): Promise<void> {
  const { count } = await db
    .selectFrom("confirmation")
    .select(raw<number>`count(*)::int`.as("count"))
    .where("accountId", "=", accountId)
    .where("createdAt", ">", raw<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (count >= actsAnHour) throw new Problem("TOO_MANY_REQUESTS", { retryAfter: 600 });
}

/** Sends no code to an account whose codes are no longer accepted. */
async function refuseGuessers(db: Kysely<Tables>): Promise<void> {
  const { rows } = await raw<{ day: number; year: number }>`select * from code_guesses()`.execute(
    db,
  );
  if (rows.some(({ day, year }) => day >= wrongADay || year >= wrongAYear))
    throw new Problem("TOO_MANY_REQUESTS", { retryAfter: 86_400 });
}

export async function sendCode(
  { ctx, db, session }: WriteContext,
  { channel, recipient }: CodeRecipient,
  { id, code, words }: { id: string; code: string; words: string },
): Promise<void> {
  await enqueueMessage(db, ctx.secrets, {
    accountId: session.accountId,
    channel,
    recipient,
    template: codeMessage.key,
    language: await languageOf(db, session.accountId),
    parameters: { challenge: id, code, words, minutes: String(minutes) },
  });
}

interface SentCode {
  id: string;
  sends: number;
  maySwitch: boolean;
  isProof: boolean;
  /** The seconds since it was sent. */
  age?: number;
}

export async function challengeOf(
  place: ConfirmingAct,
  { id, sends: sent, maySwitch, isProof, age = 0 }: SentCode,
  { channel, recipient }: CodeRecipient,
): Promise<ConfirmationChallenge> {
  const { ctx, db, session } = place;
  const mayGoElsewhere = maySwitch && channel === "SMS" && !isProof;
  const otherRecipient = mayGoElsewhere
    ? maskedEmail(await loginEmailOf(db, ctx.secrets, session.accountId))
    : null;
  return {
    id,
    channel,
    recipient: channel === "SMS" ? maskedPhone(recipient) : maskedEmail(recipient),
    resendSeconds: sent < sends ? Math.max(0, resendPauseSeconds - age) : null,
    otherRecipient,
    ...(isProof ? { hasRecoveryCodes: false, passkey: null } : await otherMeansOf(place, id)),
  };
}

export function newCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, "0");
}

/** The hash includes the challenge's id: equal codes of two challenges have different hashes. */
export function codeHash(secrets: Secrets, id: string, code: string): Buffer {
  return secrets.lookup("confirmation code", `${id} ${code}`);
}

/** Parsed inputs have their fields in a fixed order, so equal inputs have equal JSON. */
export function inputHash(secrets: Secrets, name: string, input: unknown): Buffer {
  return secrets.lookup("confirmation input", `${name} ${JSON.stringify(input)}`);
}
