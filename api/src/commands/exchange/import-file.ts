import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { progressBar } from "../../../seed/progress.ts";
import type { ExchangeCall } from "../../exchange/client.ts";
import { BatchProgress } from "../../exchange/incoming/batch-progress.ts";
import { linesOf } from "../../exchange/incoming/lines.ts";
import { type BatchSummary, type LineAnswer, runBatch } from "../../exchange/incoming/run-batch.ts";
import { type CommandContext, wrong } from "./command.ts";

const LARGEST_RECORD = 8 * 1024 * 1024;
const MOST_SHOWN = 20;

/** Imports one file of lines. An interrupted import of the same content goes on where it stopped. */
export async function importFile(
  context: CommandContext,
  call: ExchangeCall,
  file: string,
  isDryRun: boolean,
): Promise<BatchSummary> {
  const size = await sizeOf(file);
  const id = isDryRun ? undefined : `file-${await digestOf(file)}`;
  const progress = await BatchProgress.open(call, id);
  const name = path.basename(file);
  const bar = progressBar(name, process.stdout);
  let read = 0;
  const report = new Map<string, number>();
  const refused: string[] = [];
  const summary = await runBatch({
    call,
    progress,
    isDryRun,
    lines: linesOf(
      counted(file, (bytes) => (read += bytes)),
      largestOf(context),
    ),
    answer: async (answer) => {
      count(report, `${answer.entity ?? "unreadable"} ${answer.status}`);
      if (answer.status === "refused" && refused.length < MOST_SHOWN)
        refused.push(describe(answer));
      bar.show(read, size);
    },
  });
  bar.clear();
  for (const line of refused) context.complain(`${name}: ${line}`);
  const more = summary.refused - refused.length;
  if (more > 0) context.complain(`${name}: ${more} more are refused; sandbox shows the last ones`);
  for (const [what, times] of report) context.say(`  ${what}: ${times}`);
  context.say(sentence(name, summary, isDryRun, bar.seconds()));
  return summary;
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw wrong(`there is no file ${file}`);
  return found.size;
}

async function digestOf(file: string): Promise<string> {
  const digest = createHash("sha256");
  for await (const chunk of chunks(file)) digest.update(chunk);
  return digest.digest("hex").slice(0, 32);
}

async function* counted(
  file: string,
  noteRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks(file)) {
    noteRead(chunk.length);
    yield chunk;
  }
}

async function* chunks(file: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(file)) if (chunk instanceof Uint8Array) yield chunk;
}

function largestOf({ config }: CommandContext): number {
  return config.exchange?.largestRecord ?? LARGEST_RECORD;
}

function count(report: Map<string, number>, what: string): void {
  report.set(what, (report.get(what) ?? 0) + 1);
}

function describe({ line, entity, id, code, fields = {} }: LineAnswer): string {
  const where = Object.entries(fields).map(([field, key]) => `${field} ${key}`);
  const what = [entity, id].filter((part) => part !== undefined).join(" ");
  return [`line ${line}`, what, code, where.join(", ")].filter(Boolean).join("  ");
}

function sentence(name: string, summary: BatchSummary, isDryRun: boolean, seconds: number): string {
  const { written, unchanged, outdated, refused, lastLine, isComplete, code } = summary;
  const counts = `${written} ${isDryRun ? "would be written" : "written"}, ${unchanged} unchanged, ${outdated} outdated, ${refused} refused`;
  if (isComplete) return `✓ ${name}: ${counts} in ${seconds.toFixed(1)} s`;
  return `✗ ${name}: stopped after line ${lastLine} (${code ?? "UNEXPECTED"}): ${counts}. The same command goes on from there.`;
}
