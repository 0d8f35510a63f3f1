import { expect, test } from "vitest";
import { measureDemo } from "../bench/demo.ts";

test("the benchmark demo runs", { timeout: 180_000 }, async () => {
  await expect(measureDemo("smoke")).resolves.toBeUndefined();
});
