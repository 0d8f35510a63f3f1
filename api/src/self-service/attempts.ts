import { Problem } from "@portal/model/portal/problems.ts";
import { selfServiceLimits } from "@portal/model/self-service/self-service.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import type { Visitor } from "./visitor.ts";

type Limit = readonly [key: string, window: string, most: number];
type AttemptContext = Pick<Context, "visitors" | "secrets">;

const { attempts } = selfServiceLimits;
/** Counted over all IP addresses: six attempts by a stranger who knows the number must not lock out the person. */
const IDENTIFICATIONS_OF_NUMBER = 3 * attempts;
const CALLS_OF_ADDRESS = 60;
/** Three lockouts in a year: 18 guesses in 1,000,000; after that the person must call. */
const CODES_A_YEAR = 3 * attempts;
const MESSAGES_A_DAY = 6;

/** Counts an identification. An unknown number and a right birthdate count alike, so that the limit reveals nothing. */
export async function countIdentification(
  ctx: AttemptContext,
  { address }: Visitor,
  numberHash: Buffer,
): Promise<void> {
  const number = numberHash.toString("base64url");
  await requireWithin(ctx, [
    [key(ctx, "address", address), "1 hour", CALLS_OF_ADDRESS],
    [`number:${number}`, "1 day", IDENTIFICATIONS_OF_NUMBER],
    [key(ctx, "pair", `${number} ${address}`), "1 day", attempts],
  ]);
}

export async function countLink(ctx: AttemptContext, { address }: Visitor): Promise<void> {
  await requireWithin(ctx, [[key(ctx, "address", address), "1 hour", CALLS_OF_ADDRESS]]);
}

/** Counts a code before it is compared, so that concurrent guesses cannot pass the limit. */
export async function countCode(ctx: AttemptContext, pairHash: Buffer): Promise<void> {
  const [day, year] = codeKeys(pairHash);
  await requireWithin(ctx, [
    [day, "1 day", attempts],
    [year, "1 year", CODES_A_YEAR],
  ]);
}

/** The right code does not count as a guess. */
export async function forgiveCode({ visitors }: AttemptContext, pairHash: Buffer): Promise<void> {
  await visitors.pool.query("select forgive_visit($1)", [codeKeys(pairHash)]);
}

/** Whether a recipient has reached the daily limit of messages; the visitor does not learn it. */
export async function isRecipientSpared(
  db: Kysely<Tables>,
  recipientHash: Buffer,
): Promise<boolean> {
  const recipient = `recipient:${recipientHash.toString("base64url")}`;
  const { rows } = await raw<{ hits: number[] }>`
    select count_visits(array[${recipient}], array[interval '1 day']) as hits`.execute(db);
  return (rows[0]?.hits[0] ?? Infinity) > MESSAGES_A_DAY;
}

function codeKeys(pairHash: Buffer): [day: string, year: string] {
  const pair = pairHash.toString("base64url");
  return [`code:day:${pair}`, `code:year:${pair}`];
}

function key({ secrets }: AttemptContext, kind: string, value: string): string {
  return `${kind}:${secrets.lookup(`visit ${kind}`, value).toString("base64url")}`;
}

async function requireWithin(ctx: AttemptContext, limits: readonly Limit[]): Promise<void> {
  if (await isOver(ctx, limits)) throw new Problem("TOO_MANY_IDENTIFICATION_TRY");
}

/** Counts all keys at once in a separate transaction, so that a later refusal does not undo the count. */
async function isOver({ visitors }: AttemptContext, limits: readonly Limit[]): Promise<boolean> {
  const { rows } = await visitors.pool.query<{ hits: number[] }>(
    "select count_visits($1, $2::interval[]) as hits",
    [limits.map(([name]) => name), limits.map(([, window]) => window)],
  );
  return limits.some(([, , most], place) => (rows[0]?.hits[place] ?? Infinity) > most);
}
