import { fileURLToPath } from "node:url";
import { build } from "vite";
import { oldestBrowsers } from "./browsers.ts";
import { trustedDocuments } from "./documents.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Bundles a script of the portal as inline text for the page. */
export async function inlineScript(file: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [trustedDocuments()],
    build: {
      write: false,
      target: oldestBrowsers(),
      modulePreload: false,
      rolldownOptions: {
        input: `${root}/src/${file}`,
        treeshake: { moduleSideEffects: false, manualPureFunctions: ["queryOptions"] },
        output: { format: "iife" },
      },
    },
  });
  const [bundle] = [result].flat();
  const [script] = bundle && "output" in bundle ? bundle.output : [];
  if (!script) throw new Error(`The script ${file} was not built`);
  return script.code.trim().replaceAll("</", "<\\/");
}
