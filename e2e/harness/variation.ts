import { test } from "vitest";

/**
 * For variations of a journey that another test walks, such as a failure, a second tab or another country. Their rules
 * are also tested without a browser; only the long run walks them.
 */
// oxlint-disable-next-line vitest/no-disabled-tests -- the long run walks them
export const it = test.skipIf(process.env["LONG"] !== "1");
