import { afterEach } from "vitest";

/**
 * A journey that a busy machine broke is walked once more on what the first walk left behind. With TWICE=1 every first
 * walk ends as broken, so that a journey which cannot be walked again is found before it is needed.
 */
afterEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) === 0 && (task.retry ?? 0) !== 0) throw new Error("Once more.");
});
