import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import pg from "pg";
import { startThrowawayPostgres } from "../../api/postgres/throwaway.ts";
import { buildPreviousPages, type PreviousRelease } from "../../scripts/previous-release.ts";
import { step } from "../../scripts/progress.mjs";
import { buildWeb, isWebFresh } from "../../scripts/web-build.ts";
import { freePort } from "../harness/free-port.ts";
import { closeBrowsers, openWindows } from "../harness/windows.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { type CustomerLoad, startCustomerLoad } from "./customer-load.ts";
import { type Node, runCommand, startNode } from "./nodes.ts";

const PATIENCE_MS = 240_000;
const TYPED = "+41 79 555 77";
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Two nodes of the release before, with open pages and requests under way; the migrations of this release; then one
 * node after the other is replaced. No request fails, no draft is lost, and the open pages go on.
 */
export async function replaceItsNodes(root: string, release: PreviousRelease): Promise<void> {
  await buildPreviousPages(release);
  if (!isWebFresh()) await step("Building the pages of this release", buildWeb);
  const undo: (() => unknown)[] = [];
  try {
    const before = [release.node, join(release.folder, "scripts/api.ts")] as const;
    const now = [process.execPath, join(root, "scripts/api.ts")] as const;
    const ports = [await freePort(), await freePort()] as const;
    const publicPort = await freePort();
    const { owner, node } = await openDatabase(undo, `http://localhost:${publicPort}`);
    const nodes: Node[] = [];
    undo.push(() => Promise.all(nodes.map((one) => one.stop())));
    for (const port of ports)
      await step(`Starting a node of release ${release.version}`, async () => {
        nodes.push(await startNode(before, release.folder, owner, port));
      });
    const balancer = await startBalancer(ports, publicPort);
    undo.push(() => balancer.stop());
    const url = `http://localhost:${publicPort}`;
    const windows = await openWindows(url);
    undo.push(closeBrowsers);
    const context = await windows.aNew({});
    context.setDefaultTimeout(PATIENCE_MS);
    const [home, form] = [await context.newPage(), await context.newPage()];
    await step("Opening pages and typing into a form", () => openPages(home, form)).catch(
      async (error: unknown) => {
        await home.screenshot({ path: join(root, "dist/upgrade-failure.png") });
        throw error;
      },
    );
    const load = startCustomerLoad(url, release.folder, await sessionOf(home));
    undo.push(() => load.stop());
    await step("Migrating", () =>
      runCommand([process.execPath, join(root, "api/src/commands/migrate.ts")], root, owner),
    );
    for (const [at, port] of ports.entries())
      await step("Replacing a node", async () => {
        await nodes[at]?.stop();
        nodes[at] = await startNode(now, root, node, port);
        await bothReady(balancer);
      });
    await told(load);
    await step("The open pages go on", () => goOn(home, form));
  } finally {
    for (const work of undo.toReversed()) await work();
  }
}

async function told(load: CustomerLoad): Promise<void> {
  const { requests, failures } = await load.stop();
  say(`  ${requests} requests of pages of the release before, ${failures.length} failed`);
  if (failures.length > 0) throw new Error(failures.slice(0, 10).join("\n"));
  if (requests < 100) throw new Error("There was no load.");
}

async function bothReady(balancer: Balancer): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (balancer.ready() < 2) {
    if (performance.now() > until) throw new Error("A node did not become ready.");
    await pause(100);
  }
}

async function openDatabase(undo: (() => unknown)[], publicUrl: string) {
  const postgres = await startThrowawayPostgres("upgrade");
  undo.push(postgres.stop);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await client.query("create role upgrade_owner login createrole password 'secret'");
    await client.query("create database upgrade owner upgrade_owner");
  } finally {
    await client.end();
  }
  const { hostname, port } = new URL(postgres.url);
  const common = {
    SECRET_KEYS: `k1:${Buffer.alloc(32, 5).toString("base64")}`,
    PUBLIC_URL: publicUrl,
    DEMONSTRATION: "true",
    TRUST_PROXY: "true",
    DATABASE_POOL: "8",
    HOST: "127.0.0.1",
  };
  const place = `${hostname}:${port}/upgrade`;
  return {
    owner: { ...common, DATABASE_URL: `postgres://upgrade_owner:secret@${place}` },
    node: { ...common, DATABASE_URL: `postgres://${place}`, ROLE: "web" },
  };
}

/** One page rests on the invoices; in the other a number is half typed. */
async function openPages(home: Page, form: Page): Promise<void> {
  await home.goto("/invoices");
  await home
    .getByLabel(/e-mail/i)
    .first()
    .fill("camille@example.ch");
  await home
    .getByLabel(/mot de passe/i)
    .first()
    .fill("cervin-demo");
  await home.getByRole("button", { name: "Se connecter", exact: true }).click();
  await home.getByRole("heading", { level: 1, name: "Factures" }).waitFor();
  await form.goto("/account");
  const phone = form.getByRole("textbox", { name: /Numéro de mobile/ });
  await phone.waitFor();
  const kept = form.waitForResponse(
    (one) => one.url().includes("/v1/drafts/") && one.request().method() === "PUT",
  );
  await phone.fill(TYPED);
  await kept;
}

async function goOn(home: Page, form: Page): Promise<void> {
  for (const [link, heading] of [
    ["Documents", "Documents"],
    ["Réglages", "Réglages"],
    ["Factures", "Factures"],
  ] as const) {
    await home.getByRole("link", { name: link }).first().click();
    await home.getByRole("heading", { level: 1, name: heading }).waitFor();
  }
  const phone = form.getByRole("textbox", { name: /Numéro de mobile/ });
  const typed = async () => (await phone.inputValue()).replaceAll(" ", "");
  if ((await typed()) !== "+417955577") throw new Error(`The form says ${await typed()}`);
  await form.reload();
  await form.getByText(/Nous avons conservé ce que vous aviez saisi/).waitFor();
  if ((await typed()) !== "+417955577") throw new Error(`The draft says ${await typed()}`);
}

async function sessionOf(page: Page): Promise<{ token: string; cookies: string }> {
  const cookies = await page.context().cookies();
  const named = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? "";
  const token = decodeURIComponent(named("Authorization")).replace(/^Bearer /, "");
  return { token, cookies: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}
