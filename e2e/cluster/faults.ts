import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { randomOf } from "../../api/seed/random.ts";
import { runToEnd } from "../../scripts/child.mjs";
import type { Cluster } from "./cluster.ts";
import type { Load } from "./load.ts";
import { cut, HUB, heal, plugCable } from "./network.ts";
import { synchronousStandby } from "./patroni.ts";
import { type Machine, processesOf, signalAll, until } from "./processes.ts";
import type { Rounds } from "./settings.ts";
import { stormOfConnections } from "./storm.ts";

/** A fault strikes a cluster that is whole, holds for a while, and is mended. */
export interface Fault {
  name: string;
  /** Counts for the time within which the service has to be back. */
  isKill?: boolean;
  /** Takes longer than the others. */
  holdSeconds?: number;
  strike(scene: Scene): Promise<void> | void;
  mend?(scene: Scene): Promise<void> | void;
}

interface Scene {
  cluster: Cluster;
  /** The leader when the fault struck. */
  leader: Machine;
  load: Load;
}

/** Long enough for acts that only the leader has. */
const CUT_MS = 3_000;
const isPostgres = (name: string): boolean => name === "postgres";
const killAll = (machine: Machine): void => signalAll(processesOf(machine), "SIGKILL");
const etcdPorts = ["tcp dport { 2379, 2380 }", "tcp sport { 2379, 2380 }"];

const kills: readonly [Fault, ...Fault[]] = [
  {
    name: "kill -9 of every process on the leader's machine",
    isKill: true,
    strike: ({ leader }) => killAll(leader),
    mend: ({ cluster, leader }) => cluster.startMachine(leader),
  },
  {
    name: "kill -9 of the leader's PostgreSQL, while Patroni lives",
    isKill: true,
    strike: ({ leader }) => signalAll(processesOf(leader, isPostgres), "SIGKILL"),
  },
  {
    name: "the leader's machine is dark: its cable out, its processes killed",
    isKill: true,
    strike({ leader }) {
      plugCable(leader, "down");
      killAll(leader);
    },
    mend({ cluster, leader }) {
      plugCable(leader, "up");
      cluster.startMachine(leader);
    },
  },
];

/** Acts that the leader alone has, and then no leader: only synchronous replication keeps what was acknowledged. */
export const cutAndKill: Fault = {
  name: "the leader is cut from its replicas for 3 s, then killed",
  isKill: true,
  async strike({ cluster, leader }) {
    cut(leader, replicasOf(cluster, leader));
    await pause(CUT_MS);
    killAll(leader);
  },
  mend({ cluster, leader }) {
    heal(leader);
    cluster.startMachine(leader);
  },
};

/** Without synchronous replication acts are acknowledged while no replica has them. */
export const controlCut: Fault = {
  ...cutAndKill,
  name: "the leader is cut from its replicas until twenty acts succeeded, then killed",
  async strike({ cluster, leader, load }) {
    cut(leader, replicasOf(cluster, leader));
    const from = performance.now();
    const hasActs = async () =>
      load.seen.attempts.filter(({ at, succeeded }) => succeeded && at > from + 500).length >= 20;
    await until("act on the leader alone", hasActs, { everyMs: 100 });
    killAll(leader);
  },
};

const partitions: readonly [Fault, ...Fault[]] = [
  {
    name: "the leader is cut from every etcd",
    strike: ({ leader }) => cut(leader, etcdPorts),
    mend: ({ leader }) => heal(leader),
  },
  {
    name: "the leader is cut from its replicas",
    strike: ({ cluster, leader }) => cut(leader, replicasOf(cluster, leader)),
    mend: ({ leader }) => heal(leader),
  },
  {
    name: "the nodes are cut from the leader",
    strike: ({ leader }) => cut(leader, [`ip saddr ${HUB}`, `ip daddr ${HUB}`]),
    mend: ({ leader }) => heal(leader),
  },
  {
    name: "the leader is cut from everything",
    strike: ({ leader }) => cut(leader, ["iifname eth0", "oifname eth0"]),
    mend: ({ leader }) => heal(leader),
  },
];

function replicasOf({ machines }: Cluster, leader: Machine): string[] {
  const others = machines.filter((one) => one !== leader).map(({ address }) => address);
  const set = `{ ${others.join(", ")} }`;
  return [`ip daddr ${set} tcp sport 5432`, `ip saddr ${set} tcp dport 5432`];
}

const fillingOf = (machine: Machine): string => join(machine.folder, "disk/filling");

async function standbyOf({ cluster, leader }: Scene): Promise<Machine> {
  return until("synchronous standby", () => synchronousStandby(cluster.machines, leader));
}

