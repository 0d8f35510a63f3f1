import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { buildWeb, isWebFresh } from "../web-build.ts";
import { assemblePackage, MOST_MEGABYTES, sizesOf } from "./assemble.ts";
import { isAllowed } from "./licences.ts";

const root = dirname(dirname(import.meta.dirname));
const home = mkdtempSync(join(tmpdir(), "portal-package-"));
const folder = join(home, "package");
const node = join(home, "node");
const prefix = "portal_package";
const name = `portal_package_${process.pid}`;
const cluster = new pg.Client({ connectionString: inject("databaseUrl") });
const children = new Set<ChildProcess>();
/** A user that owns nothing here; only root can start a process as another user. */
const stranger = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

beforeAll(async () => {
  if (!isWebFresh()) await buildWeb(() => {});
  chmodSync(home, 0o755);
  // The checkout's own Node may be in a folder that another user cannot enter.
  copyFileSync(process.execPath, node);
  assemblePackage(root, folder, { os: "linux", cpu: process.arch, libc: "glibc" });
  for (const path of globSync("**/", { cwd: folder })) chmodSync(join(folder, path), 0o555);
  await cluster.connect();
  await cluster.query(`create database ${name}`);
});

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await cluster.query(`drop database if exists ${name} with (force)`);
  const { rows } = await cluster.query<{ role: string }>(
    "select rolname as role from pg_roles where starts_with(rolname, $1)",
    [`${prefix}_`],
  );
  for (const { role } of rows) await cluster.query(`drop role ${role}`);
  await cluster.end();
  for (const path of globSync("**/", { cwd: folder })) chmodSync(join(folder, path), 0o755);
  rmSync(home, { recursive: true, force: true });
});

test("a package weighs less than its limit, and holds no TypeScript, test or source map", () => {
  expect(sizesOf(folder).total).toBeLessThan(MOST_MEGABYTES);
  expect(globSync("**/*.{ts,tsx,map}", { cwd: folder })).toEqual([]);
  expect(globSync("{api,model,brand}/**/*.test.js", { cwd: folder })).toEqual([]);
});

test("the bill of materials names every package that is there, with a licence that may be shipped", () => {
  const bill = readJson("sbom.cdx.json");
  const named = bill.components.filter(({ scope }: Component) => scope === "required");
  const there = globSync("node_modules/**/package.json", { cwd: folder })
    .filter((path) => /node_modules\/(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(path))
    .filter((path) => !path.includes("@portal/"))
    .map((path) => readJson(path))
    .map((manifest) => `pkg:npm/${manifest.name.replace("@", "%40")}@${manifest.version}`);
  expect(named.map(({ purl }: Component) => purl).toSorted()).toEqual(
    [...new Set(there)].toSorted(),
  );
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" });
  expect(bill.components.filter((one: Component) => !isAllowed(one.licenses))).toEqual([]);
  const texts = readFileSync(join(folder, "LICENCES.txt"), "utf8");
  for (const one of bill.components) {
    expect(texts).toContain(`${one.group ? `${one.group}/` : ""}${one.name} ${one.version}`);
    expect(one.hashes[0].content).toMatch(/^[0-9a-f]{128}$/);
  }
});

test("a web node says that it waits for the migrations, starts after them, and serves its pages", async () => {
  const web = await started({ ROLE: "web" });
  expect(await answerOf(web, "/ready")).toEqual([503, { ready: false, reason: "schema" }]);
  expect(await answerOf(web, "/health")).toEqual([200, { alive: true }]);
  expect((await fetch(`${web.url}/`)).status).toBe(503);
  expect(await ended(run("migrate.js"))).toEqual([
    0,
    expect.stringContaining("✓ The database is that of"),
  ]);
  await expect.poll(() => answerOf(web, "/ready")).toEqual([200, { ready: true }]);
  const page = await fetch(`${web.url}/faq`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<html")]);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(`${web.url}/`)).text())?.[1];
  expect((await fetch(`${web.url}${script}`)).status).toBe(200);
  web.child.kill("SIGTERM");
  expect((await ended(web.child))[0]).toBe(0);
});

test("a jobs node answers the probes alone", async () => {
  await ended(run("migrate.js"));
  const jobs = await started({ ROLE: "jobs", METRICS_TOKEN: "secret" });
  await expect.poll(() => answerOf(jobs, "/ready")).toEqual([200, { ready: true }]);
  expect((await fetch(`${jobs.url}/faq`)).status).toBe(404);
  expect((await fetch(`${jobs.url}/graphql/public`, { method: "POST", body: "{}" })).status).toBe(
    404,
  );
  const headers = { authorization: "Bearer secret" };
  const metrics = await (await fetch(`${jobs.url}/metrics`, { headers })).text();
  expect(metrics).toContain(`portal_release{version="${readJson("package.json").version}"} 1`);
  jobs.child.kill("SIGTERM");
  expect((await ended(jobs.child))[0]).toBe(0);
});

test("a node whose collector never answers starts, answers and ends in time", async () => {
  await ended(run("migrate.js"));
  let asked = 0;
  const collector = createHttpServer(() => (asked += 1)).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const address = collector.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const web = await started({
    ROLE: "web",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_METRIC_EXPORT_INTERVAL: "1000",
  });
  try {
    await expect.poll(() => answerOf(web, "/ready")).toEqual([200, { ready: true }]);
    await expect.poll(() => asked).toBeGreaterThan(0);
    expect((await fetch(`${web.url}/faq`)).status).toBe(200);
    web.child.kill("SIGTERM");
    // The process ends itself with status 1 where a stop takes too long.
    expect((await ended(web.child))[0]).toBe(0);
  } finally {
    collector.close();
    collector.closeAllConnections();
  }
});

test("a picture is inspected in a process of its own, from the package", async () => {
  const { inspectApart } = await import(
    join(folder, "api/src/insurer/inspection/inspection-pool.js")
  );
  const { default: sharp } = await import("sharp");
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });
  const drawn = await inspectApart(await picture.png().toBuffer(), "image/png");
  expect((await sharp(drawn).metadata()).width).toBe(8);
});

