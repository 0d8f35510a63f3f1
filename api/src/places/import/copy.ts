import { once } from "node:events";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

const CHUNK = 64 * 1024;

/** Adds a row. Returns a promise only when PostgreSQL must be waited for (backpressure). */
export type AddRow = (values: readonly (string | number | null)[]) => Promise<void> | undefined;

/** Streams the rows that `fill` adds into a table by COPY, and returns their number. */
export async function copyInto(
  owner: pg.Client,
  table: string,
  columns: readonly string[],
  fill: (add: AddRow) => Promise<void>,
): Promise<number> {
  const stream = owner.query(copyFrom(`copy ${table} (${columns.join()}) from stdin`));
  const ended = finished(stream);
  ended.catch(() => {});
  let pending = "";
  let rows = 0;
  const flush = async (): Promise<void> => {
    const isReady = stream.write(pending);
    pending = "";
    if (!isReady) await Promise.race([once(stream, "drain"), ended]);
  };
  try {
    await fill((values) => {
      pending += `${values.map(asCopied).join("\t")}\n`;
      rows++;
      return pending.length < CHUNK ? undefined : flush();
    });
  } catch (error) {
    // Aborts the COPY: without it, the connection would wait forever.
    stream.destroy();
    await ended.catch(() => {});
    throw error;
  }
  await flush();
  stream.end();
  await ended;
  return rows;
}

/** Lexemes in the format of a tsvector; they are only letters and digits and need no quotes. */
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
