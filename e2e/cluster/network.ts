import { spawn } from "node:child_process";
import { mkdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { type Machine, run, runOn, until } from "./processes.ts";

/** Where the balancers and the nodes of the portal run. */
export const HUB = "10.77.0.1";
const DISK = "1g";

/** Machines on one bridge, each with a disk of its own in memory, which can be filled. */
export async function openNetwork(folder: string, count: number): Promise<Machine[]> {
  run("ip", "link", "set", "lo", "up");
  run("ip", "link", "add", "br0", "type", "bridge");
  run("ip", "addr", "add", `${HUB}/24`, "dev", "br0");
  run("ip", "link", "set", "br0", "up");
  const machines: Machine[] = [];
  for (let number = 1; number <= count; number++)
    machines.push(await addMachine(folder, `db${number}`, `10.77.0.1${number}`));
  return machines;
}

async function addMachine(parent: string, name: string, address: string): Promise<Machine> {
  const holder = spawn("unshare", ["--net", "sleep", "infinity"], { stdio: "ignore" });
  const here = readlinkSync("/proc/self/ns/net");
  const namespace = await until(`namespace of ${name}`, async () => {
    const found = readlinkSync(`/proc/${holder.pid}/ns/net`);
    return found !== here && found;
  });
  const folder = join(parent, name);
  mkdirSync(join(folder, "disk"), { recursive: true });
  run("mount", "-t", "tmpfs", "-o", `size=${DISK},mode=700`, "tmpfs", join(folder, "disk"));
  run("chown", "-R", "postgres:postgres", folder);
  const machine: Machine = { name, address, folder, holder, namespace };
  const peer = ["peer", "name", "eth0", "netns", String(holder.pid)];
  run("ip", "link", "add", cableOf(machine), "type", "veth", ...peer);
  run("ip", "link", "set", cableOf(machine), "master", "br0", "up");
  runOn(machine, "ip", "link", "set", "lo", "up");
  runOn(machine, "ip", "addr", "add", `${address}/24`, "dev", "eth0");
  runOn(machine, "ip", "link", "set", "eth0", "up");
  return machine;
}

const cableOf = ({ name }: Machine): string => `v-${name}`;

export function plugCable(machine: Machine, state: "up" | "down"): void {
  run("ip", "link", "set", cableOf(machine), state);
}

/** Drops the packets of a machine that match a rule, in both directions. */
export function cut(machine: Machine, rules: readonly string[]): void {
  const chain = (name: string, hook: string) =>
    `add chain inet cut ${name} { type filter hook ${hook} priority 0; }`;
  const chains = ["add table inet cut", chain("arriving", "input"), chain("leaving", "output")];
  const drops = rules.flatMap((rule) =>
    ["arriving", "leaving"].map((name) => `add rule inet cut ${name} ${rule} drop`),
  );
  runOn(machine, "nft", [...chains, ...drops].join("; "));
}

export function heal(machine: Machine): void {
  runOn(machine, "nft", "delete table inet cut");
}
