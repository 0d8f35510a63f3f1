import { readConfig } from "../../core/config.ts";
import { connectOnce } from "../../core/db/connect.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import { databaseAt } from "../../core/db/open.ts";
import { valueTypes } from "../../core/db/types.ts";
import { createSecrets, parseSecretKeys, secretKeysIn } from "../../core/secrets/secrets.ts";
import { StartProblem } from "../../core/start-problem.ts";
import { parseCommandLine } from "../command.ts";
import { openDatabase } from "../open-database.ts";
import { clientCommands } from "./clients.ts";
import { importCommands } from "./import.ts";
import { sandboxCommands } from "./sandbox.ts";
import { webhookCommands } from "./webhooks.ts";
import { type ExchangeCommand, type GivenArguments, type Output, wrong } from "./command.ts";

const commands: Record<string, ExchangeCommand> = {
  ...clientCommands,
  ...importCommands,
  ...sandboxCommands,
  ...webhookCommands,
};

/** Runs the typed command on the database that the environment names; returns the exit status. */
export async function runExchange(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output,
): Promise<number> {
  try {
    const read = readCommand(args);
    if (!read) {
      output.say(help());
      return 0;
    }
    const config = readConfig(env);
    const secrets = createSecrets(
      config.secretKeys ? parseSecretKeys(config.secretKeys) : secretKeysIn(config.dataDir),
    );
    const server = await openDatabase(config, secrets);
    try {
      const owner = await connectOnce(server.url, {
        types: valueTypes,
        application_name: "portal exchange",
      });
      try {
        const database = databaseAt(server.url, config.rolePrefix, secrets);
        const db = onConnection(owner);
        return await read.command.run({ ...output, config, secrets, db, database }, read.given);
      } finally {
        await owner.end();
      }
    } finally {
      await server.stop();
    }
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    output.complain(error.message);
    return 1;
  }
}

/** The command and its arguments; nothing if help was requested. */
function readCommand(
  args: string[],
): { command: ExchangeCommand; given: GivenArguments } | undefined {
  const name = Object.keys(commands).find((one) => one === args.slice(0, wordsIn(one)).join(" "));
  if (name === undefined) {
    if (args.length === 0 || args.includes("--help")) return undefined;
    throw wrong(`there is no command ${args.join(" ")}`);
  }
  const command = commands[name];
  if (!command) return undefined;
  const options: Record<string, { type: "string" | "boolean" }> = { help: { type: "boolean" } };
  for (const text of command.texts ?? []) options[text] = { type: "string" };
  for (const one of command.switches ?? []) options[one] = { type: "boolean" };
  const { values, positionals } = parseCommandLine(args.slice(wordsIn(name)), options, wrong);
  if (values["help"]) return undefined;
  const given = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? undefined : value]),
  );
  return { command, given: { words: positionals, options: given } };
}

function wordsIn(name: string): number {
  return name.split(" ").length;
}

function help(): string {
  const lines = Object.entries(commands).map(
    ([name, { usage, about }]) => `  ${`${name} ${usage}`.trim()}\n      ${about}`,
  );
  return `npm run exchange -- COMMAND\n\n${lines.join("\n")}\n\nThe database is the embedded one in DATA_DIR, or the one at DATABASE_URL.`;
}
