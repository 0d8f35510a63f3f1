import { fileURLToPath } from "node:url";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { trustedDocuments } from "./documents.ts";
import { icons } from "./icons.ts";
import { leaflet } from "./leaflet.ts";
import { licences } from "./licences.ts";
import { styleNames } from "./style-names.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Builds the portal again for the server, which renders the first page of a signed-in customer. */
export function ssrBundle(): Plugin {
  return {
    name: "ssr-bundle",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir = "" }) {
      await build({
        root,
        configFile: false,
        logLevel: "error",
        publicDir: false,
        plugins: [
          trustedDocuments(),
          styleNames(),
          icons(),
          leaflet(),
          licences(join(root, "..")),
          react(),
        ],
        // React's production build for any NODE_ENV of the process: the development build takes twice as long.
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        ssr: { noExternal: true },
        build: {
          ssr: `${root}/src/ssr/server.tsx`,
          outDir: join(dir, "server"),
          emptyOutDir: false,
          assetsInlineLimit: 0,
          target: "node22",
          minify: false,
          rolldownOptions: { output: { entryFileNames: "server.js" } },
        },
      });
    },
  };
}
