import { existsSync, rmSync, writeFileSync } from "node:fs";
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

/** Debian asks this file whether the service of a new package may start. */
const POLICY = "/usr/sbin/policy-rc.d";

/** Installs what is missing, and starts none of its services. */
export async function installPrograms(root: string): Promise<void> {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name] ?? ""));
  if (missing.length === 0) return;
  const hadPolicy = existsSync(POLICY);
  if (!hadPolicy) writeFileSync(POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    await step(`Installing ${missing.join(", ")} from Debian`, async () => install(root, missing));
  } finally {
    if (!hadPolicy) rmSync(POLICY);
  }
}

async function install(root: string, missing: readonly string[]): Promise<void> {
  const apt = (...args: string[]) =>
    runToEnd("apt-get", args, { cwd: root, env: { DEBIAN_FRONTEND: "noninteractive" } });
  await apt("update");
  const options = ["-y", "--no-install-recommends", "--no-upgrade"];
  const { status, output } = await apt("install", ...options, ...missing);
  if (status !== 0)
    throw new Error(`${output}The cluster needs Debian 12, or its packages by the same names.`);
}
