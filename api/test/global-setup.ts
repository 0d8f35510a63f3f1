import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../postgres/embedded.ts";
import { prepareTemplate } from "./database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the tests' PostgreSQL, for a superuser. */
    databaseUrl: string;
  }
}

/** One PostgreSQL for all test files: the one named by DATABASE_URL, else an embedded one that is thrown away. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["DATABASE_URL"];
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startThrowaway();
  try {
    await prepareTemplate(url);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("databaseUrl", url);
  return stop;
}

async function startThrowaway(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-tests-"));
  // The server's user must enter it when root runs the tests.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, fast: true });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}
