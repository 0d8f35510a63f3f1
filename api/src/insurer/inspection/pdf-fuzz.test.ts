import { expect, test } from "vitest";
import { aPdf, packed } from "../../../test/corpus.ts";
import { harmlessPdfs, hostilePdfs } from "../../../test/pdf-corpus.ts";
import { findPdfFault } from "./pdf-inspection.ts";

const ROUNDS = process.env["LONG"] ? 60_000 : 1_500;

/** A seeded generator, so that a failure is reproducible. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}
type Dice = ReturnType<typeof dice>;

const names = [
  "JavaScript",
  "JS",
  "Launch",
  "EmbeddedFile",
  "OnInstantiate",
  "Thread",
  "Movie",
  "Sound",
  "FileAttachment",
  "XFA",
  "GoToR",
  "AA",
];

/** A name as an attacker disguises it: escaped letters and a zero byte after it. */
function disguised(name: string, roll: Dice): string {
  const letters = [...name].map((one) => {
    const hex = one.charCodeAt(0).toString(16).padStart(2, "0");
    return roll(3) === 0 ? `#${roll(2) === 0 ? hex : hex.toUpperCase()}` : one;
  });
  return `/${letters.join("")}${roll(4) === 0 ? "#00x" : ""}`;
}

function blank(roll: Dice): string {
  return [" ", "\n", "\r\n", "\0", "\t", " %( << comment\n", "  "][roll(7)] ?? " ";
}

test(`B14 ${ROUNDS} disguises of what acts are all seen through`, async () => {
  const roll = dice(20_261_116);
  const missed: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const name = disguised(names[roll(names.length)] ?? "JS", roll);
    const depth = roll(5);
    const inner = `${"[<< /K ".repeat(depth)}<<${blank(roll)}/S${blank(roll)}${name}${blank(roll)}(x)>>${" >>]".repeat(depth)}`;
    const object = `<< /Any${blank(roll)}${inner} >>`;
    const file = aPdf({ objects: [roll(2) === 0 ? object : packed([object])] });
    if ((await findPdfFault(file)) !== "active") missed.push(object);
  }
  expect(missed).toEqual([]);
}, 600_000);

test(`B14 ${ROUNDS} broken files each get an answer, soon`, async () => {
  const roll = dice(16_112_026);
  const corpus = [
    ...Object.values(harmlessPdfs).map((make) => make()),
    ...Object.values(hostilePdfs).map(({ content }) => content()),
  ].filter(({ length }) => length < 20_000);
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let file: Buffer = Buffer.from(corpus[roll(corpus.length)] ?? aPdf());
    for (let change = roll(6); change >= 0; change--) file = broken(file, roll, corpus);
    const started = performance.now();
    expect([undefined, "active", "encrypted", "unreadable", "bomb", "polyglot"]).toContain(
      await findPdfFault(file),
    );
    slowest = Math.max(slowest, performance.now() - started);
  }
  expect(slowest).toBeLessThan(5_000);
}, 600_000);

function broken(file: Buffer, roll: Dice, corpus: Buffer[]): Buffer {
  const at = roll(file.length);
  const length = roll(60);
  const other = corpus[roll(corpus.length)] ?? file;
  const from = roll(other.length);
  switch (roll(5)) {
    case 0: {
      const copy = Buffer.from(file);
      copy[at] = roll(256);
      return copy;
    }
    case 1:
      return Buffer.concat([file.subarray(0, at), file.subarray(at + length)]);
    case 2:
      return Buffer.concat([
        file.subarray(0, at),
        file.subarray(at, at + length),
        file.subarray(at),
      ]);
    case 3:
      return Buffer.concat([
        file.subarray(0, at),
        other.subarray(from, from + length),
        file.subarray(at),
      ]);
    default:
      return Buffer.concat([
        file.subarray(0, at),
        Buffer.from(["<<", "obj", "[", "stream\n", "(", "R", "endobj"][roll(7)] ?? ""),
        file.subarray(at),
      ]);
  }
}
