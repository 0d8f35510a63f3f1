import { setImmediate } from "node:timers/promises";
import type pg from "pg";
import { runBatch } from "../src/core/db/batch.ts";
import type { BoundStatement } from "../src/core/db/prepared-query.ts";
import { hashPassword } from "../src/core/secrets/passwords.ts";
import type { Secrets } from "../src/core/secrets/secrets.ts";
import { statementsFor } from "./areas.ts";
import { type BillingTerms, readBillingTerms } from "./invoices/billing-terms.ts";
import { demonstrationPassword } from "./demonstration.ts";
import {
  firstNumberOf,
  generatedHousehold,
  householdOfNumber,
} from "./people/generated-household.ts";
import type { Household, World } from "./people/household.ts";
import { bytesOf } from "./random.ts";
import { type ColumnTypes, readColumnTypes } from "./rows.ts";

const HOUSEHOLDS_PER_PIECE = 100;
const PIECES_PER_BATCH = 10;

interface Wish {
  accounts: number;
  seed: number;
  today: string;
  /** A second connection, which writes one batch while the first writes another. */
  beside?: pg.Client;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Brings a database to this many generated accounts of a seed, and says how many of them were there before. What an
 * earlier run added stays and is not added again, also when that run was cut short: households are written in the
 * order of their number, each in one transaction. Two writers may leave a gap of one batch, so a later run goes over
 * the last two again.
 */
export async function addGeneratedAccounts(
  owner: pg.Client,
  secrets: Secrets,
  wish: Wish,
): Promise<{ found: number; added: number }> {
  const { found, lastHousehold } = await alreadyThere(owner, wish.seed);
  if (found >= wish.accounts) return { found, added: 0 };
  const total = wish.accounts - found;
  const world = { ...(await worldOf(secrets, wish)), ...(await readBillingTerms(owner)) };
  const types = await readColumnTypes(owner);
  const again = Math.max(0, lastHousehold - 2 * HOUSEHOLDS_PER_PIECE * PIECES_PER_BATCH);
  const idle = wish.beside ? [owner, wish.beside] : [owner];
  const busy = new Set<Promise<void>>();
  for await (const { statements, upTo } of batches(wish, again, world, types)) {
    if (idle.length === 0) await Promise.race(busy);
    const writer = idle.pop() ?? owner;
    const written = runBatch(writer, statements).then(() => {
      busy.delete(written);
      idle.push(writer);
      wish.onProgress?.(upTo - found, total);
    });
    busy.add(written);
  }
  await Promise.all(busy);
  await owner.query("analyze");
  return { found, added: total };
}

async function alreadyThere(
  owner: pg.Client,
  seed: number,
): Promise<{ found: number; lastHousehold: number }> {
  const { rows } = await owner.query<{ found: number; last: number | null }>(
    `select (select count(*)::int from account where insured_number >= $1 and insured_number < $2) as found,
      (select max(insured_number) from insured where insured_number >= $1 and insured_number < $2) as last`,
    [firstNumberOf(seed, 0), firstNumberOf(seed + 1, 0)],
  );
  const { found = 0, last = null } = rows[0] ?? {};
  return { found, lastHousehold: last === null ? 0 : householdOfNumber(seed, last) };
}

/** One hash for all: a slow one for each would take an hour for 50,000 accounts. */
async function worldOf(
  secrets: Secrets,
  { seed, today }: Wish,
): Promise<Omit<World, keyof BillingTerms>> {
  const salt = bytesOf(seed, "salt").subarray(0, 16);
  const hash = await hashPassword(demonstrationPassword, salt);
  return { today, seed, secrets, passwordHashOf: () => hash, yearsOfPost: 2, yearsOfPremiums: 1 };
}

interface Batch {
  statements: BoundStatement<unknown>[];
  upTo: number;
}

/** Made in small pieces with a breath in between, so that the database gets its next batch while this one is made. */
async function* batches(
  wish: Wish,
  firstHousehold: number,
  world: World,
  types: ColumnTypes,
): AsyncGenerator<Batch> {
  let statements: BoundStatement<unknown>[] = [];
  let pieces = 0;
  for (const { households, upTo } of piecesOf(wish, firstHousehold)) {
    statements.push(...statementsFor(households, world, types));
    pieces += 1;
    await setImmediate();
    if (pieces % PIECES_PER_BATCH === 0 || upTo === wish.accounts) {
      yield { statements, upTo };
      statements = [];
    }
  }
}

/** The households up to a number of accounts, starting with the last one of an earlier run, which may lack accounts. */
function* piecesOf(
  { accounts, seed, today }: Wish,
  firstHousehold: number,
): Generator<{ households: Household[]; upTo: number }> {
  let households: Household[] = [];
  let upTo = 0;
  for (let index = 0; upTo < accounts; index++) {
    const household = generatedHousehold(seed, index, today);
    const kept = household.accounts.slice(0, accounts - upTo);
    upTo += kept.length;
    if (index < firstHousehold) continue;
    households.push({ ...household, accounts: kept });
    if (households.length === HOUSEHOLDS_PER_PIECE || upTo === accounts) {
      yield { households, upTo };
      households = [];
    }
  }
}
