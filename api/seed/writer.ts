import type pg from "pg";
import { runBatch } from "../src/core/db/batch.ts";
import { hashPassword } from "../src/core/secrets/passwords.ts";
import type { Secrets } from "../src/core/secrets/secrets.ts";
import { statementsFor } from "./areas.ts";
import { demonstrationPassword } from "./demonstration.ts";
import { readBillingTerms } from "./invoices/billing-terms.ts";
import type { Household, World } from "./people/household.ts";
import { bytesOf } from "./random.ts";
import { checkedTogether, readReferences } from "./references.ts";
import { readColumnTypes } from "./rows.ts";

/** Writes generated households with all their rows in one transaction. */
export type Writer = (households: readonly Household[]) => Promise<void>;

/** A generated household has a shorter history than a demonstration one: visitors do not read its letters. */
const past = { yearsOfPost: 1, yearsOfPremiums: 1 };

export async function writerOn(
  owner: pg.Client,
  secrets: Secrets,
  { seed, today }: { seed: number; today: string },
): Promise<Writer> {
  // All accounts share one hash: a slow hash for each would take an hour for 50,000 accounts.
  const hash = await hashPassword(demonstrationPassword, bytesOf(seed, "salt").subarray(0, 16));
  const terms = await readBillingTerms(owner);
  const world: World = { today, seed, secrets, passwordHashOf: () => hash, ...past, ...terms };
  const types = await readColumnTypes(owner);
  const references = await readReferences(owner);
  return async (households) => {
    await runBatch(owner, checkedTogether(statementsFor(households, world, types), references));
  };
}
