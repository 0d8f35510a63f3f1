import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";

/** A module of ours that is named by its file. */
const OUR_MODULE = /(?<=(["'])(?:\.{1,2}\/|@portal\/)[^"'\n]*\.)ts(?=\1)/g;

const isTest = (path: string): boolean =>
  /\.test\.tsx?$|(^|\/)(?:test|node_modules|dist)(\/|$)/.test(path);

/**
 * Copies a folder of sources without its tests. TypeScript becomes JavaScript with the types replaced by spaces, so
 * that a stack trace names the same file, line and column as the sources.
 */
export function copySources(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    if (isTest(entry.name)) continue;
    if (entry.isDirectory()) copySources(source, join(to, entry.name));
    else if (entry.name.endsWith(".ts")) writeStripped(source, join(to, entry.name));
    else copyFile(source, join(to, entry.name));
  }
}

function writeStripped(source: string, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file.replace(/ts$/, "js"), stripped(readFileSync(source, "utf8")));
}

export function stripped(typeScript: string): string {
  return stripTypeScriptTypes(typeScript).replaceAll(OUR_MODULE, "js");
}

export function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}
