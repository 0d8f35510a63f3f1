import type { TestContext } from "vitest";

/**
 * For `beforeEach`: of the tests of the building blocks by themselves, which the journeys of all areas walk over as
 * well, the short run makes every ninth, the long one each.
 */
export function sampleOfBlocks(): (context: TestContext) => void {
  let index = 0;
  return ({ skip }) => skip(process.env["LONG"] !== "1" && index++ % 9 !== 0);
}
