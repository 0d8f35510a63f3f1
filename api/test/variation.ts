import { test } from "vitest";

/** For variations of a rule that another test of the short run holds, and for what takes long: only the long run has them. */
// oxlint-disable-next-line vitest/no-disabled-tests -- the long run has them
export const it = test.skipIf(process.env["LONG"] !== "1");
