import { fileURLToPath } from "node:url";
import { runToEnd } from "../../scripts/child.mjs";
import { step } from "../../scripts/progress.mjs";

const cwd = fileURLToPath(new URL("../..", import.meta.url));
const script = fileURLToPath(new URL("../../scripts/demo.ts", import.meta.url));

/** Builds the demonstration from the present sources, as of today. */
export async function setup(): Promise<void> {
  await step("Building the demonstration", async () => {
    const { status, output } = await runToEnd(process.execPath, [script, "--build"], { cwd });
    if (status !== 0) throw new Error(`The demonstration could not be built.\n${output}`);
  });
}
