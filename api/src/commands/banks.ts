import { groupedCount } from "../../seed/progress.ts";
import { parseCommandLine, runCommand, say, withOwner } from "./command.ts";
import { readConfig } from "../core/config.ts";
import { StartProblem } from "../core/start-problem.ts";
import { importBanks } from "../banks/import-banks.ts";

const help = `npm run banks -- import FILE

  import FILE   the banks of Switzerland and Liechtenstein (SIX Bank Master version 3, JSON)
  --help        this text

An import takes the place of what was there, all or nothing. It can be run again at any time.
The database is the embedded one in DATA_DIR, or the one at DATABASE_URL.`;

await runCommand(async () => {
  const file = fileIn(process.argv.slice(2));
  if (!file) return say(help);
  return withOwner(readConfig(process.env), async (owner) =>
    say(`✓ ${groupedCount(await importBanks(owner, file))} banks`),
  );
});

/** The file to import; nothing if help was requested. */
function fileIn(args: string[]): string | undefined {
  const { values, positionals } = parseCommandLine(args, { help: { type: "boolean" } }, wrong);
  const [command, file, ...more] = positionals;
  if (values.help) return undefined;
  if (command !== "import")
    throw wrong(command ? `there is no command ${command}` : "say what shall be done");
  if (!file || more.length > 0) throw wrong("import takes one file");
  return file;
}

function wrong(what: string): StartProblem {
  return new StartProblem(`Banks: ${what}. npm run banks -- --help explains.`);
}
