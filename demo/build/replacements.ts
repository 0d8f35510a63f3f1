import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const inDemo = (file: string) => `${root}demo/${file}`;
const missing = inDemo("node/missing.cjs");

/** Replaced Node modules; any other one is missing. */
export const nodeModules: Readonly<Record<string, string>> = {
  async_hooks: inDemo("node/async-hooks.ts"),
  buffer: inDemo("node/buffer.ts"),
  crypto: inDemo("node/crypto.ts"),
  events: `${root}node_modules/events/events.js`,
  fs: inDemo("node/fs.ts"),
  net: inDemo("node/net.ts"),
  path: inDemo("node/path.ts"),
  stream: `${root}node_modules/readable-stream/lib/ours/browser.js`,
  "timers/promises": inDemo("node/timers-promises.ts"),
  url: inDemo("node/url.ts"),
  util: inDemo("node/util.ts"),
  "util/types": inDemo("node/util.ts"),
  zlib: inDemo("node/zlib.ts"),
};

/** Files of the API that need a server, and their replacements in a tab. */
export const apiFiles: Readonly<Record<string, string>> = {
  "api/src/bank/folders.ts": missing,
  "api/src/insurer/signature/configured-key.ts": missing,
  "api/src/core/http/server.ts": inDemo("replaced/server.ts"),
  "api/src/core/http/pages.ts": missing,
  "api/src/core/ssr/renderer.ts": missing,
  "api/src/development.ts": missing,
  "api/src/exchange-door.ts": inDemo("replaced/exchange-door.ts"),
  "api/src/insurer/webhooks/post.ts": missing,
  "api/src/insurer/inspection/images.ts": inDemo("replaced/images.ts"),
  "api/src/insurer/inspection/pdf-inspector.ts": inDemo("replaced/pdf-inspector.ts"),
  "api/src/insurer/uploads/receive.ts": inDemo("replaced/receive.ts"),
  "api/src/identity/dev.http.ts": missing,
  "api/src/identity/embedded-provider.ts": inDemo("replaced/embedded-provider.ts"),
  "api/src/identity/provider/provider-listener.ts": missing,
  "api/src/identity/relying-party.ts": inDemo("replaced/relying-party.ts"),
};

/** Packages that need other servers or a disk. */
export const packages: ReadonlySet<string> = new Set([
  "@hono/node-server",
  "nodemailer",
  "oidc-provider",
  "pg-cloudflare",
  "pg-native",
  "pgpass",
  "web-push",
]);

/** Files that the API reads at its start. */
export const readFiles: readonly string[] = [
  "api/trusted-documents.json",
  "api/released/trusted-documents.json",
  "brand/tokens.css",
  "api/src/identity/pages/pages.css",
  "api/src/identity/pages/form.css",
  "api/src/identity/pages/narrow.css",
  "api/src/identity/pages/people.css",
  "api/src/identity/pages/reveal.js",
  "node_modules/@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf",
  "node_modules/@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf",
  "node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf",
  "node_modules/pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf",
];

export { missing, root };
