import type { World } from "./household.ts";
import { bytesOf } from "./random.ts";

interface Named {
  code: string;
  insuredNumber: number;
  date: string;
  parameters: Record<string, unknown>;
}

/** What chance says of a document: the first ten bytes are its id in the archive. */
export function documentChance({ seed }: World, named: Named): Buffer {
  const { code, insuredNumber, date, parameters } = named;
  return bytesOf(seed, `document ${code} ${insuredNumber} ${date} ${JSON.stringify(parameters)}`);
}

export function iddmsOf(chance: Buffer): string {
  return chance.toString("hex", 0, 10).toUpperCase();
}
