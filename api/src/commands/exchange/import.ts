import { open, readdir } from "node:fs/promises";
import path from "node:path";
import { entities } from "../../exchange/incoming/entities.ts";
import type { BatchSummary } from "../../exchange/incoming/run-batch.ts";
import { asOwnClient } from "./own-client.ts";
import {
  type CommandContext,
  type ExchangeCommand,
  type GivenArguments,
  wrong,
} from "./command.ts";
import { importFile } from "./import-file.ts";

/** The exit status where some lines were refused: a script must not take it as done. */
const REFUSED = 2;
const STOPPED = 1;

export const importCommands: Record<string, ExchangeCommand> = {
  import: {
    usage: "FILE [--source SOURCE] [--dry-run]",
    about:
      "the records of a file, one line of JSON each; --dry-run checks each and rolls it back. Exit status 2: some were refused, 1: it stopped early",
    texts: ["source"],
    switches: ["dry-run"],
    run: (context, given) => {
      const [file, more] = given.words;
      if (file === undefined || more !== undefined) throw wrong("import takes one file");
      return importAll(context, given, [file]);
    },
  },
  "first-load": {
    usage: "FOLDER [--source SOURCE]",
    about: "the files *.ndjson of a folder, in the order in which their records need each other",
    texts: ["source"],
    run: async (context, given) => {
      const [folder, more] = given.words;
      if (folder === undefined || more !== undefined) throw wrong("first-load takes one folder");
      return importAll(context, given, await filesInOrder(folder));
    },
  },
};

async function importAll(
  context: CommandContext,
  given: GivenArguments,
  files: readonly string[],
): Promise<number> {
  const isDryRun = given.options["dry-run"] === true;
  return asOwnClient(context, given, async (call) => {
    const summaries: BatchSummary[] = [];
    for (const file of files) {
      const summary = await importFile(context, call, file, isDryRun);
      summaries.push(summary);
      if (!summary.isComplete) return STOPPED;
    }
    return summaries.some(({ refused }) => refused > 0) ? REFUSED : 0;
  });
}

/** By the entity of the first line, then by name. */
async function filesInOrder(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => {
    throw wrong(`there is no folder ${folder}`);
  });
  const files = names.filter((name) => name.endsWith(".ndjson")).toSorted();
  if (files.length === 0) throw wrong(`${folder} holds no file *.ndjson`);
  const placed = await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      return { file, place: placeOf(await firstBytes(file)) };
    }),
  );
  return placed.toSorted((one, other) => one.place - other.place).map(({ file }) => file);
}

const ENTITY_WITHIN = 500;

async function firstBytes(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENTITY_WITHIN), 0, ENTITY_WITHIN);
    return buffer.subarray(0, bytesRead).toString();
  } finally {
    await handle.close();
  }
}

function placeOf(text: string): number {
  const name = /"entity"\s*:\s*"([a-z-]+)"/.exec(text)?.[1];
  const place = entities.findIndex((entity) => entity.name === name);
  return place < 0 ? entities.length : place;
}
