import { expect, test } from "vitest";
import { measureDemo } from "../bench/demo.ts";

// Three more starts of the insurer: a quick run has seen enough of them.
const isLong = process.env["LONG"] === "1";

test.skipIf(!isLong)("the benchmark demo runs", { timeout: 180_000 }, async () => {
  await expect(measureDemo("smoke")).resolves.toBeUndefined();
});
