import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readerPolicy } from "./headers.ts";

interface Asset {
  type: string;
  caching: string;
  /** The policy of a worker; other assets have that of data. */
  policy?: string;
  bodies: Partial<Record<"br" | "gzip" | "identity", Buffer<ArrayBuffer>>>;
}

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
};
const encodings = { ".br": "br", ".gz": "gzip" } as const;

export function answerAsset({ type, caching, policy, bodies }: Asset, accepted: string): Response {
  const encoding =
    (["br", "gzip"] as const).find((one) => accepted.includes(one) && bodies[one]) ?? "identity";
  return new Response(bodies[encoding] ?? null, {
    headers: {
      "content-type": type,
      "cache-control": caching,
      vary: "accept-encoding",
      ...(policy && { "content-security-policy": policy }),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    },
  });
}

/** Hashed assets are immutable. A worker is revalidated each time, because an old one would show messages wrongly. */
function cachingOf(address: string): string {
  if (/^(?:\/desk)?\/assets\//.test(address)) return "public, max-age=31536000, immutable";
  return address.endsWith("-worker.js") ? "no-cache" : "public, max-age=3600";
}

/** The files of a folder by their address, with their compressed forms. */
export function loadAssets(
  folder: string,
  isWanted: (address: string) => boolean,
): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    const full = path.join(parentPath, name);
    const suffix = path.extname(name);
    const encoding = suffix === ".br" || suffix === ".gz" ? encodings[suffix] : "identity";
    const address = `/${path.relative(folder, full).replaceAll(path.sep, "/")}`.replace(
      /\.(br|gz)$/,
      "",
    );
    const type = types[path.extname(address)];
    if (!type || name.startsWith(".") || !isWanted(address)) continue;
    const asset = assets.get(address) ?? {
      type,
      caching: cachingOf(address),
      ...(/^\/assets\/bill-worker-[^/]+\.js$/.test(address) && { policy: readerPolicy }),
      bodies: {},
    };
    asset.bodies[encoding] = readFileSync(full);
    assets.set(address, asset);
  }
  return assets;
}
