import { parseCommandLine, runCommand, say } from "./command.ts";
import { readConfig } from "../core/config.ts";
import { readRelease } from "../core/db/release.ts";
import { createSecrets, parseSecretKeys } from "../core/secrets/secrets.ts";
import { StartProblem } from "../core/start-problem.ts";
import { prepareInstallation } from "./prepare-installation.ts";

const help = `npm run migrate, or in a package: node migrate.js

  Brings the database at DATABASE_URL to this release, as its owner, and loads the localities and
  banks that every installation has. It can be run at any time and again; nodes that run go on.
  SECRET_KEYS are those of the nodes: the passwords of the roles derive from them.`;

await runCommand(async () => {
  const { values } = parseCommandLine(process.argv.slice(2), { help: { type: "boolean" } }, wrong);
  if (values.help) return say(help);
  const config = readConfig({ ...process.env, ROLE: "all", MIGRATE: "true" });
  if (!config.databaseUrl || !config.secretKeys)
    throw wrong("DATABASE_URL and SECRET_KEYS are needed");
  const secrets = createSecrets(parseSecretKeys(config.secretKeys));
  await prepareInstallation(config.databaseUrl, secrets, config, say);
  say(`✓ The database is that of release ${readRelease().version}`);
});

function wrong(what: string): StartProblem {
  return new StartProblem(`Migrations: ${what}. npm run migrate -- --help explains.`);
}
