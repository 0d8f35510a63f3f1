import { parseArgs } from "node:util";
import pg from "pg";
import { generateAddresses } from "../../seed/places.ts";
import { count, progressBar } from "../../seed/progress.ts";
import { type Config, readConfig } from "../core/config.ts";
import { prepareDatabase } from "../core/db/open.ts";
import { startEmbeddedPostgres } from "../core/postgres/embedded.ts";
import { createSecrets, parseSecretKeys, secretKeysIn } from "../core/secrets.ts";
import { StartProblem } from "../core/start-problem.ts";
import { importAddresses, importLocalities } from "./import.ts";
import { loadShippedLocalities } from "./shipped.ts";

const help = `npm run places -- COMMAND

  import-localities FILE   swisstopo's directory of localities (AMTOVZ_CSV, in LV95 or WGS84)
  import-addresses FILE    swisstopo's directory of building addresses (amtliches Gebäudeadressverzeichnis, CSV)
  --generate N             N invented addresses at real places instead: for demonstrations and measurements alone
  --help                   this text

An import takes the place of what was there, all or nothing, while searches go on. It can be run again at any time.
The database is the embedded one in DATA_DIR, or the one at DATABASE_URL.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Progress = (done: number, total: number) => void;
type Work = (owner: pg.Client, onProgress: Progress) => Promise<string>;

try {
  const config = readConfig(process.env);
  const work = workOf(process.argv.slice(2), config);
  if (work) await withOwner(config, work);
  else say(help);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** What was asked for, or nothing when it was help. */
function workOf(args: string[], config: Config): Work | undefined {
  const { values, positionals } = parsed(args);
  const [command, file, ...more] = positionals;
  if (values.help) return undefined;
  if (values.generate !== undefined && !command) return generation(values.generate, config);
  if (command !== "import-localities" && command !== "import-addresses") {
    throw wrong(command ? `there is no command ${command}` : "say what shall be done");
  }
  if (!file || more.length > 0) throw wrong(`${command} takes one file`);
  return async (owner, onProgress) =>
    command === "import-localities"
      ? `${count(await importLocalities(owner, file))} localities`
      : `${count(await importAddresses(owner, file, onProgress))} addresses`;
}

function generation(given: string, { demonstration }: Config): Work {
  const addresses = /^\d{1,8}$/.test(given) ? Number(given) : 0;
  if (addresses < 1) throw wrong(`--generate ${given} is not a number from 1 to 99,999,999`);
  if (!demonstration) {
    throw new StartProblem(
      "Places: invented addresses belong in a demonstration database alone. Say DEMONSTRATION=true if this is one.",
    );
  }
  return async (owner, onProgress) =>
    `${count(await generateAddresses(owner, addresses, onProgress))} invented addresses`;
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
    const progress = progressBar("done", process.stdout);
    try {
      await loadShippedLocalities(owner);
      const what = await work(owner, (done, total) => progress.show(done, total));
      progress.clear();
      say(`✓ ${what} in ${progress.seconds().toFixed(1)} s`);
    } finally {
      await owner.end();
    }
  } finally {
    await postgres.stop();
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { generate: { type: "string" }, help: { type: "boolean" } },
    });
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split(/\.?(?:\s|$)To |\n/) : [];
    throw wrong(reason.replace(/\.$/, ""));
  }
}

function wrong(what: string): StartProblem {
  return new StartProblem(`Places: ${what}. npm run places -- --help explains.`);
}
