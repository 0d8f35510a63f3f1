import { step } from "./progress.mjs";
import { buildWeb, isWebFresh } from "./web-build.ts";

try {
  if (!isWebFresh()) await step("Building the web", buildWeb);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import("./api.ts");
