import type pg from "pg";
import { requestKinds } from "../../back-office.ts";
import { type Config, readConfig } from "../../core/config.ts";
import { connectOnce } from "../../core/db/connect.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import { prepareDatabase } from "../../core/db/open.ts";
import { valueTypes } from "../../core/db/types.ts";
import { runningPostgres, startEmbeddedPostgres } from "../../../postgres/embedded.ts";
import {
  createSecrets,
  parseSecretKeys,
  secretKeysIn,
  type Secrets,
} from "../../core/secrets/secrets.ts";
import { createScanner } from "../../core/scanner.ts";
import { StartProblem } from "../../core/start-problem.ts";
import type { OperatorContext } from "./command.ts";
import { type Order, readOrder } from "./operator.ts";

/** What an order says: lines for its reader, or the one that tells what is wrong with it. */
export interface Said {
  status: number;
  lines: string[];
  problem?: string;
}

/** Carries out what was typed, on the database that the environment names. */
export async function runOperator(args: string[], env: NodeJS.ProcessEnv): Promise<Said> {
  try {
    const order = readOrder(args);
    const lines = "help" in order ? [order.help] : await carryOut(order, readConfig(env));
    return { status: 0, lines };
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    return { status: 1, lines: [], problem: error.message };
  }
}

async function carryOut(order: Order, config: Config): Promise<string[]> {
  const secrets = createSecrets(
    config.secretKeys ? parseSecretKeys(config.secretKeys) : secretKeysIn(config.dataDir),
  );
  const database = await openDatabase(config, secrets);
  try {
    // Not from a pool: that one is over before its connection is, whose end then finds nobody who listens.
    const client = await connectOnce(database.url, {
      types: valueTypes,
      application_name: "portal operator",
    });
    try {
      const scanner = createScanner(config.clamdUrl);
      return await inTransaction(client, { secrets, scanner, kinds: requestKinds }, order);
    } finally {
      // An order that failed leaves nothing behind: its transaction goes with its connection.
      await client.end();
    }
  } finally {
    await database.stop();
  }
}

async function inTransaction(
  client: pg.Client,
  parts: Pick<OperatorContext, "secrets" | "scanner" | "kinds">,
  { command, given }: Order,
): Promise<string[]> {
  await client.query("begin");
  const operator = { ...parts, db: onConnection(client), now: new Date() };
  const lines = await command.run(operator, given);
  await client.query("commit");
  return lines;
}

/** The server of the portal that runs; without one, ours for the time of the order. */
async function openDatabase(
  { databaseUrl, dataDir, rolePrefix }: Config,
  secrets: Secrets,
): Promise<{ url: string; stop(): Promise<void> }> {
  const stop = async (): Promise<void> => {};
  const running = databaseUrl ?? runningPostgres(dataDir);
  if (running) return { url: running, stop };
  const postgres = await startEmbeddedPostgres({ dataDir });
  await prepareDatabase(postgres.url, rolePrefix, secrets);
  return postgres;
}
