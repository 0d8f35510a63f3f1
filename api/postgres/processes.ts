import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { z } from "zod";

/** A process, distinguished from a later one with the same pid. */
export const ProcessMark = z.object({
  pid: z.int(),
  /** The start time, in the units of the platform. */
  began: z.string(),
});
export type ProcessMark = z.infer<typeof ProcessMark>;

/** The mark of a living process, or undefined. A zombie counts as ended. */
export function markOf(pid: number): ProcessMark | undefined {
  return process.platform === "linux" ? markFromProc(pid) : markFromPs(pid);
}

export function isAlive(mark: ProcessMark): boolean {
  return markOf(mark.pid)?.began === mark.began;
}

/** Whether the process is a PostgreSQL server of the folder: a server's working directory is its data. */
export function isServerOf(pid: number, dataFolder: string): boolean {
  if (!markOf(pid)) return false;
  if (process.platform === "linux") return workingFolder(pid) === realpathSync(dataFolder);
  return ps(pid, "command").includes("postgres");
}

/** The number of processes in the folder; zero if the platform does not report it. */
export function countWorkingIn(folder: string): number {
  if (process.platform !== "linux") return 0;
  const real = realpathSync(folder);
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name) && workingFolder(name) === real)
    .length;
}

function markFromProc(pid: number): ProcessMark | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in brackets and may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return undefined;
    // Start times count from the machine's boot, so the mark includes the boot id.
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return { pid, began: `${fields[19]}@${boot}` };
  } catch {
    return undefined;
  }
}

function markFromPs(pid: number): ProcessMark | undefined {
  if (ps(pid, "state").startsWith("Z")) return undefined;
  const began = ps(pid, "lstart");
  return began ? { pid, began } : undefined;
}

function ps(pid: number, column: string): string {
  try {
    const args = ["-o", `${column}=`, "-p", String(pid)];
    return execFileSync("ps", args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}

function workingFolder(pid: number | string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
