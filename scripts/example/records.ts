import { writeFileSync } from "node:fs";
import path from "node:path";
import { NO_END } from "@portal/model/calendar/validity.ts";
import type { World } from "../../api/seed/people/household.ts";
import { createSecrets } from "../../api/src/core/secrets/secrets.ts";

export const SEED = 7;
export const TODAY = "2026-11-18";
export const AS_OF = `${TODAY}T05:00:00Z`;
const folder = path.join(import.meta.dirname, "..", "..", "example");

export const secrets = createSecrets([{ id: "example", key: Buffer.alloc(32, 1) }]);

/** The world of the generator, without what only a database knows. */
export const world: World = {
  today: TODAY,
  seed: SEED,
  secrets,
  yearsOfPost: 1,
  yearsOfPremiums: 1,
  passwordHashOf: () => "",
  dunningRules: [],
  workingDay: (day) => day,
};

const files = new Map<string, string[]>();

/** Adds a record to the file of its entity. */
export function write(entity: string, id: string, data: object): void {
  const lines = files.get(entity) ?? [];
  files.set(entity, lines);
  lines.push(JSON.stringify({ entity, id, version: 1, data }));
}

export function writeFiles(): void {
  for (const [entity, lines] of files)
    writeFileSync(path.join(folder, `${entity}.ndjson`), `${lines.join("\n")}\n`);
}

export function francs(rappen: number): number {
  return rappen / 100;
}

/** A value that the record leaves out when there is none. */
export function orLeft<Value>(value: Value | null | undefined): Value | undefined {
  return value ?? undefined;
}

export function endOf(day: string | undefined): string | undefined {
  return day === NO_END ? undefined : day;
}
