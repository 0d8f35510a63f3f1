import { once } from "node:events";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

const CHUNK = 64 * 1024;

/** Streams rows into a table by COPY; waits whenever PostgreSQL is slower than what makes the rows. */
export async function openCopy(owner: pg.Client, table: string, columns: readonly string[]) {
  const stream = owner.query(copyFrom(`copy ${table} (${columns.join()}) from stdin`));
  const failed = finished(stream);
  failed.catch(() => {});
  let pending = "";
  let rows = 0;
  const flush = async (): Promise<void> => {
    const isReady = stream.write(pending);
    pending = "";
    if (!isReady) await Promise.race([once(stream, "drain"), failed]);
  };
  return {
    /** Returns a promise only now and then, when a chunk is full. */
    add(values: readonly (string | number | null)[]): Promise<void> | undefined {
      pending += `${values.map(asCopied).join("\t")}\n`;
      rows++;
      return pending.length < CHUNK ? undefined : flush();
    },
    async end(): Promise<number> {
      await flush();
      stream.end();
      await failed;
      return rows;
    },
  };
}

/** Lexemes as PostgreSQL writes a tsvector. They are letters and digits alone and need no quotes. */
export function asTsvector(lexemes: readonly string[]): string {
  return [...new Set(lexemes)].filter((lexeme) => lexeme !== "").join(" ");
}

function asCopied(value: string | number | null): string {
  if (value === null) return "\\N";
  if (typeof value === "number") return String(value);
  return /[\\\t\n\r\0]/.test(value) ? escaped(value) : value;
}

function escaped(text: string): string {
  return text
    .replaceAll("\0", "")
    .replaceAll("\\", "\\\\")
    .replaceAll(/[\t\n\r]/g, " ");
}
