import { existsSync } from "node:fs";
import { runToEnd } from "../../scripts/child.mjs";
import { step } from "../../scripts/progress.mjs";

/** The programs of Debian 12, each with a file by which an installed one is known. */
const packages: Readonly<Record<string, string>> = {
  patroni: "/usr/bin/patroni",
  "etcd-server": "/usr/bin/etcd",
  "etcd-client": "/usr/bin/etcdctl",
  haproxy: "/usr/sbin/haproxy",
  pgbouncer: "/usr/sbin/pgbouncer",
  "postgresql-15": "/usr/lib/postgresql/15/bin/postgres",
  nftables: "/usr/sbin/nft",
  iproute2: "/usr/sbin/ip",
  libfaketime: "/usr/share/doc/libfaketime",
};

/** Installs what is missing. Services that a package would start are not started. */
export async function installPrograms(root: string): Promise<void> {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name] ?? ""));
  if (missing.length === 0) return;
  await step(`Installing ${missing.join(", ")} from Debian`, async () => {
    await apt(root, "update");
    const install = ["install", "-y", "--no-install-recommends", "--no-upgrade"];
    const { status, output } = await apt(root, ...install, ...missing);
    if (status !== 0)
      throw new Error(`${output}The cluster needs Debian 12 (or its packages by the same names).`);
  });
}

function apt(root: string, ...args: string[]) {
  // Without RUNLEVEL the packages start their services where an init system runs.
  return runToEnd("apt-get", args, {
    cwd: root,
    env: { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  });
}
