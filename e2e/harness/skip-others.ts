import { beforeEach } from "vitest";
import { isWalkedInTab } from "./tab-journeys.ts";

// The files contain more journeys than those that also run in a tab.
beforeEach(({ task, skip }) => {
  const { filepath } = task.file;
  if (filepath.includes("/e2e/") && !isWalkedInTab(filepath, task.name)) skip();
});
