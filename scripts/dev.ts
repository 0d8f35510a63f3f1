import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { createServer } from "vite";

const root = dirname(import.meta.dirname);
const port = Number(process.env["PORT"] ?? 3000);
const apiPort = Number(process.env["API_PORT"] ?? port + 1);
/** The paths of the API; Vite serves the others. */
const apiPaths = [
  "/graphql",
  "/v1",
  "/oidc",
  "/login",
  "/logout",
  "/session",
  "/config.json",
  "/dev",
  "/reference",
  "/health",
  "/ready",
  "/metrics",
  "/desk/v1",
  "/api",
  "/mobile-gw",
];

const api = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", join(root, "scripts", "api.ts")],
  {
    stdio: "inherit",
    // A process group of its own: `--watch` runs the API in a child, which must end with it.
    detached: true,
    env: {
      ...process.env,
      ENVIRONMENT: "local",
      PORT: String(apiPort),
      PUBLIC_URL: process.env["PUBLIC_URL"] ?? `http://localhost:${port}`,
    },
  },
);

// A whole path segment: `/login` is the API's, `/login-help` would be a page.
const proxy = Object.fromEntries(
  apiPaths.map((path) => [
    `^${path.replaceAll(".", "\\.")}(/|\\?|$)`,
    `http://127.0.0.1:${apiPort}`,
  ]),
);
const pages = await createServer({
  root: join(root, "web"),
  server: { port, strictPort: true, proxy },
});

let isEnding = false;
async function endBoth(status: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  endApi();
  await pages.close();
  if (isApiAlive()) await new Promise((resolve) => api.once("exit", resolve));
  process.exit(status);
}

function isApiAlive(): boolean {
  return api.exitCode === null && api.signalCode === null;
}

function endApi(): void {
  if (api.pid && isApiAlive()) process.kill(-api.pid, "SIGTERM");
}

// Vite ends the process by itself at the first signal, possibly before this script does.
process.once("exit", endApi);
api.once("exit", (code) => void endBoth(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void endBoth(0));
}

try {
  await pages.listen();
  console.log(`The pages reload on change at http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await endBoth(1);
}
