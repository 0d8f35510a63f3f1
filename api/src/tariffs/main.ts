import { parseArgs } from "node:util";
import pg from "pg";
import { count } from "../../seed/progress.ts";
import { type Config, readConfig } from "../core/config.ts";
import { prepareDatabase } from "../core/db/open.ts";
import { startEmbeddedPostgres } from "../core/postgres/embedded.ts";
import { createSecrets, parseSecretKeys, secretKeysIn } from "../core/secrets.ts";
import { StartProblem } from "../core/start-problem.ts";
import { importAreas } from "./import-areas.ts";
import { importPremiums } from "./import-premiums.ts";
import { importProducts } from "./import-products.ts";
import { wrong } from "./table-file.ts";

const help = `npm run tariffs -- COMMAND FILE

  import-products FILE   names and types of the tariffs (Tarife.csv)
  import-premiums FILE   the approved premiums (Prämien_CH.csv)
  import-areas FILE      where tariffs are offered, and the premium regions (Einzugsgebiete.csv)
  --help                 this text

The files are those of the Federal Office of Public Health, with the codes until 2026 or those from 2027 on. Rows of our
insurers are taken, all or nothing; those of the same years are replaced, premiums canton by canton. Products come first,
since premiums name them.
The database is the embedded one in DATA_DIR, or the one at DATABASE_URL.`;

const commands: Record<string, { what: string; run: typeof importPremiums }> = {
  "import-products": { what: "products", run: importProducts },
  "import-premiums": { what: "premiums", run: importPremiums },
  "import-areas": { what: "areas", run: importAreas },
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const work = workOf(process.argv.slice(2));
  if (work) await withOwner(readConfig(process.env), work);
  else say(help);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

type Work = (owner: pg.Client) => Promise<void>;

/** What was asked for, or nothing when it was help. */
function workOf(args: string[]): Work | undefined {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  const [name = "", file, ...more] = positionals;
  const command = commands[name];
  if (!command) throw unclear(name ? `there is no command ${name}` : "say what shall be done");
  if (!file || more.length > 0) throw unclear(`${name} takes one file`);
  return async (owner) => say(`✓ ${count(await command.run(owner, file))} ${command.what}`);
}

async function withOwner(config: Config, work: Work): Promise<void> {
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
      await work(owner);
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
    throw unclear(reason.replace(/\.$/, ""));
  }
}

function unclear(what: string): StartProblem {
  return wrong(`${what}. npm run tariffs -- --help explains.`);
}
