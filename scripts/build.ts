import { step } from "./progress.mjs";
import { buildWeb } from "./web-build.ts";

try {
  await step("Building the web into web/dist", buildWeb);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