/** Every byte of the disk that holds data and write-ahead log. */
async function fill(machine: Machine): Promise<void> {
  const script =
    'dd if=/dev/zero of="$1" bs=1M 2>/dev/null; dd if=/dev/zero of="$1.rest" bs=512 2>/dev/null; true';
  await runToEnd("sh", ["-c", script, "sh", fillingOf(machine)], { cwd: machine.folder });
}

function empty(machine: Machine): void {
  for (const file of [fillingOf(machine), `${fillingOf(machine)}.rest`])
    rmSync(file, { force: true });
}

const fullDisks: readonly [Fault, ...Fault[]] = [
  {
    name: "the leader's disk is full",
    strike: ({ leader }) => fill(leader),
    mend: ({ leader }) => empty(leader),
  },
  {
    name: "the synchronous standby's disk is full",
    strike: async (scene) => fill(await standbyOf(scene)),
    mend: ({ cluster }) => cluster.machines.forEach(empty),
  },
];

const stalledReplicas: readonly [Fault, ...Fault[]] = [
  {
    name: "the synchronous standby stands still",
    strike: async (scene) => signalAll(processesOf(await standbyOf(scene), isPostgres), "SIGSTOP"),
    mend: ({ cluster }) => wakeAll(cluster),
  },
  {
    name: "both replicas stand still",
    strike({ cluster, leader }) {
      for (const machine of cluster.machines)
        if (machine !== leader) signalAll(processesOf(machine, isPostgres), "SIGSTOP");
    },
    mend: ({ cluster }) => wakeAll(cluster),
  },
  {
    name: "the leader's machine stands still, and wakes up",
    strike: ({ leader }) => signalAll(processesOf(leader), "SIGSTOP"),
    mend: ({ leader }) => signalAll(processesOf(leader), "SIGCONT"),
  },
];

function wakeAll({ machines }: Cluster): void {
  for (const machine of machines) signalAll(processesOf(machine, isPostgres), "SIGCONT");
}

/** A node compares its clock with the database's once a minute. */
const clocks: readonly [Fault, ...Fault[]] = [
  {
    name: "the clock of a web node is ten minutes ahead",
    holdSeconds: 5,
    async strike({ cluster, load }) {
      load.seen.excusesTokens = true;
      const node = cluster.nodes[1];
      node?.setClock("+10m");
      await until("node that sees its clock", async () => (await node?.reason()) === "clock");
    },
    async mend({ cluster, load }) {
      const node = cluster.nodes[1];
      node?.setClock("+0");
      await until("node with the right clock", async () => (await node?.reason()) === "ready");
      load.seen.excusesTokens = false;
    },
  },
];

const storms: readonly [Fault, ...Fault[]] = [
  {
    name: "600 requests at once, and 300 connections to the database",
    holdSeconds: 2,
    strike: () => stormOfConnections(),
  },
];

const balancers: readonly [Fault, ...Fault[]] = [
  {
    name: "the balancer of the database is killed and starts again",
    holdSeconds: 5,
    strike: ({ cluster }) => cluster.restartBalancer("database"),
  },
  {
    name: "the balancer of the portal is killed and starts again",
    holdSeconds: 5,
    strike: ({ cluster }) => cluster.restartBalancer("portal"),
  },
];

const nodes: readonly [Fault, ...Fault[]] = [
  {
    name: "kill -9 of a web node",
    holdSeconds: 5,
    strike: ({ cluster }) => cluster.nodes[0]?.kill(),
  },
  {
    name: "kill -9 of the jobs node",
    holdSeconds: 5,
    strike: ({ cluster }) => cluster.nodes[2]?.kill(),
  },
  {
    name: "kill -9 of all nodes",
    strike: async ({ cluster }) => void (await Promise.all(cluster.nodes.map((one) => one.kill()))),
  },
];

/** Each kind as often as wanted, its variants in turn, in an order that the seed decides. */
export function planFaults(rounds: Rounds, seed: number): Fault[] {
  const random = randomOf(seed, "cluster");
  const turns = (variants: readonly [Fault, ...Fault[]], count: number): Fault[] =>
    Array.from({ length: count }, (_, at) => variants[at % variants.length] ?? variants[0]);
  const planned = [
    ...turns([...kills, cutAndKill], rounds.kills),
    ...turns(partitions, rounds.partitions),
    ...turns(fullDisks, rounds.fullDisks),
    ...turns(stalledReplicas, rounds.stalledReplicas),
    ...turns(clocks, rounds.clocks),
    ...turns(storms, rounds.storms),
    ...turns(balancers, rounds.balancers),
    ...turns(nodes, rounds.nodes),
  ];
  return planned
    .map((fault) => ({ fault, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ fault }) => fault);
}
