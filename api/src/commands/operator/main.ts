import pg from "pg";
import { requestKinds } from "../../back-office.ts";
import { type Config, readConfig } from "../../core/config.ts";
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
import { StartProblem } from "../../core/start-problem.ts";
import { type Order, readOrder } from "./operator.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const order = readOrder(process.argv.slice(2));
  if ("help" in order) say(order.help);
  else await carryOut(order, readConfig(process.env));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function carryOut(order: Order, config: Config): Promise<void> {
  const secrets = createSecrets(
    config.secretKeys ? parseSecretKeys(config.secretKeys) : secretKeysIn(config.dataDir),
  );
  const database = await openDatabase(config, secrets);
  const pool = new pg.Pool({ connectionString: database.url, max: 1, types: valueTypes });
  // A connection that breaks fails the order; the event alone must not end the process without a word.
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    for (const line of await inTransaction(pool, secrets, order)) say(line);
  } finally {
    await pool.end();
    await database.stop();
  }
}

async function inTransaction(
  pool: pg.Pool,
  secrets: Secrets,
  { command, given }: Order,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const operator = { db: onConnection(client), secrets, now: new Date(), kinds: requestKinds };
    const lines = await command.run(operator, given);
    await client.query("commit");
    return lines;
  } finally {
    // An order that failed leaves nothing behind: its connection goes, and its transaction with it.
    client.release(true);
  }
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
