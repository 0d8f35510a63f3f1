import { HeldCategory } from "@portal/model/my-data.ts";
import { safeFileName } from "@portal/model/files.ts";
import { type Language, knownLanguage } from "@portal/model/portal/languages.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { setImmediate } from "node:timers/promises";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import {
  drawnColumns,
  drawnPaper,
  type DrawnRow,
  freeFileName,
  renderArchived,
} from "../insurer/papers/archive.ts";
import type { ZipEntry } from "../core/zip.ts";
import { startExport, untilEnded } from "./one-export.ts";
import { readHoldings } from "./read-holdings.ts";
import { readmeIn } from "./readme.ts";

/** The number of documents rendered ahead, so that download and rendering run in parallel. */
const AHEAD = 4;

const everyDocument = prepare(() =>
  sql.selectFrom("document").select(drawnColumns).orderBy("date").orderBy("iddms"),
);
const everyFile = prepare(() =>
  sql.selectFrom("uploadedFile").select(["id", "filename", "createdAt"]).orderBy("createdAt"),
);
const fileWithId = prepare((wanted: { id: string }) =>
  sql.selectFrom("uploadedFile").select("content").where("id", "=", wanted.id),
);
const ownLanguage = prepare(() => sql.selectFrom("account").select("language"));

export interface DataExport {
  /** The number of entries in the archive. */
  count: number;
  entries: AsyncGenerator<ZipEntry>;
}

/** All data held about the account, as a streamed archive. A second export at the same time is refused. */
export async function exportData(ctx: Context): Promise<DataExport> {
  const [documents, files, [account]] = await Promise.all([
    ctx.read(everyDocument({})),
    ctx.read(everyFile({})),
    ctx.read(ownLanguage({})),
  ]);
  await startExport(ctx, "export my data");
  const language = knownLanguage(account?.language ?? "");
  return {
    count: 1 + HeldCategory.options.length + documents.length + files.length,
    entries: untilEnded(ctx, entriesOf(ctx, { documents, files, language })),
  };
}

interface Contents {
  documents: readonly DrawnRow[];
  files: readonly { id: string; filename: string; createdAt: Date }[];
  language: Language;
}

async function* entriesOf(ctx: Context, contents: Contents): AsyncGenerator<ZipEntry> {
  const { documents, files, language } = contents;
  const date = todayInZurich(ctx.clock.now());
  yield { name: "README.txt", date, content: Buffer.from(readmeIn(language, date)) };
  for (const category of HeldCategory.options) {
    const held = await readHoldings(ctx, category);
    const content = Buffer.from(`${JSON.stringify(held, null, 2)}\n`);
    yield { name: `data/${category}.json`, date, content };
  }
  const taken = new Set<string>();
  yield* ahead(documents, async (row) => {
    const paper = drawnPaper(ctx, row);
    const name = `documents/${freeFileName(paper, taken)}`;
    return { name, date: row.date, content: await renderArchived(ctx, paper) };
  });
  for (const { id, filename, createdAt } of files) {
    const [file] = await ctx.read(fileWithId({ id }));
    const day = todayInZurich(createdAt);
    const name = `sent/${day} ${id.slice(0, 8)} ${safeFileName(filename)}`;
    if (file) yield { name, date: day, content: file.content };
  }
}

/** Runs some work ahead, in order; an aborted reader starts no more. */
async function* ahead<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  for (const item of items) {
    const one = work(item);
    // A failure is reported when its turn comes.
    one.catch(() => undefined);
    begun.push(one);
    if (begun.length < AHEAD) continue;
    const first = begun.shift();
    if (first) yield await first;
    // Yields to other requests between two documents.
    await setImmediate();
  }
  for (const one of begun) yield await one;
}
