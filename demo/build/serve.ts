import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

/** A static host with a fallback to the portal's page. It has no API. */
export function serveFolder(folder: string, below = "/"): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    void answer(folder, below, pathname).then(({ type, body }) => {
      response.writeHead(body ? 200 : 404, { "content-type": type, "cache-control": "no-cache" });
      response.end(body);
    });
  });
}

/** A static host without a fallback: a missing file is 404, with the folder's own page for it. */
export function servePlainly(folder: string, below = "/"): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const name = path.normalize(pathname.slice(below.length)) || "index.html";
    const isInside = pathname.startsWith(below) && !name.startsWith("..");
    void (async () => {
      const found = isInside ? await contentOf(path.join(folder, name)) : undefined;
      const body = found ?? (await contentOf(path.join(folder, "404.html")));
      const type = types[found ? path.extname(name) : ".html"] ?? "application/octet-stream";
      response.writeHead(found ? 200 : 404, { "content-type": type, "cache-control": "no-cache" });
      response.end(request.method === "HEAD" ? undefined : body);
    })();
  });
}

async function answer(folder: string, below: string, pathname: string) {
  if (!pathname.startsWith(below)) return { type: "text/plain", body: undefined };
  const name = path.normalize(pathname.slice(below.length)) || "index.html";
  const isInside = !name.startsWith("..");
  const found = isInside ? await contentOf(path.join(folder, name)) : undefined;
  if (found) return { type: types[path.extname(name)] ?? "application/octet-stream", body: found };
  if (path.extname(name) !== "") return { type: "text/plain", body: undefined };
  return { type: "text/html; charset=utf-8", body: await portalPage(folder, below) };
}

/** The same page that the service worker serves from the second page on. */
async function portalPage(folder: string, below: string): Promise<string> {
  const html = await readFile(path.join(folder, "index.html"), "utf8");
  return html
    .replaceAll(/(src|href)="\.\//g, `$1="${below}`)
    .replace("<head>", `<head><script>window.demoFolder=${JSON.stringify(below)}</script>`);
}

function contentOf(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}
