import type pg from "pg";
import { groupedCount } from "../../seed/progress.ts";
import { parseCommandLine, runCommand, say, withOwner } from "./command.ts";
import { readConfig } from "../core/config.ts";
import type { StartProblem } from "../core/start-problem.ts";
import { importAreas } from "../tariffs/import-areas.ts";
import { importPremiums } from "../tariffs/import-premiums.ts";
import { importProducts } from "../tariffs/import-products.ts";
import { wrong } from "../tariffs/table-file.ts";

const help = `npm run tariffs -- COMMAND FILE

  import-products FILE   names and types of the tariffs (Tarife.csv)
  import-premiums FILE   the approved premiums (Prämien_CH.csv)
  import-areas FILE      where tariffs are offered, and the premium regions (Einzugsgebiete.csv)
  --help                 this text

The files are those of the Federal OperatorContext of Public Health, with the codes until 2026 or those from 2027 on. Rows of our
insurers are taken, all or nothing; those of the same years are replaced, premiums canton by canton. Products come first,
since premiums name them.
The database is the embedded one in DATA_DIR, or the one at DATABASE_URL.`;

const commands: Record<string, { what: string; run: typeof importPremiums }> = {
  "import-products": { what: "products", run: importProducts },
  "import-premiums": { what: "premiums", run: importPremiums },
  "import-areas": { what: "areas", run: importAreas },
};

await runCommand(async () => {
  const work = workOf(process.argv.slice(2));
  if (!work) return say(help);
  return withOwner(readConfig(process.env), work);
});

type Work = (owner: pg.Client) => Promise<void>;

/** The requested work; nothing if help was requested. */
function workOf(args: string[]): Work | undefined {
  const { values, positionals } = parseCommandLine(args, { help: { type: "boolean" } }, unclear);
  if (values.help) return undefined;
  const [name = "", file, ...more] = positionals;
  const command = commands[name];
  if (!command) throw unclear(name ? `there is no command ${name}` : "say what shall be done");
  if (!file || more.length > 0) throw unclear(`${name} takes one file`);
  return async (owner) => say(`✓ ${groupedCount(await command.run(owner, file))} ${command.what}`);
}

function unclear(what: string): StartProblem {
  return wrong(`${what}. npm run tariffs -- --help explains.`);
}
