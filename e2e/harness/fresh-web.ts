import type { TestProject } from "vitest/node";
import { step } from "../../scripts/progress.mjs";
import { buildWeb, isWebFresh } from "../../scripts/web-build.ts";

/** However the journeys are started, the pages they walk through are those of the present sources. */
export async function setup(project: TestProject): Promise<void> {
  await refreshWeb();
  project.onTestsRerun(refreshWeb);
}

async function refreshWeb(): Promise<void> {
  if (!isWebFresh()) await step("Building the web", buildWeb);
}
