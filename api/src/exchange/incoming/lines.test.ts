import { expect, test } from "vitest";
import { type Line, linesOf } from "./lines.ts";

async function* of(...chunks: string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function read(lines: AsyncIterable<Line>): Promise<[number, string | undefined][]> {
  const all: [number, string | undefined][] = [];
  for await (const { number, bytes } of lines) all.push([number, bytes?.toString()]);
  return all;
}

test.each([
  [
    ["a\nb\n"],
    [
      [1, "a"],
      [2, "b"],
    ],
  ],
  [
    ["a\nb"],
    [
      [1, "a"],
      [2, "b"],
    ],
  ],
  [
    ["a\r\n\n\r\nb\r"],
    [
      [1, "a"],
      [4, "b"],
    ],
  ],
  [
    ["a", "b\nc", "d"],
    [
      [1, "ab"],
      [2, "cd"],
    ],
  ],
  [
    ["1234", "5678", "9\nok\n"],
    [
      [1, undefined],
      [2, "ok"],
    ],
  ],
  [
    ["12345678\n123456789\n12345678"],
    [
      [1, "12345678"],
      [2, undefined],
      [3, "12345678"],
    ],
  ],
  [["é".slice(0, 1), "\n"], [[1, "é"]]],
  [[""], []],
])("the chunks %j hold their lines", async (chunks, expected) => {
  expect(await read(linesOf(of(...chunks), 8))).toEqual(expected);
});

test("a line of 2 GB takes no more memory than one of its chunks", async () => {
  const megabyte = Buffer.alloc(1024 * 1024, "a");
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (let sent = 0; sent < 2048; sent += 1) {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      yield megabyte;
    }
    yield Buffer.from("\nnext");
  }
  expect(await read(linesOf(endless(), 64 * 1024))).toEqual([
    [1, undefined],
    [2, "next"],
  ]);
  expect(most).toBeLessThan(16 * 1024 * 1024);
});
