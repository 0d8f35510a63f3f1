import type { TestProject } from "vitest/node";
import { startThrowawayPostgres } from "../postgres/throwaway.ts";
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
  const { url, stop } = given
    ? { url: given, stop: async () => {} }
    : await startThrowawayPostgres("tests");
  try {
    await prepareTemplate(url);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("databaseUrl", url);
  return stop;
}
