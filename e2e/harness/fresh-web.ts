import type { TestProject } from "vitest/node";
import { step } from "../../scripts/progress.mjs";
import { buildWeb, isWebFresh } from "../../scripts/web-build.ts";

/** Builds the pages from the present sources, however the journeys are started. */
export async function setup(project: TestProject): Promise<void> {
  await refreshWeb();
  project.onTestsRerun(refreshWeb);
}

async function refreshWeb(): Promise<void> {
  if (!isWebFresh()) await step("Building the web", buildWeb);
}
