import { readConfig } from "../core/config.ts";

// The health check of a container without a shell: status 0 as long as the process beside it answers.
const { port } = readConfig(process.env);
const answer = await fetch(`http://127.0.0.1:${port}/health`, {
  signal: AbortSignal.timeout(2_000),
}).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
