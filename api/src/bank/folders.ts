import { createReadStream } from "node:fs";
import { mkdir, readdir, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Log } from "../core/log.ts";
import type { BankDesk } from "../insurer/bank/books.ts";
import { deliverMessages } from "./deliver.ts";
import { importFile, type ImportParts, type Run } from "./import-file.ts";

/** A file that changed within this time may still be written. */
const SETTLED_MS = 5_000;

/** Writes waiting messages into a folder: each under a name that the bank's program ignores, and then renamed. */
export async function deliverTo(
  folder: string,
  parts: { run: Run; secrets: BankDesk["secrets"]; now: Date },
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return deliverMessages(parts, async (name, text) => {
    const temporary = path.join(folder, `.${name}.tmp`);
    await writeFile(temporary, text, { mode: 0o600 });
    await rename(temporary, path.join(folder, name));
  });
}

/** Imports the complete files of a folder, oldest first. They move to `done`, or with the reason to `refused`. */
export async function importFrom(
  folder: string,
  parts: ImportParts & { log: Log; now: Date },
  isStopped: () => boolean,
): Promise<void> {
  for (const name of await completeFiles(folder)) {
    if (isStopped()) return;
    const file = path.join(folder, name);
    const imported = await importFile(parts, { name, open: () => createReadStream(file) });
    if (imported.state === "INTERRUPTED") continue;
    const isRefused = imported.state === "REFUSED";
    const target = path.join(folder, isRefused ? "refused" : "done");
    await mkdir(target, { recursive: true });
    if (isRefused) {
      parts.log.error("bank file refused", { reason: imported.reason });
      await noteRefused(parts, name, imported.reason);
      await writeFile(path.join(target, `${name}.reason.txt`), `${imported.reason}\n`);
    }
    await moved(file, path.join(target, name));
  }
}

/** Another node may have moved the file. */
async function moved(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
}

async function completeFiles(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.xml$/i.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const about = await stat(path.join(folder, name)).catch(() => undefined);
      return { name, changedAt: about?.isFile() ? about.mtimeMs : Number.POSITIVE_INFINITY };
    }),
  );
  // The time of the file system, not the insurer's day.
  const settled = Date.now() - SETTLED_MS;
  return files
    .filter(({ changedAt }) => changedAt <= settled)
    .toSorted((one, other) => one.changedAt - other.changedAt)
    .map(({ name }) => name);
}

async function noteRefused(
  { run, now }: ImportParts & { now: Date },
  name: string,
  reason: string,
) {
  await run((db) =>
    db
      .insertInto("bankFile")
      .values({ name: name.slice(0, 200), refusal: reason, doneAt: now })
      .execute(),
  );
}
