import { existsSync } from "node:fs";
import path from "node:path";
import { brand } from "@portal/brand/brand.ts";
import { type Config, readConfig, warningsOf } from "./core/config.ts";
import { isDatabaseUnavailable } from "./core/db/connection-errors.ts";
import { awaitSchema } from "./core/db/await-schema.ts";
import type { Database } from "./core/db/open.ts";
import { readRelease } from "./core/db/release.ts";
import { startEmbeddedPostgres } from "../postgres/embedded.ts";
import {
  createSecrets,
  parseSecretKeys,
  secretKeysIn,
  type Secrets,
} from "./core/secrets/secrets.ts";
import { listen, requireFreePort } from "./core/http/server.ts";
import { startWaitingServer } from "./core/http/waiting-server.ts";
import { StartProblem } from "./core/start-problem.ts";
import { warmUpPapers } from "./insurer/pdf/warm-up.ts";
import { createNode, processLog } from "./portal.ts";
import { prepareInstallation } from "./commands/prepare-installation.ts";

const webFolder = path.join(import.meta.dirname, "../../web/dist");
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts the server, which runs until it is stopped. A start problem is printed in one line, with exit status 1. */
export async function start(): Promise<void> {
  try {
    await run(readConfig(process.env));
  } catch (error) {
    const reason = reasonToGiveUp(error);
    if (reason === undefined) throw error;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  }
}

function reasonToGiveUp(error: unknown): string | undefined {
  if (error instanceof StartProblem) return error.message;
  return error instanceof Error && isDatabaseUnavailable(error)
    ? `The database was lost during the start (${error.message}). Start again.`
    : undefined;
}

async function run(config: Config): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  stopOnSignals(stop);
  refuseTabEnvironments(config);
  try {
    await requireFreePort(config.host, config.port);
    const secrets = createSecrets(
      config.secretKeys ? parseSecretKeys(config.secretKeys) : secretKeysIn(config.dataDir),
    );
    const database = config.migrates
      ? await prepareInstallation(await ownerUrlOf(config, undo), secrets, config, say)
      : await waitForMigrations(config, secrets);
    const hasPages =
      config.role !== "jobs" &&
      config.environment !== "local" &&
      existsSync(path.join(webFolder, "index.html"));
    const { version } = readRelease();
    const portal = await createNode({
      config,
      database,
      secrets,
      version,
      telemetry: await telemetryFor(config, version),
      ...(hasPages && { webFolder }),
    });
    undo.push(() => portal.stop());
    await warmUpPapers();
    await listen(portal.server, config.host, config.port);
    await greet(config);
    for (const warning of warningsOf(config)) say(`! ${warning}`);
    await portal.warmUp();
  } catch (error) {
    await stop();
    throw error;
  }
}

/** OpenTelemetry is loaded only where a collector is set. */
async function telemetryFor(config: Config, version: string) {
  if (!config.telemetry) return undefined;
  const { startTelemetry } = await import("./core/telemetry/telemetry.ts");
  return startTelemetry(config.telemetry, { ...config, version, log: processLog(config) });
}

/** These environments treat every visitor as signed in: a server must not run in them. */
function refuseTabEnvironments({ environment }: Config): void {
  if (environment !== "demo" && environment !== "review") return;
  throw new StartProblem(
    `Settings: ENVIRONMENT=${environment} runs in a browser's tab and has no server. Use npm run ${environment}.`,
  );
}

function ownerUrlOf(config: Config, undo: (() => Promise<void>)[]): Promise<string> | string {
  return config.databaseUrl ?? startEmbedded(config, undo);
}

/** Answers the probes until another process has migrated the database. */
async function waitForMigrations(config: Config, secrets: Secrets): Promise<Database> {
  const waiting = await startWaitingServer(config.host, config.port);
  try {
    return await awaitSchema(config.databaseUrl ?? "", config.rolePrefix, secrets, {
      timeoutMs: config.databaseTimeoutMs,
      onObstacle(obstacle, detail) {
        waiting.because(obstacle);
        say(`Waiting for the ${obstacle === "schema" ? "migrations" : "database"} (${detail}) …`);
      },
    });
  } finally {
    await waiting.stop();
  }
}

async function startEmbedded({ dataDir }: Config, undo: (() => Promise<void>)[]): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, say, onLost: endWithoutDatabase });
  undo.push(() => postgres.stop());
  say(`✓ PostgreSQL is running, its data in ${postgres.where}`);
  return postgres.url;
}

/** Ends the process, so that its supervisor restarts it. */
function endWithoutDatabase(reason: unknown): never {
  const why = reason instanceof Error ? reason.message : String(reason);
  process.stderr.write(`The embedded PostgreSQL could not be started again: ${why}\n`);
  process.exit(1);
}

async function greet({ publicUrl, demonstration }: Config): Promise<void> {
  say(`\n${brand.name} is open at ${publicUrl}\n`);
  if (!demonstration) return;
  const { demonstrationLogins } = await import("../seed/demonstration.ts");
  say("Sign in as one of the demonstration people:\n");
  for (const { login, who } of demonstrationLogins) say(`  ${login.padEnd(22)} ${who}`);
  say("\nThe password of each is cervin-demo. Ctrl-C stops everything.\n");
}

/** The process ends within ten seconds of a signal, even if the database or a step hangs. */
const LONGEST_STOP_MS = 9_500;

/** A second signal ends the process at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      say("\nStopping …");
      setTimeout(() => {
        process.stderr.write("Stopping took too long: what was under way is broken off.\n");
        process.exit(1);
      }, LONGEST_STOP_MS).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
