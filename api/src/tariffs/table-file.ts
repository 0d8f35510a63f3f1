import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { StartProblem } from "../core/start-problem.ts";

/** Columns by internal name; the first of the listed names that the file has is used. */
export type Columns<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** The rows of a table, and its faults with their lines for the operator. */
interface ReadTable<Row> {
  rows: Row[];
  faults: string[];
}

/**
 * Reads a published table. Columns are found by the names in the first line, which also gives the separator; byte order
 * mark, quotes and the older encoding of office programs are supported. `read` returns a row, an error text, or nothing
 * for a row to skip.
 */
export function readTable<Name extends string, Row extends object>(
  file: string,
  wanted: Columns<Name>,
  read: (cells: Record<Name, string>, line: number) => Row | string | undefined,
): ReadTable<Row> {
  const [header = "", ...lines] = textOf(file).split(/\r?\n/);
  if (header.trim() === "") throw wrong(`${path.basename(file)} is empty.`);
  const separator = header.split(";").length > header.split(",").length ? ";" : ",";
  const names = cellsOf(header, separator);
  const places = placesOf(file, names, wanted);
  const table: ReadTable<Row> = { rows: [], faults: [] };
  for (const [place, text] of lines.entries()) {
    if (text.trim() === "") continue;
    const line = place + 2;
    const found = cellsOf(text, separator);
    const cells: Partial<Record<Name, string>> = {};
    for (const [name, at] of places) cells[name] = (found[at] ?? "").trim();
    const row = isWhole(cells, places) ? read(cells, line) : undefined;
    if (row === undefined) continue;
    const fault =
      found.length === names.length ? row : `it has ${found.length} cells, not ${names.length}`;
    if (typeof fault === "string") table.faults.push(`line ${line}: ${fault}`);
    else table.rows.push(fault);
  }
  return table;
}

function isWhole<Name extends string>(
  cells: Partial<Record<Name, string>>,
  places: readonly [Name, number][],
): cells is Record<Name, string> {
  return places.every(([name]) => cells[name] !== undefined);
}

function textOf(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw wrong(`there is no file ${file}.`);
  }
  const bytes = readFileSync(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function placesOf<Name extends string>(
  file: string,
  header: readonly string[],
  wanted: Columns<Name>,
): [Name, number][] {
  const present = header.map((name) => name.trim());
  const places: [Name, number][] = [];
  for (const name in wanted) {
    const names = wanted[name];
    const found = names.find((one) => present.includes(one));
    if (found === undefined) {
      throw wrong(
        `${path.basename(file)} has no column ${names.join(" or ")}. Is it the right file?`,
      );
    }
    places.push([name, present.indexOf(found)]);
  }
  return places;
}

function cellsOf(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? "";
    if (letter === '"' && isQuoted && line[at + 1] === '"') cell += line[at++] ?? "";
    else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) cell = pushed(cells, cell);
    else cell += letter;
  }
  return [...cells, cell];
}

/** Ends a cell and starts an empty one. */
function pushed(cells: string[], cell: string): string {
  cells.push(cell);
  return "";
}

export function wrong(what: string): StartProblem {
  return new StartProblem(`Tariffs: ${what}`);
}
