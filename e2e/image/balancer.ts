import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** HAProxy with the configuration of the compose file, its addresses replaced by ports of this machine. */
export function startBalancer(
  root: string,
  folder: string,
  port: number,
  nodes: number[],
): ChildProcess {
  const given = readFileSync(join(root, "deploy/compose/haproxy.cfg"), "utf8");
  const own = given
    .replace(/resolvers names\n(?: .*\n)+/, "")
    .replace(" init-addr none resolvers names", "")
    .replace("bind :8080", `bind 127.0.0.1:${port}`)
    .replaceAll(/web-(\d):3000/g, (_, at: string) => `127.0.0.1:${nodes[Number(at) - 1]}`);
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, own);
  return spawn("haproxy", ["-f", file, "-db"], { stdio: ["ignore", "ignore", "inherit"] });
}
