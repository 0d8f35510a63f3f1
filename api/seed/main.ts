import type pg from "pg";
import { type Config, readConfig } from "../src/core/config.ts";
import { connectOnce } from "../src/core/db/connect.ts";
import { prepareDatabase } from "../src/core/db/open.ts";
import { startEmbeddedPostgres } from "../postgres/embedded.ts";
import {
  createSecrets,
  parseSecretKeys,
  secretKeysIn,
  type Secrets,
} from "../src/core/secrets/secrets.ts";
import { StartProblem } from "../src/core/start-problem.ts";
import { addCaregivers, addDemonstrationCaregivers } from "./places/caregivers.ts";
import { demonstrationPassword, seedDemonstration } from "./demonstration.ts";
import { addGeneratedAccounts } from "./generate.ts";
import { generatedHousehold } from "./people/generated-household.ts";
import { help, readOptions, type SeedOptions } from "./options.ts";
import { addDemonstrationAddresses } from "./places/places.ts";
import { groupedCount, progressBar } from "./progress.ts";
import type { Writer } from "./writer.ts";
import { startWriters, threadsFor } from "./writer-threads.ts";

try {
  const options = readOptions(process.argv.slice(2), new Date());
  if (options) await run(options, readConfig(process.env));
  else console.log(help);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(options: SeedOptions, config: Config): Promise<void> {
  if (!config.demonstration) {
    throw new StartProblem(
      "Seed: invented people with a known password belong in a demonstration database alone. Say DEMONSTRATION=true if this is one.",
    );
  }
  const keys = config.secretKeys
    ? parseSecretKeys(config.secretKeys)
    : secretKeysIn(config.dataDir);
  const secrets = createSecrets(keys);
  const postgres = await openDatabase(config);
  try {
    await prepareDatabase(postgres.url, config.rolePrefix, secrets);
    const owner = await connectOnce(postgres.url);
    await seedDemonstration(owner, secrets, { today: options.today, say: console.log });
    await addDemonstrationAddresses(owner);
    await addDemonstrationCaregivers(owner, options.today);
    const { accounts, caregivers } = options;
    if (caregivers !== undefined) await generateCaregivers(owner, caregivers, options.today);
    if (accounts !== undefined) {
      const threads = startWriters({ ...options, url: postgres.url, keys }, threadsFor(accounts));
      try {
        await generate(owner, secrets, { ...options, accounts, writers: threads.writers });
      } finally {
        await threads.stop();
      }
    }
    await owner.end();
  } finally {
    await postgres.stop();
  }
}

async function openDatabase({
  databaseUrl,
  dataDir,
}: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  try {
    return await startEmbeddedPostgres({ dataDir, say: console.log });
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    throw new StartProblem(`${error.message} Another database can be named with DATABASE_URL.`);
  }
}

async function generateCaregivers(owner: pg.Client, caregivers: number, today: string) {
  const added = await addCaregivers(owner, { caregivers, today });
  console.log(`✓ ${groupedCount(added)} doctors added`);
}

async function generate(
  owner: pg.Client,
  secrets: Secrets,
  options: SeedOptions & { accounts: number; writers: Writer[] },
): Promise<void> {
  const { seed, today } = options;
  const progress = progressBar("accounts", process.stdout);
  const { found, added } = await addGeneratedAccounts(owner, secrets, {
    ...options,
    onProgress: (done, total) => progress.show(done, total),
  });
  progress.clear();
  if (added === 0) {
    console.log(
      `Seed ${seed} has ${groupedCount(found)} accounts already. Another --seed adds more.`,
    );
    return;
  }
  const speed = groupedCount((added / progress.seconds()) * 60);
  const before = found > 0 ? ` to the ${groupedCount(found)} of before` : "";
  console.log(
    `✓ ${groupedCount(added)} accounts of seed ${seed} added${before}, ${speed} a minute`,
  );
  const [example] = generatedHousehold(seed, 0, today).accounts;
  console.log(`  Any of them opens with ${demonstrationPassword}, for example ${example?.login}`);
}
