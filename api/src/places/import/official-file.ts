import { createReadStream, statSync } from "node:fs";
import path from "node:path";
import { recordOf } from "../../core/records.ts";
import { StartProblem } from "../../core/start-problem.ts";

export type Fields = Record<string, string>;

/** Columns by internal name; the first of the listed names that the file has is used. */
export type Columns = Readonly<Record<string, readonly string[]>>;

/**
 * The rows of an official directory: text with `;`, columns found by the names in the first line, not by their order. A
 * file without one of them is refused with a line that names it.
 */
export async function* officialRows<Name extends string>(
  file: string,
  wanted: Readonly<Record<Name, readonly string[]>>,
  onProgress: (done: number, total: number) => void = () => {},
): AsyncGenerator<Record<Name, string>> {
  const total = sizeOfFile(file);
  const names = namesIn(wanted);
  let places: Record<Name, number> | undefined;
  let done = 0;
  for await (const { line, bytes } of linesOf(file)) {
    done += bytes;
    if (!places) {
      places = placesOf(file, line, wanted);
      continue;
    }
    if (line === "") continue;
    const [cells, at] = [cellsOf(line), places];
    yield recordOf(names, (name) => cells[at[name]] ?? "");
    if (bytes > 0) onProgress(done, total);
  }
  if (!places) throw new StartProblem(`Places: ${path.basename(file)} is empty.`);
}

function sizeOfFile(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new StartProblem(`Places: there is no file ${file}.`);
  return found.size;
}

/** Lines without their ends and without a byte order mark. */
async function* linesOf(file: string): AsyncGenerator<{ line: string; bytes: number }> {
  let rest = "";
  let isFirst = true;
  for await (const chunk of createReadStream(file, { encoding: "utf8", highWaterMark: 1 << 18 })) {
    const text: string = rest + String(chunk);
    const lines = (isFirst ? text.replace(/^\uFEFF/, "") : text).split("\n");
    isFirst = false;
    rest = lines.pop() ?? "";
    let bytes = String(chunk).length;
    for (const line of lines) {
      yield { line: line.endsWith("\r") ? line.slice(0, -1) : line, bytes };
      bytes = 0;
    }
  }
  if (rest !== "") yield { line: rest.replace(/\r$/, ""), bytes: 0 };
}

function placesOf<Name extends string>(
  file: string,
  header: string,
  wanted: Readonly<Record<Name, readonly string[]>>,
): Record<Name, number> {
  const present = cellsOf(header).map((name) => name.trim());
  return recordOf(namesIn(wanted), (column) => {
    const names = wanted[column];
    const found = names.find((one) => present.includes(one));
    if (found === undefined && !names.includes("")) {
      throw new StartProblem(
        `Places: ${path.basename(file)} has no column ${names.join(" or ")}. Is it the right file?`,
      );
    }
    return found === undefined ? -1 : present.indexOf(found);
  });
}

function namesIn<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}

function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(";");
  const cells = line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}
