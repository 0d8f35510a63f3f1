import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { tabFiles } from "./e2e/harness/tab-journeys.ts";

const root = import.meta.dirname;

// Some packages load `graphql` as CommonJS. Two copies of it would not know each other's objects.
const resolve = {
  alias: [{ find: /^graphql$/, replacement: join(root, "node_modules/graphql/index.js") }],
};

// Ends a test that hangs. It is far above what any test takes, so that a busy machine fails none.
const HANGS_MS = process.env["LONG"] === "1" ? 1_800_000 : 300_000;
const poll = { timeout: 60_000 };

export default defineConfig({
  test: {
    // One database server for the whole run, for all projects.
    globalSetup: ["api/test/global-setup.ts"],
    // All of them in one queue, by their names: no processor waits for the end of a project.
    projects: [
      {
        resolve,
        test: {
          name: "unit",
          include: ["{brand,model,scripts,web}/**/*.test.{ts,tsx}"],
          maxWorkers: 4,
          isolate: false,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          expect: { poll },
        },
      },
      {
        resolve,
        test: {
          name: "api",
          include: ["api/**/*.test.ts", "bench/*.test.ts"],
          setupFiles: ["api/test/open-portal.ts"],
          // Loading the API took longer than most files; each still has a database and a portal of its own.
          isolate: false,
          maxWorkers: 4,
          testTimeout: HANGS_MS,
          expect: { poll },
          // A file that asks for invented households while another file makes them waits for those.
          hookTimeout: HANGS_MS,
        },
      },
      {
        resolve,
        test: {
          name: "tab",
          include: ["demo/**/*.test.ts", ...tabFiles],
          globalSetup: ["e2e/harness/fresh-tab.ts"],
          setupFiles: ["e2e/harness/skip-others.ts"],
          env: { PORTAL: "tab" },
          isolate: false,
          maxWorkers: 4,
          testTimeout: HANGS_MS,
          expect: { poll },
          hookTimeout: HANGS_MS,
        },
      },
      {
        resolve,
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["e2e/harness/fresh-web.ts"],
          // Each file has a portal of its own; the modules and the browser may serve several.
          isolate: false,
          maxWorkers: 4,
          testTimeout: HANGS_MS,
          expect: { poll },
          hookTimeout: HANGS_MS,
        },
      },
    ],
  },
});
