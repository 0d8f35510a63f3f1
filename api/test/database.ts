import { randomUUID } from "node:crypto";
import pg from "pg";
import { prepareDatabase } from "../src/core/db/open.ts";
import { createSecrets } from "../src/core/secrets.ts";
import { loadShippedBanks } from "../src/banks/load-banks.ts";
import { loadShippedLocalities } from "../src/places/shipped.ts";

/** The tests' own key and role names, so that a given PostgreSQL keeps those of its other databases. */
export const testSecrets = createSecrets([{ id: "test", key: Buffer.alloc(32, 7) }]);
export const testRoles = "portal_test";

const TEMPLATE = "portal_test_template";

/** Makes the migrated database that each test file clones. Roles, which belong to the cluster, are made once here. */
export async function prepareTemplate(clusterUrl: string): Promise<void> {
  await onCluster(clusterUrl, `drop database if exists ${TEMPLATE} with (force)`);
  await onCluster(clusterUrl, `create database ${TEMPLATE}`);
  const url = urlOf(clusterUrl, TEMPLATE);
  await prepareDatabase(url, testRoles, testSecrets);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await loadShippedLocalities(owner);
  await loadShippedBanks(owner);
  await owner.end();
}

/** A database of its own for a test file, cloned in some 40 ms. */
export async function cloneTemplate(
  clusterUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portal_test_${randomUUID().replaceAll("-", "")}`;
  await onCluster(clusterUrl, `create database ${name} template ${TEMPLATE}`);
  return {
    url: urlOf(clusterUrl, name),
    drop: () => onCluster(clusterUrl, `drop database if exists ${name} with (force)`),
  };
}

async function onCluster(clusterUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(clusterUrl, "postgres") });
  await client.connect();
  try {
    await retried(() => client.query(statement));
  } finally {
    await client.end();
  }
}

/** Two files may clone at the same moment, and a template serves one at a time. */
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
