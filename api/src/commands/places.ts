import type pg from "pg";
import { generateAddresses } from "../../seed/places/places.ts";
import { groupedCount, progressBar } from "../../seed/progress.ts";
import { parseCommandLine, runCommand, say, withOwner } from "./command.ts";
import { type Config, readConfig } from "../core/config.ts";
import { StartProblem } from "../core/start-problem.ts";
import { importAddresses, importLocalities } from "../places/import/import.ts";
import { loadShippedLocalities } from "../places/import/shipped.ts";

const help = `npm run places -- COMMAND

  import-localities FILE   swisstopo's directory of localities (AMTOVZ_CSV, in LV95 or WGS84)
  import-addresses FILE    swisstopo's directory of building addresses (amtliches Gebäudeadressverzeichnis, CSV)
  --generate N             N invented addresses at real places instead: for demonstrations and measurements alone
  --help                   this text

An import takes the place of what was there, all or nothing, while searches go on. It can be run again at any time.
The database is the embedded one in DATA_DIR, or the one at DATABASE_URL.`;

type Progress = (done: number, total: number) => void;
type Work = (owner: pg.Client, onProgress: Progress) => Promise<string>;

await runCommand(async () => {
  const config = readConfig(process.env);
  const work = workOf(process.argv.slice(2), config);
  if (!work) return say(help);
  return withOwner(config, (owner) => runWithProgress(owner, work));
});

/** The requested work; nothing if help was requested. */
function workOf(args: string[], config: Config): Work | undefined {
  const { values, positionals } = parseCommandLine(
    args,
    { generate: { type: "string" }, help: { type: "boolean" } },
    wrong,
  );
  const [command, file, ...more] = positionals;
  if (values.help) return undefined;
  if (values.generate !== undefined && !command) return generateCommand(values.generate, config);
  if (command !== "import-localities" && command !== "import-addresses") {
    throw wrong(command ? `there is no command ${command}` : "say what shall be done");
  }
  if (!file || more.length > 0) throw wrong(`${command} takes one file`);
  return async (owner, onProgress) =>
    command === "import-localities"
      ? `${groupedCount(await importLocalities(owner, file))} localities`
      : `${groupedCount(await importAddresses(owner, file, onProgress))} addresses`;
}

function generateCommand(given: string, { demonstration }: Config): Work {
  const addresses = /^\d{1,8}$/.test(given) ? Number(given) : 0;
  if (addresses < 1) throw wrong(`--generate ${given} is not a number from 1 to 99,999,999`);
  if (!demonstration) {
    throw new StartProblem(
      "Places: invented addresses belong in a demonstration database alone. Say DEMONSTRATION=true if this is one.",
    );
  }
  return async (owner, onProgress) =>
    `${groupedCount(await generateAddresses(owner, addresses, onProgress))} invented addresses`;
}

async function runWithProgress(owner: pg.Client, work: Work): Promise<void> {
  const progress = progressBar("done", process.stdout);
  await loadShippedLocalities(owner);
  const what = await work(owner, (done, total) => progress.show(done, total));
  progress.clear();
  say(`✓ ${what} in ${progress.seconds().toFixed(1)} s`);
}

function wrong(what: string): StartProblem {
  return new StartProblem(`Places: ${what}. npm run places -- --help explains.`);
}
