import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runToEnd } from "../../scripts/child.mjs";
import {
  BOUNCER_PORT,
  DATABASE_PORT,
  PORTAL_PORT,
  startBouncer,
  startDatabaseBalancer,
  startPortalBalancer,
} from "./balancers.ts";
import { passwords, replication, startDatabase } from "./database.ts";
import { HUB, openNetwork } from "./network.ts";
import { allReady, compileCache, type PortalNode, portalSettings, startNode } from "./nodes.ts";
import { asSuperuser, changeSettings, leaderOf, wholeLeader } from "./patroni.ts";
import { ended, type Machine, until } from "./processes.ts";

export interface Cluster {
  machines: readonly Machine[];
  nodes: readonly PortalNode[];
  ownerUrl: string;
  /** Starts etcd, Patroni and PostgreSQL of a machine whose processes were killed. */
  startMachine(machine: Machine): void;
  restartBalancer(which: "database" | "portal"): Promise<void>;
  leader(): Promise<Machine>;
  /** Waits until every part is back: members, standby, nodes. */
  whole(seconds?: number): Promise<Machine>;
  becomeAsynchronous(): Promise<void>;
  /** Puts PgBouncer between the nodes and the balancer of the database. */
  putBouncerBetween(): Promise<void>;
}

const WEB_PORTS = [3001, 3002];
const JOBS_PORT = 3003;
/** Nothing depends on how fast the machine is. */
const PATIENCE_SECONDS = 900;
const urlAt = (port: number, user = ""): string => `postgres://${user}${HUB}:${port}/portal`;
const ownerUrl = urlAt(DATABASE_PORT, `portal:${passwords.owner}@`);

interface ClusterOptions {
  root: string;
  folder: string;
  /** Whether the clock of a web node can be set. */
  hasClocks: boolean;
  say: (line: string) => void;
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { root, folder, say } = options;
  const machines = await openNetwork(folder, 3);
  const startMachine = (machine: Machine): void => startDatabase(machine, machines, folder);
  machines.forEach(startMachine);
  let databaseBalancer = startDatabaseBalancer(folder, machines);
  let isSynchronous = true;
  await until("leader", () => leaderOf(machines));
  const whole = () => wholeLeader(machines, isSynchronous);
  await until("cluster of three", whole, { seconds: PATIENCE_SECONDS });
  say("three PostgreSQL, one of them the leader");
  await createDatabase();
  await migrate(options);
  say("the database is migrated");
  const nodes = startNodes(options);
  let portalBalancer = startPortalBalancer(root, folder, WEB_PORTS);
  await allReady(nodes);
  say("two web nodes and a jobs node are ready");
  return {
    machines,
    nodes,
    ownerUrl,
    startMachine,
    async restartBalancer(which) {
      await ended(which === "database" ? databaseBalancer : portalBalancer, "SIGKILL");
      if (which === "database") databaseBalancer = startDatabaseBalancer(folder, machines);
      else portalBalancer = startPortalBalancer(root, folder, WEB_PORTS);
    },
    leader: () => until("leader", () => leaderOf(machines)),
    async whole(seconds = PATIENCE_SECONDS) {
      const leader = await until("cluster of three", whole, { seconds, everyMs: 500 });
      await allReady(nodes, seconds);
      return leader;
    },
    async becomeAsynchronous() {
      isSynchronous = false;
      const leader = await until("leader", () => leaderOf(machines));
      await changeSettings(leader, replication.asynchronous);
      const isSet = async () => {
        const [row] = await asSuperuser<{ names: string }>(
          leader.address,
          5432,
          "select current_setting('synchronous_standby_names') || current_setting('synchronous_commit') as names",
        );
        return row?.names === "local";
      };
      await until("asynchronous leader", isSet);
    },
    async putBouncerBetween() {
      startBouncer(folder);
      for (const node of nodes) await node.moveTo(urlAt(BOUNCER_PORT));
      await allReady(nodes);
    },
  };
}

async function createDatabase(): Promise<void> {
  await until("way to the leader", () => asSuperuser(HUB, DATABASE_PORT, "select 1"));
  const { owner } = passwords;
  await asSuperuser(HUB, DATABASE_PORT, `create role portal login createrole password '${owner}'`);
  await asSuperuser(HUB, DATABASE_PORT, "create database portal owner portal");
}

async function migrate({ root, folder }: ClusterOptions): Promise<void> {
  const program = join(root, "api/src/commands/migrate.ts");
  const settings = {
    ...portalSettings,
    DATABASE_URL: ownerUrl,
    NODE_COMPILE_CACHE: compileCache(root),
  };
  const { status, output } = await runToEnd(process.execPath, [program], {
    cwd: root,
    env: settings,
  });
  writeFileSync(join(folder, "migrate.log"), output);
  if (status !== 0) throw new Error(`The migrations ended with ${status}: ${output}`);
}

function startNodes({ root, folder, hasClocks }: ClusterOptions): PortalNode[] {
  const common = { root, folder, databaseUrl: urlAt(DATABASE_PORT) };
  const [one = 0, two = 0] = WEB_PORTS;
  return [
    startNode({ ...common, name: "web-1", role: "web", port: one, hasOwnClock: false }),
    startNode({ ...common, name: "web-2", role: "web", port: two, hasOwnClock: hasClocks }),
    startNode({ ...common, name: "jobs", role: "jobs", port: JOBS_PORT, hasOwnClock: false }),
  ];
}

/** Connections that arrive at the balancer of the portal at once. */
export const portalUrl = `http://127.0.0.1:${PORTAL_PORT}`;
