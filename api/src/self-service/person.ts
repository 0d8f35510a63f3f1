import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { knownLanguage, type Language } from "@portal/model/portal/languages.ts";
import {
  maskedAddress,
  maskedMobile,
  type SentTo,
} from "@portal/model/self-service/self-service.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import { openedValue } from "../insurer/contacts/sealed-contacts.ts";

export interface TypedIdentity {
  insuredNumber: string;
  birthdate: string;
}

/** Removes leading zeros. */
export function plainNumber(insuredNumber: string): string {
  return String(BigInt(insuredNumber));
}

export function numberHash({ secrets }: Pick<Context, "secrets">, insuredNumber: string): Buffer {
  return secrets.lookup("self-service number", plainNumber(insuredNumber));
}

export function pairHash({ secrets }: Pick<Context, "secrets">, pair: TypedIdentity): Buffer {
  return secrets.lookup(
    "self-service pair",
    `${plainNumber(pair.insuredNumber)} ${pair.birthdate}`,
  );
}

/** The recipient of a code; no insured number if the pair is unknown or the person has no contact. */
export interface Person {
  insuredNumber: number | null;
  language: Language;
  channel: "SMS" | "EMAIL";
  recipient: string;
}

interface ContactRow {
  insuredNumber: number;
  language: string;
  contactId: string;
  kind: string;
  value: Buffer;
}

/** A row is always found, for a constant-time response; `isKnown` says whether it is the right person. */
type Candidate = ContactRow & { isKnown: boolean };

/** The person of a pair. An unknown pair gets an invented person, always the same one. */
export async function findPerson(
  db: Kysely<Tables>,
  ctx: Pick<Context, "secrets" | "clock" | "language">,
  pair: TypedIdentity,
): Promise<Person> {
  const today = todayInZurich(ctx.clock.now());
  const { rows } = await raw<Candidate>`
    select * from find_visitor(${plainNumber(pair.insuredNumber)}, ${pair.birthdate}, ${today})`.execute(
    db,
  );
  const [candidate] = rows.filter(({ contactId }) => contactId !== null);
  const known = candidate && personIn(candidate, ctx.secrets);
  const unknown = madeUp(ctx, pairHash(ctx, pair));
  return candidate?.isKnown && known ? known : unknown;
}

/** The contact of the person of this transaction's session. */
export async function wayToVisitor(
  db: Kysely<Tables>,
  { secrets, clock }: Pick<Context, "secrets" | "clock">,
): Promise<Person | undefined> {
  const today = todayInZurich(clock.now());
  const [found] = (await raw<ContactRow>`select * from way_to_visitor(${today})`.execute(db)).rows;
  return found && personIn(found, secrets);
}

function personIn(
  { insuredNumber, language, contactId: id, kind, value }: ContactRow,
  secrets: Secrets,
): Person {
  return {
    insuredNumber,
    language: knownLanguage(language),
    channel: kind === "PHONE" ? "SMS" : "EMAIL",
    recipient: openedValue(secrets, { id, value }),
  };
}

/** Initials in about the frequency of real addresses. */
const INITIALS = "aaabbccdddeeffgghhiijjjkklllmmmmnnnooppprrrsssstttuvwxyz";
const REACHED_BY_SMS = 0.75;

function madeUp({ language }: Pick<Context, "language">, seed: Buffer): Person {
  const draw = (place: number) => seed.readUInt32BE(place * 4) / 2 ** 32;
  const digits = String(Math.floor(draw(1) * 10_000_000)).padStart(7, "0");
  const initial = INITIALS[Math.floor(draw(2) * INITIALS.length)] ?? "a";
  const way =
    draw(0) < REACHED_BY_SMS
      ? ({ channel: "SMS", recipient: `+4179${digits}` } as const)
      : ({ channel: "EMAIL", recipient: `${initial}${seed.toString("hex")}@example.ch` } as const);
  return { insuredNumber: null, language, ...way };
}

/** The masked contact for the page. */
export function sentTo({ channel: type, recipient }: Person): SentTo {
  return type === "SMS"
    ? { type, phoneNumber: maskedMobile(recipient), email: null }
    : { type, phoneNumber: null, email: maskedAddress(recipient) };
}
