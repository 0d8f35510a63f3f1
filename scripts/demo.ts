import { buildDemo } from "../demo/build/build.ts";
import type { Environment } from "../demo/build/folder.ts";
import { serveFolder } from "../demo/build/serve.ts";
import { step } from "./progress.mjs";

const environment: Environment = process.argv.includes("--review") ? "review" : "demo";
const port = Number(process.env["PORT"] ?? 4000);

const folder = await step(`Building the ${environment} into dist/${environment}`, (howFar) =>
  buildDemo(environment, howFar),
);
if (!process.argv.includes("--build")) {
  serveFolder(folder).listen(port, "127.0.0.1", () => {
    console.log(`\nThe whole insurer is in ${folder}; any static host can serve it.`);
    console.log(`Here it is at http://localhost:${port}. Ctrl-C stops.\n`);
  });
}
