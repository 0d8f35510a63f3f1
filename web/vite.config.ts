import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { oldestBrowsers } from "./build/browsers.ts";
import { budget } from "./build/budget.ts";
import { chunkGroups } from "./build/chunks.ts";
import { codeLoading } from "./build/code-loading.ts";
import { trustedDocuments } from "./build/documents.ts";
import { firstPaint, inlineStylesOnly } from "./build/first-paint.ts";
import { icons } from "./build/icons.ts";
import { installable } from "./build/installable.ts";
import { leaflet } from "./build/leaflet.ts";
import { licences } from "./build/licences.ts";
import { localeChunks } from "./build/locale-chunks.ts";
import { ssrPage } from "./build/ssr-page.ts";
import { ssrBundle } from "./build/ssr-bundle.ts";
import { precompress } from "./build/precompress.ts";
import { styleNames } from "./build/style-names.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    codeLoading(),
    trustedDocuments(),
    styleNames(),
    icons(),
    leaflet(),
    licences(fileURLToPath(new URL("..", import.meta.url))),
    react(),
    firstPaint(),
    inlineStylesOnly(),
    installable(),
    localeChunks(),
    ssrPage(),
    budget(),
    precompress(),
    ssrBundle(),
  ],
  html: { cspNonce: "__NONCE__" },
  // The worker that reads bills loads its readers when it needs them.
  worker: {
    format: "es",
    rolldownOptions: {
      output: {
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
      },
    },
  },
  build: {
    target: oldestBrowsers(),
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Rules without a caller are left out of the bundle, and zod with them where no rule is left.
      treeshake: { manualPureFunctions: ["z"] },
      output: {
        // Seven characters of hash, the least that the bundler takes: the first screen names some fifty files, and hashes do not compress.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
