import { test } from "vitest";

/**
 * For what varies a journey that another test walks, such as a failure, a second tab or another country. Its rules are
 * proven without a browser as well; the short run leaves it out, the long one walks it.
 */
// oxlint-disable-next-line vitest/no-disabled-tests -- the long run walks them
export const it = test.skipIf(process.env["LONG"] !== "1");
