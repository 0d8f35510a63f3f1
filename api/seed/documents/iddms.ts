import type { SentDocument } from "./sent-document.ts";
import type { World } from "../people/household.ts";
import { bytesOf } from "../random.ts";

const chances = new WeakMap<SentDocument, Buffer>();

/** What chance says of a document, asked once: the first ten bytes are its id in the archive. */
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

/** By which a document is known everywhere. */
export function idOf(document: SentDocument, world: World): string {
  return iddmsOf(chanceOf(document, world));
}