test("a stack trace of the package names the line and column of the source", async () => {
  const source = readFileSync(join(root, "api/src/core/db/release.ts"), "utf8").split("\n");
  const { requireKnownSchema } = await import(join(folder, "api/src/core/db/release.js"));
  const newer = { query: async () => ({ rows: [{ release: "9.1.0", oldest_node: "9.0.0" }] }) };
  const error: Error = await requireKnownSchema(newer).catch((thrown: unknown) => thrown);
  const [, line, column] = /release\.js:(\d+):(\d+)/.exec(error.stack ?? "") ?? [];
  expect(source[Number(line) - 1]?.slice(Number(column) - 1)).toBe("new StartProblem(");
});

interface Component {
  purl: string;
  scope: string;
  licenses?: { license?: { id: string }; expression?: string }[];
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(folder, path), "utf8"));
}

interface Running {
  url: string;
  child: ChildProcess;
}

/** A node of the package, once it answers. */
async function started(settings: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const child = run("main.js", { ...settings, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/health`).then(
        ({ status }) => status,
        () => child.exitCode,
      ),
    )
    .toBe(200);
  return { url, child };
}

/** Runs a program of the package as another user, with nothing of this environment. */
function run(program: string, settings: Record<string, string> = {}): ChildProcess {
  const url = new URL(inject("databaseUrl"));
  url.pathname = `/${name}`;
  const child = spawn(node, [join(folder, program)], {
    ...stranger,
    cwd: "/",
    env: {
      DATABASE_URL: url.href,
      DATABASE_ROLE_PREFIX: prefix,
      SECRET_KEYS: `k1:${Buffer.alloc(32, 9).toString("base64")}`,
      DATABASE_POOL: "4",
      LOG_LEVEL: "error",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  return child;
}

async function ended(child: ChildProcess): Promise<[number | null, string]> {
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  if (child.exitCode === null) await once(child, "close");
  return [child.exitCode, output];
}

async function answerOf({ url }: Running, path: string): Promise<[number, unknown]> {
  const answer = await fetch(`${url}${path}`).catch(() => undefined);
  return answer ? [answer.status, await answer.json()] : [0, undefined];
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
