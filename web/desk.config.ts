import { fileURLToPath } from "node:url";
import { brand } from "@portal/brand/brand.ts";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { oldestBrowsers } from "./build/browsers.ts";
import { deskAlone } from "./build/desk-alone.ts";
import { icons } from "./build/icons.ts";
import { precompress } from "./build/precompress.ts";
import { styleNames } from "./build/style-names.ts";

/** The insurer's desk: a build of its own, so that no file of it is among the customer's and none of theirs in it. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/desk/",
  publicDir: false,
  plugins: [
    styleNames(),
    icons(),
    deskAlone(),
    react(),
    {
      name: "desk-title",
      transformIndexHtml: (html) => html.replaceAll("__BRAND__", brand.name),
    },
    precompress(),
  ],
  html: { cspNonce: "__NONCE__" },
  build: {
    outDir: "dist/desk",
    emptyOutDir: true,
    target: oldestBrowsers(),
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL("desk.html", import.meta.url)),
      treeshake: { manualPureFunctions: ["z"] },
    },
  },
});
