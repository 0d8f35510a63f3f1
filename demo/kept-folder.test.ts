import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { folderOf } from "./build/folder.ts";
import type { Changes } from "./insurer/changes.ts";
import { KeptFolder } from "./insurer/kept-folder.ts";

const packed = readFileSync(path.join(folderOf("demo"), "insurer/data.tar.br"));

/** A browser's store, in memory. */
function aStore(): Changes {
  const kept = new Map<string, Uint8Array | null>();
  return {
    read: () => Promise.resolve(new Map(kept)),
    write(files) {
      for (const [name, content] of files) kept.set(name, content);
      return Promise.resolve();
    },
    close: () => {},
  };
}

/** Opens the store after a browser that ended without closing it. */
async function open(store: Changes): Promise<PGlite> {
  const base = new Uint8Array(brotliDecompressSync(packed));
  const db = new PGlite({ fs: new KeptFolder(base, store, 0) });
  await db.waitReady;
  return db;
}

test.runIf(process.env["LONG"] === "1")(
  "A33 what happened is there when the browser opens again: new tables, rows, and what was taken away",
  async () => {
    const store = aStore();
    const first = await open(store);
    await first.exec("create table visit (number int, words text)");
    await first.exec(
      "insert into visit select n, repeat('x', 500) from generate_series(1, 5000) n",
    );
    const second = await open(store);
    expect((await second.query("select count(*)::int as rows from visit")).rows).toEqual([
      { rows: 5000 },
    ]);
    for (const act of ["delete from visit where number > 10", "vacuum full visit", "checkpoint"])
      await second.exec(act);
    const third = await open(store);
    expect((await third.query("select max(number) as last from visit")).rows).toEqual([
      { last: 10 },
    ]);
    await third.exec("drop table visit");
    const fourth = await open(store);
    expect((await fourth.query("select to_regclass('visit') as found")).rows).toEqual([
      { found: null },
    ]);
  },
);
