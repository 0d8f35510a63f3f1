import { parseArgs } from "node:util";
import pg from "pg";
import { count } from "../../seed/progress.ts";
import { type Config, readConfig } from "../core/config.ts";
import { prepareDatabase } from "../core/db/open.ts";
import { startEmbeddedPostgres } from "../core/postgres/embedded.ts";
import { createSecrets, parseSecretKeys, secretKeysIn } from "../core/secrets.ts";
import { StartProblem } from "../core/start-problem.ts";
import { importBanks } from "./import-banks.ts";

const help = `npm run banks -- import FILE

  import FILE   the banks of Switzerland and Liechtenstein (SIX Bank Master version 3, JSON)
  --help        this text

An import takes the place of what was there, all or nothing. It can be run again at any time.
The database is the embedded one in DATA_DIR, or the one at DATABASE_URL.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const file = fileIn(process.argv.slice(2));
  if (file) await load(readConfig(process.env), file);
  else say(help);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Which file to import, or nothing when it was help. */
function fileIn(args: string[]): string | undefined {
  const { values, positionals } = parsed(args);
  const [command, file, ...more] = positionals;
  if (values.help) return undefined;
  if (command !== "import")
    throw wrong(command ? `there is no command ${command}` : "say what shall be done");
  if (!file || more.length > 0) throw wrong("import takes one file");
  return file;
}

async function load(config: Config, file: string): Promise<void> {
  const { databaseUrl, dataDir, rolePrefix, secretKeys } = config;
  const secrets = createSecrets(secretKeys ? parseSecretKeys(secretKeys) : secretKeysIn(dataDir));
  const postgres = databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir, say });
  try {
    await prepareDatabase(postgres.url, rolePrefix, secrets);
    const owner = new pg.Client({ connectionString: postgres.url });
    await owner.connect();
    try {
      say(`✓ ${count(await importBanks(owner, file))} banks`);
    } finally {
      await owner.end();
    }
  } finally {
    await postgres.stop();
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { help: { type: "boolean" } } });
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split(/\.?(?:\s|$)To |\n/) : [];
    throw wrong(reason.replace(/\.$/, ""));
  }
}

function wrong(what: string): StartProblem {
  return new StartProblem(`Banks: ${what}. npm run banks -- --help explains.`);
}
