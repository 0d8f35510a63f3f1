import { dirname } from "node:path";
import { preparePreviousRelease, type PreviousRelease } from "../../scripts/previous-release.ts";
import { runItsApiTests } from "./api-tests.ts";
import { replaceItsNodes } from "./rolling-restart.ts";

// `npm run test:upgrade [-- --long | --only api | --only nodes]`: the release before this one on the schema of this one. Its tests of the API run,
// and two of its nodes are replaced by nodes of this release under load.
const root = dirname(dirname(import.meta.dirname));
const args = process.argv.slice(2);
const isLong = args.includes("--long") || process.env["LONG"] === "1";
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const release = await preparePreviousRelease(root);
if (!release)
  say(
    "! SKIPPED: the release before this one is not in the history of this clone, and no remote has it.",
  );
else {
  for (const [name, part] of Object.entries({ nodes: checkNodes, api: checkApi })) {
    if (args.includes("--only") && !args.includes(name)) continue;
    await part(release).catch((error: unknown) => {
      say(error instanceof Error ? (error.stack ?? error.message) : String(error));
      process.exitCode = 1;
    });
  }
}

async function checkApi(previous: PreviousRelease): Promise<void> {
  const { passed, faults } = await runItsApiTests(root, previous, isLong);
  for (const fault of faults) say(`✗ ${fault}`);
  say(
    `${passed} tests of release ${previous.version} passed on this schema, ${faults.length} faults`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

async function checkNodes(previous: PreviousRelease): Promise<void> {
  await replaceItsNodes(root, previous);
  say("✓ The nodes were replaced without a failed request");
}
