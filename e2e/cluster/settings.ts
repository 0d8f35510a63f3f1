import { parseArgs } from "node:util";

/** How often each kind of fault strikes, and what the run proves beside them. */
export interface Settings {
  seed: number;
  writers: number;
  readers: number;
  /** The pause of a writer between two acts. */
  paceMs: number;
  /** How long a fault lasts before it is mended. */
  holdSeconds: number;
  /** The longest outage after a kill, at the 95th percentile. */
  recoverySeconds: number;
  rounds: Rounds;
  withBouncer: boolean;
  withControl: boolean;
}

export interface Rounds {
  kills: number;
  partitions: number;
  fullDisks: number;
  stalledReplicas: number;
  clocks: number;
  storms: number;
  balancers: number;
  nodes: number;
}

const short: Rounds = {
  kills: 2,
  partitions: 1,
  fullDisks: 1,
  stalledReplicas: 1,
  clocks: 0,
  storms: 0,
  balancers: 1,
  nodes: 1,
};
const full: Rounds = {
  kills: 20,
  partitions: 10,
  fullDisks: 5,
  stalledReplicas: 5,
  clocks: 2,
  storms: 2,
  balancers: 4,
  nodes: 4,
};

export const help = `npm run test:cluster [-- --full] [-- OPTIONS]

  Three PostgreSQL under Patroni, two web nodes, one jobs node and HAProxy in network namespaces of this
  machine, with faults under load. Linux, as root; Debian's packages are installed where they are missing.

  --full                 20 kills, 10 partitions, 5 full disks, 5 stalled replicas and the rest
  --kills 2 --partitions 1 --full-disks 1 --stalled-replicas 1
  --clocks 0 --storms 0 --balancers 1 --nodes 1
                         the rounds of each kind of fault, here those of the short form
  --seed 1               decides the order and the kinds of the faults
  --writers 64 --readers 8 --pace 400
                         the load; the pace is the pause of a writer in milliseconds
  --hold 12              seconds until a fault is mended
  --recovery 15          the longest outage after a kill in seconds, at the 95th percentile
  --without-bouncer --without-control
                         leaves out the run through PgBouncer, or the control without synchronous replication`;

const number = { type: "string" } as const;
const flag = { type: "boolean" } as const;

export function readSettings(words: readonly string[]): Settings | undefined {
  const { values } = parseArgs({
    args: [...words],
    options: {
      help: flag,
      full: flag,
      kills: number,
      partitions: number,
      "full-disks": number,
      "stalled-replicas": number,
      clocks: number,
      storms: number,
      balancers: number,
      nodes: number,
      seed: number,
      writers: number,
      readers: number,
      pace: number,
      hold: number,
      recovery: number,
      "without-bouncer": flag,
      "without-control": flag,
    },
  });
  if (values.help) return undefined;
  const base = values.full ? full : short;
  return {
    seed: whole(values.seed, 1),
    writers: whole(values.writers, 64),
    readers: whole(values.readers, 8),
    paceMs: whole(values.pace, 400),
    holdSeconds: whole(values.hold, 12),
    recoverySeconds: whole(values.recovery, 15),
    rounds: {
      kills: whole(values.kills, base.kills),
      partitions: whole(values.partitions, base.partitions),
      fullDisks: whole(values["full-disks"], base.fullDisks),
      stalledReplicas: whole(values["stalled-replicas"], base.stalledReplicas),
      clocks: whole(values.clocks, base.clocks),
      storms: whole(values.storms, base.storms),
      balancers: whole(values.balancers, base.balancers),
      nodes: whole(values.nodes, base.nodes),
    },
    withBouncer: values["without-bouncer"] !== true,
    withControl: values["without-control"] !== true,
  };
}

function whole(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`"${text}" is not a whole number.\n\n${help}`);
  return Number(text);
}
