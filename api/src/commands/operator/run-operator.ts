import { userInfo } from "node:os";
import type pg from "pg";
import { requestKinds } from "../../back-office.ts";
import { type Config, readConfig } from "../../core/config.ts";
import { connectOnce } from "../../core/db/connect.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import { valueTypes } from "../../core/db/types.ts";
import { openDatabase } from "../open-database.ts";
import { createSecrets, parseSecretKeys, secretKeysIn } from "../../core/secrets/secrets.ts";
import { createScanner } from "../../core/scanner.ts";
import { StartProblem } from "../../core/start-problem.ts";
import { runAtDesk } from "./at-desk/desk-commands.ts";
import type { Prompt } from "./at-desk/prompt.ts";
import { type OperatorContext, optionalText, wrong } from "./command.ts";
import { type Order, readOrder } from "./operator.ts";

/** The exit status of an order that lacks `--yes`: a script must not take it as done. */
const UNCONFIRMED = 2;

/** The output of an order: its lines, or the line with the error. */
export interface OrderOutput {
  status: number;
  lines: string[];
  problem?: string;
}

/** Runs the typed order at the desk's door, or on the database that the environment names. */
export async function runOperator(
  args: string[],
  env: NodeJS.ProcessEnv,
  prompt?: Prompt,
): Promise<OrderOutput> {
  try {
    const order = readOrder(args);
    if ("help" in order) return { status: 0, lines: [order.help] };
    if ("deskCommand" in order)
      return { status: 0, lines: await runAtDesk(order.deskCommand, order.given, env, prompt) };
    const by = optionalText(order.given, "by") ?? env["OPERATOR"]?.trim();
    const given = { ...order.given, options: { ...order.given.options, by } };
    const config = readConfig(env);
    const { atDesk } = order.command;
    if (atDesk !== undefined && config.desk && !config.demonstration)
      throw wrong(`this is done by a member of staff: ${atDesk}, after desk sign-in`);
    return await carryOut({ ...order, given }, config, personNamed(by));
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    return { status: 1, lines: [], problem: error.message };
  }
}

/** The employee's name as given, otherwise the user of the machine. */
function personNamed(by: string | undefined): string {
  const person = by ?? userInfo().username;
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .,'’@_-]{0,59}$/u.test(person))
    throw wrong(`${JSON.stringify(person)} is no name: say --by "Anna Muster"`);
  return person;
}

async function carryOut(order: Order, config: Config, person: string): Promise<OrderOutput> {
  const secrets = createSecrets(
    config.secretKeys ? parseSecretKeys(config.secretKeys) : secretKeysIn(config.dataDir),
  );
  const database = await openDatabase(config, secrets);
  try {
    // A single connection: a pool ends before its connection does, and the connection's end is then not handled.
    const client = await connectOnce(database.url, {
      types: valueTypes,
      application_name: "portal operator",
    });
    try {
      const scanner = createScanner(config.clamdUrl);
      const parts = { secrets, scanner, kinds: requestKinds, person };
      return await inTransaction(client, parts, order);
    } finally {
      // The transaction of a failed order is rolled back when its connection closes.
      await client.end();
    }
  } finally {
    await database.stop();
  }
}

async function inTransaction(
  client: pg.Client,
  parts: Omit<OperatorContext, "db" | "now">,
  { command, given }: Order,
): Promise<OrderOutput> {
  await client.query("begin");
  const commitBatch = async (): Promise<void> => {
    await client.query("commit");
    await client.query("begin");
  };
  const operator = { ...parts, db: onConnection(client), now: new Date(), commitBatch };
  const lines = await command.run(operator, given);
  if (command.confirms?.(given) && given.options["yes"] !== true) {
    await client.query("rollback");
    return { status: UNCONFIRMED, lines: ["Not done. With --yes it would be:", ...lines] };
  }
  await client.query("commit");
  return { status: 0, lines };
}
