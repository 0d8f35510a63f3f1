import type { Plugin } from "vite";

const MARKUP = "div.innerHTML = '<svg/>';";
const ELEMENT = "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));";

/**
 * Leaflet as a module, without its SVG feature test, which writes markup at import: the portal's Trusted Types forbid
 * it. A Leaflet with another test fails the build instead of the map.
 */
export function leaflet(): Plugin {
  return {
    name: "leaflet",
    enforce: "pre",
    config: () => ({
      resolve: {
        alias: [{ find: /^leaflet$/, replacement: "leaflet/dist/leaflet-src.esm.js" }],
      },
    }),
    transform(code, id) {
      if (!id.endsWith("/leaflet-src.esm.js")) return undefined;
      if (!code.includes(MARKUP)) this.error("Leaflet no longer asks for SVG by writing markup");
      return { code: code.replace(MARKUP, () => ELEMENT), map: null };
    },
  };
}
