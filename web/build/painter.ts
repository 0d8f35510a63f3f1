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

/** Builds the same portal once more for the server, which paints the first screen of whoever is signed in. */
export function painter(): Plugin {
  return {
    name: "painter",
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
        // React and all the rest in their production form, whatever the process is started with: for a server the build
        // would leave the choice to it, and the other form takes twice as long.
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        ssr: { noExternal: true },
        build: {
          ssr: `${root}/src/server.tsx`,
          outDir: join(dir, "painter"),
          emptyOutDir: false,
          assetsInlineLimit: 0,
          target: "node22",
          minify: false,
          rolldownOptions: { output: { entryFileNames: "painter.js" } },
        },
      });
    },
  };
}
