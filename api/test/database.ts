import { randomUUID } from "node:crypto";
import pg from "pg";
import { prepareDatabase } from "../src/core/db/open.ts";
import { createSecrets } from "../src/core/secrets/secrets.ts";
import { loadShippedBanks } from "../src/banks/load-banks.ts";
import { loadShippedLocalities } from "../src/places/import/shipped.ts";

/** The tests have their own key and role names, so that the other databases of a PostgreSQL cluster keep theirs. */
export const testKeys = [{ id: "test", key: Buffer.alloc(32, 7) }];
export const testSecrets = createSecrets(testKeys);
export const testRoles = "portal_test";
/** Statements and connections in tests have a long timeout, because the machine may be busy. */
export const testTimeout = { timeoutMs: 60_000 };

const TEMPLATE = "portal_test_template";
const SEEDED = "portal_test_seeded_";
const LOCK = 7_281_906;

export interface Clone {
  url: string;
  drop(): Promise<void>;
}

/** Creates the migrated database that each test file clones. Roles belong to the cluster and are created once here. */
export async function prepareTemplate(clusterUrl: string): Promise<void> {
  await onCluster(clusterUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname = $1 or starts_with(datname, $2)",
      [TEMPLATE, SEEDED],
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
    await client.query(`create database ${TEMPLATE}`);
  });
  const url = urlOf(clusterUrl, TEMPLATE);
  await prepareDatabase(url, testRoles, testSecrets);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await loadShippedLocalities(owner);
  await loadShippedBanks(owner);
  await owner.end();
}

/** A database for one test file, cloned in about 40 ms. */
export async function cloneTemplate(clusterUrl: string): Promise<Clone> {
  return cloneOf(clusterUrl, TEMPLATE);
}

/** A clone with the demonstration households as of a day. The first caller of a day creates the template. */
export async function cloneSeeded(clusterUrl: string, today: string): Promise<Clone> {
  return cloneOf(clusterUrl, await seededTemplate(clusterUrl, today));
}

function seededTemplate(clusterUrl: string, today: string): Promise<string> {
  const name = `${SEEDED}${today.replaceAll("-", "")}`;
  return madeOnce(clusterUrl, name, TEMPLATE, async (owner) => {
    // A dynamic import: most files do not need the invented data, which take a while to load.
    const { seedDemonstration } = await import("../seed/demonstration.ts");
    await seedDemonstration(owner, testSecrets, { today });
  });
}

/** A clone with doctors and some hundred generated accounts beside the demonstration. */
export async function clonePeopled(clusterUrl: string, today: string): Promise<Clone> {
  const seeded = await seededTemplate(clusterUrl, today);
  const peopled = await madeOnce(clusterUrl, `${seeded}_peopled`, seeded, async (owner) => {
    const { addDemonstrationCaregivers } = await import("../seed/places/caregivers.ts");
    const { addGeneratedAccounts } = await import("../seed/generate.ts");
    const accounts = process.env["LONG"] === "1" ? 2_000 : 500;
    await addDemonstrationCaregivers(owner, today);
    await addGeneratedAccounts(owner, testSecrets, { accounts, seed: 3, today });
  });
  return cloneOf(clusterUrl, peopled);
}

/** Creates a template from another one, unless it exists. It gets its name only when it is complete. */
async function madeOnce(
  clusterUrl: string,
  name: string,
  template: string,
  fill: (owner: pg.Client) => Promise<unknown>,
): Promise<string> {
  await onCluster(clusterUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount !== 0) return;
    const raw = await cloneOf(clusterUrl, template);
    const owner = new pg.Client({ connectionString: raw.url });
    await owner.connect();
    await fill(owner);
    await owner.query("analyze");
    await owner.end();
    await client.query(`alter database ${new URL(raw.url).pathname.slice(1)} rename to ${name}`);
  });
  return name;
}

async function cloneOf(clusterUrl: string, template: string): Promise<Clone> {
  const name = `portal_test_${randomUUID().replaceAll("-", "")}`;
  const statement = `create database ${name} template ${template}`;
  await onCluster(clusterUrl, (client) => retried(() => client.query(statement)));
  return {
    url: urlOf(clusterUrl, name),
    drop: () =>
      onCluster(clusterUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

async function onCluster(
  clusterUrl: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(clusterUrl, "postgres") });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Retries, because two files may clone at the same moment and PostgreSQL clones a template for one at a time. */
async function retried(work: () => Promise<unknown>, tries = 50): Promise<void> {
  try {
    await work();
  } catch (error) {
    const busy = error instanceof pg.DatabaseError && error.code === "55006";
    if (!busy || tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await retried(work, tries - 1);
  }
}

function urlOf(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
