import { fileURLToPath } from "node:url";
import { brand } from "@portal/brand/brand.ts";
import { build, type Plugin } from "vite";
import { oldestBrowsers } from "./browsers.ts";
import { brandIcon } from "./first-paint.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The manifest to install the portal on a home screen, and the service worker for push notifications. */
export function installable(): Plugin {
  return {
    name: "installable",
    async generateBundle() {
      for (const [fileName, make] of Object.entries(files)) {
        this.emitFile({ type: "asset", fileName, source: await make() });
      }
    },
    configureServer({ middlewares }) {
      for (const [fileName, make] of Object.entries(files)) {
        middlewares.use(`/${fileName}`, (_request, response, next) => {
          Promise.resolve(make()).then((source) => {
            if (fileName.endsWith(".js")) response.setHeader("content-type", "text/javascript");
            response.end(source);
          }, next);
        });
      }
    },
  };
}

const files: Record<string, () => string | Promise<string>> = {
  "manifest.webmanifest": manifest,
  "icon.svg": brandIcon,
  "push-worker.js": pushWorker,
};

function manifest(): string {
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#0b5a78",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
  });
}

async function pushWorker(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: oldestBrowsers(),
      modulePreload: false,
      rolldownOptions: { input: `${root}/src/push-worker.ts`, output: { format: "iife" } },
    },
  });
  const [bundle] = [result].flat();
  const [script] = bundle && "output" in bundle ? bundle.output : [];
  if (!script) throw new Error("The worker for push messages was not built");
  return script.code;
}
