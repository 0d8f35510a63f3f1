import { expect, test } from "vitest";
import { entryCounter } from "./download.ts";

test("the entries of a zip are counted as they arrive, wherever a part ends", () => {
  const bytes = Uint8Array.from([..."PK\u0003\u0004aPPK\u0003\u0004bPK\u0001\u0002"].map(codeOf));
  for (let cut = 0; cut <= bytes.length; cut++) {
    const count = entryCounter();
    count(bytes.subarray(0, cut));
    expect(count(bytes.subarray(cut)), String(cut)).toBe(2);
  }
});

function codeOf(character: string): number {
  return character.charCodeAt(0);
}
