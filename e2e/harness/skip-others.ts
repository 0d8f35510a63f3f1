import { beforeEach } from "vitest";
import { isWalkedInTab } from "./tab-journeys.ts";

// The files hold more journeys than those that are walked in a tab too.
beforeEach(({ task, skip }) => {
  const { filepath } = task.file;
  if (filepath.includes("/e2e/") && !isWalkedInTab(filepath, task.name)) skip();
});
