import { writeFileSync } from "node:fs";
import { wrong } from "../command.ts";

/** Health data: only the user of the machine reads the file, and an existing one stays. */
export function saveFile(out: string, bytes: Buffer): string[] {
  try {
    writeFileSync(out, bytes, { mode: 0o600, flag: "wx" });
  } catch (error) {
    throw wrong(`${out} cannot be written (${error instanceof Error ? error.message : ""})`);
  }
  return [`Saved: ${out}, ${bytes.length} bytes`];
}
