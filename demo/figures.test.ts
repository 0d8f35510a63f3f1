import { expect, test } from "vitest";
import { measureDemo } from "../bench/demo.ts";

// Only in the long run, because it starts the insurer three more times.
const isLong = process.env["LONG"] === "1";

test.skipIf(!isLong)("the benchmark demo runs", async () => {
  await expect(measureDemo("smoke")).resolves.toBeUndefined();
});
