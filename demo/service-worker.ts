import { apiPaths } from "./api-paths.ts";
import type { RelayedRequest, Relayed } from "./page/relay.ts";

/** Intercepts API requests and forwards them to a page; caches the files, so that the next visit works offline. */

/** The used part of the service worker's types, which conflict with those of pages. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<OpenPage[]>;
    get(id: string): Promise<OpenPage | undefined>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(name: "message", listener: (event: WorkerEvent & MessageEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: AskedEvent) => void): void;
}
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface AskedEvent extends WorkerEvent {
  request: Request;
  clientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface OpenPage {
  id: string;
  postMessage(message: unknown, ports: readonly MessagePort[]): void;
}

declare const self: WorkerScope;
declare const __BUILD__: string;
declare const __FILES__: readonly string[];

const TIMEOUT_MS = 1_500;
const CACHE = `demo ${__BUILD__}`;
const folder = new URL(self.registration.scope);
const base = folder.pathname.replace(/\/$/, "");

self.addEventListener("install", (event) => {
  event.waitUntil(keepProgram().then(() => self.skipWaiting()));
});

/** The browser caches compiled code of files that are cached during the installation: later visits are faster. */
async function keepProgram(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(new URL("index.html", folder)).then((answer) => answer.text());
  const program = __FILES__.filter(
    (file) =>
      /^insurer.*\.js$/.test(file) || (file.endsWith(".js") && page.includes(`"./${file}"`)),
  );
  await Promise.all(program.map((file) => cache.add(new URL(file, folder))));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOlder(), self.clients.claim()]));
});

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith("demo ") && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The remaining files are cached once the portal has started: then it opens offline. */
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keepAll());
  else if (event.data === "insurer") event.waitUntil(passToLeader([...event.ports]));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  for (const file of __FILES__) {
    const { href } = new URL(file, folder);
    if (!known.has(href)) await cache.add(href);
  }
  for (const page of await pages()) page.postMessage("kept", []);
}

/** A port can be transferred only once, so the leader is found first. */
async function passToLeader(ports: MessagePort[]): Promise<void> {
  for (const page of await pages()) {
    if (!(await isLeader(page))) continue;
    page.postMessage("insurer", ports);
    return;
  }
}

function isLeader(page: OpenPage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), TIMEOUT_MS);
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    page.postMessage("who leads", [port2]);
  });
}

function pages(): Promise<OpenPage[]> {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== folder.origin) return;
  // Our pages request files at the root of a server: here they are in the folder.
  const isBelow = url.pathname.startsWith(`${base}/`);
  const path = isBelow ? url.pathname.slice(base.length) : url.pathname;
  if (apiPaths.test(path)) event.respondWith(answered(event, path + url.search));
  else if (event.request.mode === "navigate") event.respondWith(portalPage(event));
  else if (event.request.method === "GET")
    event.respondWith(kept(event, isBelow ? event.request : new URL(`.${path}`, folder)));
});

/** Caches each requested file, without delaying its answer. */
async function kept(event: WorkerEvent, request: Request | URL): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  // The insurer caches packed files unpacked.
  if (answer.ok && !answer.url.endsWith(".br")) event.waitUntil(cache.put(request, answer.clone()));
  return answer;
}

/** The same page for every address of the portal, with the base of its files. */
async function portalPage(event: WorkerEvent): Promise<Response> {
  const page = await kept(event, new URL("index.html", folder));
  const html = (await page.text())
    .replaceAll(/(src|href)="\.\//g, `$1="${folder.pathname}`)
    .replace(
      "<head>",
      `<head><script>window.demoFolder=${JSON.stringify(folder.pathname)}</script>`,
    );
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}

async function answered(event: AskedEvent, path: string): Promise<Response> {
  const { request, clientId } = event;
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const asked: RelayedRequest = {
    method: request.method,
    path,
    headers: [...request.headers],
    ...(hasBody && { body: await request.arrayBuffer() }),
  };
  const open = await pages();
  for (const page of open.toSorted((one, other) => rank(other, clientId) - rank(one, clientId))) {
    const answer = await askPage(page, asked);
    if (answer && isMissingPage(request, path, answer)) return portalPage(event);
    if (answer) return responseOf(answer);
  }
  // No page of the portal is open: this page starts the insurer and repeats the request.
  return request.mode === "navigate" ? portalPage(event) : Response.error();
}

/** The pages of the identity provider do not exist here; the portal opens instead and says so. */
function isMissingPage({ mode }: Request, path: string, answer: Relayed): boolean {
  const isNowhere = typeof answer !== "string" && answer.status === 404;
  return mode === "navigate" && isNowhere && /^\/(?:oidc|activate)(?:\/|\?|$)/.test(path);
}

function rank(page: OpenPage, clientId: string): number {
  return page.id === clientId ? 1 : 0;
}

/** Undefined if the page is not one of the portal. */
function askPage(page: OpenPage, asked: RelayedRequest): Promise<Relayed | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const late = setTimeout(() => end(undefined), TIMEOUT_MS);
    // A page that replied may close before it answers.
    const gone = setInterval(() => {
      void self.clients.get(page.id).then((still) => still ?? end(undefined));
    }, TIMEOUT_MS);
    const end = (answer: Relayed | undefined) => {
      clearInterval(gone);
      resolve(answer);
    };
    port1.addEventListener("message", ({ data }: MessageEvent<Relayed>) => {
      clearTimeout(late);
      if (data !== "here") end(data);
    });
    port1.start();
    page.postMessage(asked, [port2]);
  });
}

function responseOf(answer: Relayed): Response {
  if (typeof answer === "string") return Response.error();
  const { status, body } = answer;
  const headers = new Headers(answer.headers);
  const target = headers.get("location");
  if (status >= 300 && status < 400 && target)
    return Response.redirect(new URL(target.startsWith("/") ? base + target : target, folder));
  const isPage =
    headers.get("content-type")?.startsWith("text/html") && body instanceof ArrayBuffer;
  const content = isPage ? pageInFolder(new TextDecoder().decode(body)) : body;
  return new Response([204, 205, 304].includes(status) ? null : content, { status, headers });
}

/** The pages around a session have addresses relative to the root of a server. */
function pageInFolder(html: string): string {
  return html.replaceAll(/\b(href|src|action)="\/(?!\/)/g, `$1="${base}/`);
}
