import type pg from "pg";
import type { Secrets } from "../src/core/secrets/secrets.ts";
import {
  firstNumberOf,
  generatedHousehold,
  householdOfNumber,
  NUMBERS_PER_HOUSEHOLD,
} from "./people/generated-household.ts";
import type { Household } from "./people/household.ts";
import { type Writer, writerOn } from "./writer.ts";

const HOUSEHOLDS_PER_BATCH = 100;

interface GenerateOptions {
  accounts: number;
  seed: number;
  today: string;
  /** The writers work in parallel; without them this thread writes alone. */
  writers?: readonly Writer[];
  onProgress?: (done: number, total: number) => void;
}

/**
 * Adds generated accounts of a seed up to a number, and returns how many existed before. An interrupted run continues
 * where it stopped: households are written in transactions of a hundred, roughly in the order of their numbers.
 */
export async function addGeneratedAccounts(
  owner: pg.Client,
  secrets: Secrets,
  options: GenerateOptions,
): Promise<{ found: number; added: number }> {
  const found = await accountsFound(owner, options.seed);
  if (found >= options.accounts) return { found, added: 0 };
  const total = options.accounts - found;
  const firstHousehold = await firstUnfinished(owner, options.seed);
  const writers = options.writers ?? [await writerOn(owner, secrets, options)];
  const batches = batchesOf(options, firstHousehold);
  let written = 0;
  const writeAll = async (write: Writer): Promise<void> => {
    // Each free writer takes the next batch.
    for (const { households, accounts } of batches) {
      await write(households);
      written += accounts;
      options.onProgress?.(Math.min(written, total), total);
    }
  };
  await Promise.all(writers.map(writeAll));
  await owner.query("analyze");
  return { found, added: total };
}

async function accountsFound(owner: pg.Client, seed: number): Promise<number> {
  const { rows } = await owner.query<{ found: number }>(
    "select count(*)::int as found from account where insured_number >= $1 and insured_number < $2",
    [firstNumberOf(seed, 0), firstNumberOf(seed + 1, 0)],
  );
  return rows[0]?.found ?? 0;
}

/**
 * The household before the first missing one: parallel writers may have written a later batch before an earlier one. It
 * may lack accounts, because an earlier run asked for fewer.
 */
async function firstUnfinished(owner: pg.Client, seed: number): Promise<number> {
  const { rows } = await owner.query<{ number: number }>(
    `select min(number) as number from (
       select $1::int - $3::int as number union all
       select insured_number from insured where insured_number >= $1 and insured_number < $2 and (insured_number - $1) % $3 = 0
     ) heads
     where not exists (select from insured next where next.insured_number = number + $3)`,
    [firstNumberOf(seed, 0), firstNumberOf(seed + 1, 0), NUMBERS_PER_HOUSEHOLD],
  );
  return Math.max(0, householdOfNumber(seed, rows[0]?.number ?? 0));
}

/** The households up to a number of accounts in batches, starting at the first one. */
function* batchesOf(
  { accounts, seed, today }: GenerateOptions,
  firstHousehold: number,
): Generator<{ households: Household[]; accounts: number }> {
  let households: Household[] = [];
  let upTo = 0;
  for (let index = 0; upTo < accounts; index++) {
    const household = generatedHousehold(seed, index, today);
    const kept = household.accounts.slice(0, accounts - upTo);
    upTo += kept.length;
    if (index < firstHousehold) continue;
    households.push({ ...household, accounts: kept });
    if (households.length === HOUSEHOLDS_PER_BATCH || upTo === accounts) {
      yield { households, accounts: countAccounts(households) };
      households = [];
    }
  }
}

function countAccounts(households: readonly Household[]): number {
  return households.reduce((sum, { accounts }) => sum + accounts.length, 0);
}
