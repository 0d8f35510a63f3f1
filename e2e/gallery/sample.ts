import type { TestContext } from "vitest";

/**
 * For `beforeEach`: the short run makes every ninth test of single components, because the journeys use them as well;
 * the long run makes each.
 */
export function sampleOfBlocks(): (context: TestContext) => void {
  let index = 0;
  return ({ skip }) => skip(process.env["LONG"] !== "1" && index++ % 9 !== 0);
}
