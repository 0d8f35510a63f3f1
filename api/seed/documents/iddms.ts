import type { SentDocument } from "./sent-document.ts";
import type { World } from "../people/household.ts";
import { bytesOf } from "../random.ts";

const chances = new WeakMap<SentDocument, Buffer>();

/** The random bytes of a document, cached: the first ten are its id in the archive. */
export function chanceOf(document: SentDocument, { seed }: World): Buffer {
  const { kind, about, date, parameters } = document;
  const [{ insuredNumber }] = about;
  const chance =
    chances.get(document) ??
    bytesOf(seed, `document ${kind.code} ${insuredNumber} ${date} ${JSON.stringify(parameters)}`);
  chances.set(document, chance);
  return chance;
}

export function iddmsOf(chance: Buffer): string {
  return chance.toString("hex", 0, 10).toUpperCase();
}

/** The id of a document in the archive. */
export function idOf(document: SentDocument, world: World): string {
  return iddmsOf(chanceOf(document, world));
}
