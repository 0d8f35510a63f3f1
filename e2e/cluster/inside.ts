import { cpSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Cluster, startCluster } from "./cluster.ts";
import { type Count, countActs, requestsAreTreated } from "./count.ts";
import { trustedRequests } from "./documents.ts";
import { controlCut, cutAndKill, type Fault, planFaults } from "./faults.ts";
import { type Act, type Load, startLoad } from "./load.ts";
import { describeRefusals, type Outage, outageBetween, percentile } from "./outages.ts";
import { invitePeople, type People } from "./people.ts";
import { findsPlantedDamage } from "./planted-damage.ts";
import { run, until } from "./processes.ts";
import { readSettings, type Settings } from "./settings.ts";

// Runs in the namespaces that `main.ts` opens: builds the cluster, breaks it under load, and counts.
const root = dirname(dirname(import.meta.dirname));
const [folder = "", ...words] = process.argv.slice(2);
const settings = readSettings(words);
const began = performance.now();
const CALM_MS = 3_000;
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);
const say = (line: string): void =>
  void process.stdout.write(`${seconds(began).padStart(7)}  ${line}\n`);

const complaints: string[] = [];
const outages: Outage[] = [];

if (settings) await test(settings);

async function test(given: Settings): Promise<void> {
  run("mount", "-t", "tmpfs", "-o", "size=8g,mode=755", "tmpfs", folder);
  process.once("SIGTERM", () => process.exit(1));
  try {
    await walk(given);
  } catch (error) {
    complaints.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  for (const complaint of complaints) say(`✗ ${complaint}`);
  if (complaints.length === 0) say("✓ Nothing acknowledged was lost, doubled or half applied");
  else keepLogs();
  // The namespace ends with this process, and what runs in it with the namespace.
  process.exit(complaints.length === 0 ? 0 : 1);
}

async function walk(given: Settings): Promise<void> {
  const hasClocks = given.rounds.clocks > 0;
  const cluster = await startCluster({ root, folder, hasClocks, say });
  const people = await invitePeople(cluster.ownerUrl, given.writers);
  say(`${given.writers} writers and ${given.readers} readers, seed ${given.seed}`);
  const plan = planFaults(given.rounds, given.seed);
  const acts = await underLoad(given, cluster, people, plan);
  if (given.withBouncer) {
    await cluster.putBouncerBetween();
    say("PgBouncer in session mode stands between");
    acts.push(...(await underLoad(given, cluster, people, [cutAndKill])));
  }
  await until("end of every request", () => requestsAreTreated(cluster.ownerUrl), { seconds: 900 });
  report("synchronous replication", await countActs(cluster.ownerUrl, acts), { mayLose: false });
  judgeOutages(given);
  for (const node of cluster.nodes) complaints.push(...node.deaths);
  if (given.withControl) await control(given, cluster, people);
}

/** The same without synchronous replication must lose acts, which shows that the count can find them. */
async function control(given: Settings, cluster: Cluster, people: People): Promise<void> {
  await cluster.becomeAsynchronous();
  say("control: replication is asynchronous now");
  const acts = await underLoad(given, cluster, people, [controlCut]);
  const count = await countActs(cluster.ownerUrl, acts);
  report("asynchronous replication", count, { mayLose: true });
  if (count.lost.length === 0)
    complaints.push("The control lost nothing, so this test could not have found a loss.");
  if (!(await findsPlantedDamage(cluster.ownerUrl, acts)))
    complaints.push("A repeated audit line and a removed answer were not found.");
}

async function underLoad(
  given: Settings,
  cluster: Cluster,
  { people }: People,
  faults: readonly Fault[],
): Promise<Act[]> {
  const load = startLoad({ ...given, writers: people, documents: trustedRequests(root) });
  try {
    await pause(CALM_MS);
    for (const fault of faults) await strike(given, cluster, load, fault);
  } finally {
    await load.stop();
  }
  say(`${load.acts.length} acts, ${load.seen.reads} reads`);
  for (const [answer, times] of load.seen.wrong)
    complaints.push(`${times} wrong answers: ${answer}`);
  complaints.push(...load.seen.foreign);
  return [...load.acts];
}

async function strike(given: Settings, cluster: Cluster, load: Load, fault: Fault): Promise<void> {
  const leader = await cluster.whole();
  await pause(CALM_MS);
  const scene = { cluster, leader, load };
  const from = performance.now();
  await attempt(fault.name, async () => fault.strike(scene));
  const struck = performance.now();
  await pause((fault.holdSeconds ?? given.holdSeconds) * 1000);
  await attempt(fault.name, async () => fault.mend?.(scene));
  const next = await cluster.whole();
  const whole = seconds(from);
  await pause(CALM_MS);
  const isKill = fault.isKill === true;
  // What comes before a kill, such as a cut, is no part of the time until the service is back.
  const outage = outageBetween(load.seen, { from: isKill ? struck : from, to: performance.now() });
  outages.push({ isKill, ...outage });
  const change = next === leader ? `${leader.name} leads on` : `${leader.name} → ${next.name}`;
  say(
    `${fault.name}: ${change}, no act for ${outage.seconds.toFixed(1)} s, whole after ${whole} s; ${describeRefusals(outage.refused)}`,
  );
}

/** A fault that cannot be made is told at the end, and the others go on. */
async function attempt(fault: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => complaints.push(`${fault}: ${String(error)}`));
}

function report(name: string, count: Count, { mayLose }: { mayLose: boolean }): void {
  const { acknowledged, repeated, lost, doubled, halves, foreign } = count;
  say(
    `${name}: ${acknowledged} acts acknowledged, ${repeated} sent again, ${lost.length} lost, ${doubled.length} doubled, ${halves.length} half applied, ${foreign.length} foreign`,
  );
  if (mayLose) return;
  for (const lines of [lost, doubled, halves, foreign]) complaints.push(...lines.slice(0, 10));
  if (acknowledged === 0) complaints.push("No act was acknowledged.");
}

function judgeOutages({ recoverySeconds }: Settings): void {
  const kills = outages.filter(({ isKill }) => isKill).map((outage) => outage.seconds);
  if (kills.length === 0) return;
  const p95 = percentile(kills, 0.95);
  const longest = Math.max(...kills).toFixed(1);
  say(`after ${kills.length} kills: back within ${p95.toFixed(1)} s at p95, ${longest} s at most`);
  if (p95 > recoverySeconds)
    complaints.push(`After a kill the service was away for ${p95.toFixed(1)} s at p95.`);
}

function keepLogs(): void {
  const kept = join(root, "dist/cluster-test");
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  cpSync(folder, kept, {
    recursive: true,
    filter: (source) => source === folder || source.endsWith(".log"),
  });
  say(`The logs are in ${kept}`);
}
