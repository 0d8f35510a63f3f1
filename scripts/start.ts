import { step } from "./progress.mjs";
import { buildWeb, isWebFresh } from "./web-build.ts";

endWithNpm();
try {
  if (!isWebFresh()) await step("Building the web", buildWeb);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import("./api.ts");

/** npm forwards only Ctrl-C. If it is ended otherwise, the portal and its database would keep running. */
function endWithNpm(): void {
  if (!process.env["npm_lifecycle_event"]) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
