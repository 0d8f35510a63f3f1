import type pg from "pg";
import { runBatch } from "../src/core/db/batch.ts";
import type { BoundStatement } from "../src/core/db/statement.ts";
import { hashPassword } from "../src/core/passwords.ts";
import type { Secrets } from "../src/core/secrets.ts";
import { statementsFor } from "./areas.ts";
import { featureFlagRows, publicConfigurationRows } from "./configuration.ts";
import { demonstrationHouseholds } from "./households.ts";
import { bytesOf } from "./random.ts";
import { insertion, readColumnTypes } from "./rows.ts";
import { inTransaction } from "./transaction.ts";

/** Opens every invented account; none exists outside a demonstration database. */
export const demonstrationPassword = "cervin-demo";

const LOCK = 7_281_905;

/** Puts the demonstration households into a database, once. Other nodes that start at the same time wait. */
export async function seedDemonstration(
  owner: pg.Client,
  secrets: Secrets,
  options: { today: string; seed?: number; say?: (line: string) => void },
): Promise<void> {
  const { today, seed = 1, say = () => {} } = options;
  await inTransaction(owner, async () => {
    await owner.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const { rowCount } = await owner.query("select from demonstration");
    if (rowCount !== 0) return;
    const statements = await demonstrationStatements(owner, secrets, today, seed);
    await runBatch(owner, statements);
    say(`The demonstration households are in the database, as of ${today}.`);
  });
}

async function demonstrationStatements(
  owner: pg.Client,
  secrets: Secrets,
  today: string,
  seed: number,
): Promise<BoundStatement<unknown>[]> {
  const households = demonstrationHouseholds(today);
  const types = await readColumnTypes(owner);
  const hashes = await passwordHashes(
    households.flatMap(({ accounts }) => accounts.map(({ login }) => login)),
    seed,
  );
  const passwordHashOf = (login: string): string => hashes.get(login) ?? "";
  return [
    ...statementsFor(households, { today, seed, secrets, passwordHashOf }, types),
    insertion(types, "featureFlag", featureFlagRows()),
    insertion(types, "publicConfiguration", publicConfigurationRows()),
    insertion(types, "demonstration", [{ seededOn: today, seed }]),
  ];
}

async function passwordHashes(logins: string[], seed: number): Promise<Map<string, string>> {
  const pairs = logins.map(async (login): Promise<[string, string]> => {
    const salt = bytesOf(seed, `salt ${login}`).subarray(0, 16);
    return [login, await hashPassword(demonstrationPassword, salt)];
  });
  return new Map(await Promise.all(pairs));
}
