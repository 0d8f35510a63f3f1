import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type pg from "pg";
import type { Config } from "../core/config.ts";
import { connectOnce } from "../core/db/connect.ts";
import { prepareDatabase } from "../core/db/open.ts";
import { startEmbeddedPostgres } from "../../postgres/embedded.ts";
import { createSecrets, parseSecretKeys, secretKeysIn } from "../core/secrets/secrets.ts";
import { StartProblem } from "../core/start-problem.ts";

// Shared by the commands that fill the database.

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a command; an error that the operator can correct is printed in one line. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** The parsed arguments of a command, or an error with the reason. */
export function parseCommandLine<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  refusal: (reason: string) => StartProblem,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split(/\.?(?:\s|$)To |\n/) : [];
    throw refusal(reason.replace(/\.$/, ""));
  }
}

/** Works as the owner of a migrated database: the one of DATABASE_URL, otherwise the embedded one. */
export async function withOwner(
  config: Config,
  work: (owner: pg.Client) => Promise<void>,
): Promise<void> {
  const { databaseUrl, dataDir, rolePrefix, secretKeys } = config;
  const secrets = createSecrets(secretKeys ? parseSecretKeys(secretKeys) : secretKeysIn(dataDir));
  const postgres = databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir, say });
  try {
    await prepareDatabase(postgres.url, rolePrefix, secrets);
    const owner = await connectOnce(postgres.url);
    try {
      await work(owner);
    } finally {
      await owner.end();
    }
  } finally {
    await postgres.stop();
  }
}
