import files from "virtual:files";
import { Buffer } from "./buffer.ts";

/** The few files that the API reads at its start; the build bundles them. */
export function readFileSync(path: string, encoding?: "utf8"): Buffer | string {
  const content = files[path];
  if (content === undefined) throw new Error(`There is no file ${path} in the browser.`);
  const bytes = Buffer.from(content, "base64");
  return encoding ? bytes.toString(encoding) : bytes;
}

export function existsSync(path: string): boolean {
  return Object.hasOwn(files, path);
}

function noDisk(): never {
  throw new Error("There is no disk in the browser.");
}

export {
  noDisk as createReadStream,
  noDisk as mkdirSync,
  noDisk as readdirSync,
  noDisk as statSync,
  noDisk as writeFileSync,
};
