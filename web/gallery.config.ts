import { fileURLToPath } from "node:url";
import { brand } from "@portal/brand/brand.ts";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { oldestBrowsers } from "./build/browsers.ts";
import { trustedDocuments } from "./build/documents.ts";
import { leaflet } from "./build/leaflet.ts";

/** The gallery alone, for its tests and pictures. `npm run dev` serves it at /gallery; the portal's own build never sees it. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    trustedDocuments(),
    leaflet(),
    react(),
    {
      name: "gallery-title",
      transformIndexHtml: (html) => html.replaceAll("__BRAND__", brand.name),
    },
  ],
  build: {
    target: oldestBrowsers(),
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: fileURLToPath(new URL("gallery.html", import.meta.url)) },
  },
});
