import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { StartProblem } from "../src/core/start-problem.ts";
import { isAlive, markOf, ProcessMark } from "./processes.ts";

/**
 * Locks a data folder for this process. The lock of an ended process is ignored, so that a crash needs no manual
 * cleanup.
 */
export function claim(lockFile: string, folder: string): () => void {
  const draft = `${lockFile}.${process.pid}`;
  const mine: ProcessMark = markOf(process.pid) ?? { pid: process.pid, began: "" };
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o644 });
  try {
    // A hard link appears with its whole content, so no reader sees a partial lock.
    if (tryLink(draft, lockFile)) return () => release(lockFile);
    const owner = readOwner(lockFile);
    if (owner && isAlive(owner)) throw inUse(folder, owner.pid);
    rmSync(lockFile, { force: true });
    if (tryLink(draft, lockFile)) return () => release(lockFile);
    throw inUse(folder, readOwner(lockFile)?.pid);
  } finally {
    rmSync(draft, { force: true });
  }
}

function release(lockFile: string): void {
  if (readOwner(lockFile)?.pid === process.pid) rmSync(lockFile, { force: true });
}

function inUse(folder: string, pid: number | undefined): StartProblem {
  return new StartProblem(
    `The data folder ${folder} is in use by another process (${pid ?? "unknown"}). Stop that process, or choose another folder with DATA_DIR.`,
  );
}

function tryLink(draft: string, lockFile: string): boolean {
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function readOwner(lockFile: string): ProcessMark | undefined {
  try {
    return ProcessMark.parse(JSON.parse(readFileSync(lockFile, "utf8")));
  } catch {
    return undefined;
  }
}
