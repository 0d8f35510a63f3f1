import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { installPrograms } from "./programs.ts";
import { help, readSettings } from "./settings.ts";

// `npm run test:cluster`: installs the programs, then starts `inside.ts` in network, process and mount namespaces of its own, so
// that nothing outlives the command.
const root = dirname(dirname(import.meta.dirname));
const words = process.argv.slice(2);

if (readSettings(words) === undefined) process.stdout.write(`${help}\n`);
else if (process.platform !== "linux" || process.getuid?.() !== 0)
  fail("The cluster needs Linux and root: namespaces, mounts and packages.");
else {
  await installPrograms(root);
  process.exitCode = await runInside();
}

async function runInside(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "portal-cluster-"));
  // A shell is the first process of the namespace: it collects ended orphans, whose zombies Patroni would take for a running server.
  const script = '"$@" & child=$!; trap "kill -TERM $child" TERM INT; wait $child; wait $child';
  const own = ["--net", "--mount", "--pid", "--fork", "--kill-child=SIGKILL", "--mount-proc"];
  const program = [process.execPath, join(import.meta.dirname, "inside.ts"), folder, ...words];
  const child = spawn("unshare", [...own, "bash", "-c", script, "bash", ...program], {
    cwd: root,
    stdio: "inherit",
  });
  // unshare ignores other signals while its first process runs, and ends the namespace with itself.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => child.kill("SIGKILL"));
  try {
    const [status] = await once(child, "close");
    return typeof status === "number" ? status : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
