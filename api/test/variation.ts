import { test } from "vitest";

/** For variations of a rule that another test of the short run holds, and for what takes long: only the long run has them. */
// oxlint-disable-next-line vitest/no-disabled-tests, vitest/expect-expect -- the long run has them; no test yet
export const it = test.skipIf(process.env["LONG"] !== "1");
