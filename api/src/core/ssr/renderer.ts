import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type {
  RenderedPage,
  Renderer,
  RendererModule,
} from "@portal/model/portal/server-rendering.ts";
import type { Clock } from "../clock.ts";
import { describeError, type Log } from "../log.ts";
import { type CookieNames, readCookie } from "../cookies.ts";
import { activeSpan, inSpan } from "../tracing.ts";

export interface RendererParts {
  configuration: ClientConfiguration;
  cookies: CookieNames;
  clock: Clock;
  log: Log;
  /** The timeout, after which the client-rendered page is sent; 0 turns server rendering off. */
  timeoutMs: number;
  /** Answers a request within the process, with a read-only context. */
  ask: (request: Request) => Response | Promise<Response>;
}

/** Renders the page of a request; undefined if the client-rendered page is to be sent. */
export type RenderPage = (
  request: Request,
  language: Language,
) => Promise<RenderedPage | undefined>;

/** The bundle is loaded once per process; this storage separates the data of concurrent requests. */
const scope = new AsyncLocalStorage<never>();

export interface LoadedRenderer {
  render: RenderPage;
  /** Renders every screen with mock data, so that the code is compiled before the first visitor. */
  warmUp: (answer: RendererParts["ask"]) => Promise<void>;
}

/** Loads the server bundle of the built portal; undefined if there is none. */
export function loadRenderer(folder: string, parts: RendererParts): LoadedRenderer | undefined {
  const file = path.join(folder, "server", "server.js");
  if (parts.timeoutMs === 0 || !existsSync(file)) return undefined;
  const module: unknown = createRequire(import.meta.url)(file);
  if (!isRendererModule(module)) throw new Error(`${file} has no renderer`);
  const renderer = module.createRenderer(scope, parts.configuration);
  const prepared = renderer
    .prepare()
    .catch((error: unknown) => parts.log.error("server renderer", { error: describeError(error) }));
  return {
    render: async (request, language) =>
      inSpan("render page", {}, async () => {
        const page = await render(renderer, parts, request, language);
        activeSpan()?.set({ "portal.outcome": page ? "rendered" : "left to the browser" });
        return page;
      }),
    async warmUp(answer) {
      await prepared;
      // V8 compiles a function only after it ran a few times.
      const addresses = Array.from({ length: WARM_UP_ROUNDS }, () => renderer.addresses).flat();
      for (const address of addresses) await warmUpScreen(renderer, parts, address, answer);
    },
  };
}

const WARM_UP_ROUNDS = 3;
const WARM_UP_SCREEN_MS = 2000;

/** A screen that fails with mock data has run part of its code. Yields to real requests after each screen. */
async function warmUpScreen(
  renderer: Renderer,
  { clock, configuration }: RendererParts,
  address: string,
  answer: RendererParts["ask"],
): Promise<void> {
  const { origin } = new URL(configuration.restBaseUrl, "http://localhost");
  const page = renderer.render({
    address,
    language: "fr",
    cookies: "",
    userAgent: "",
    now: clock.now(),
    signal: AbortSignal.timeout(WARM_UP_SCREEN_MS),
    ask: async (url, init) => answer(new Request(new URL(url, origin), init)),
  });
  await page.catch(() => undefined);
  await setImmediate();
}

function isRendererModule(module: unknown): module is RendererModule {
  return typeof module === "object" && module !== null && "createRenderer" in module;
}

async function render(
  renderer: Renderer,
  parts: RendererParts,
  request: Request,
  language: Language,
): Promise<RenderedPage | undefined> {
  const { timeoutMs, clock, log } = parts;
  const fingerprint = fingerprintOf(request, parts.cookies);
  if (!fingerprint) return undefined;
  const { pathname, search, origin } = new URL(request.url);
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined));
  });
  const page = renderer.render({
    address: pathname + search,
    language,
    cookies: readableCookies(request, parts.cookies),
    userAgent: request.headers.get("user-agent") ?? "",
    now: clock.now(),
    signal,
    ask: async (url, init) => parts.ask(readRequest(new URL(url, origin), init, fingerprint)),
  });
  page.catch((error: unknown) => {
    if (!signal.aborted) log.info("rendered in the browser", { error: describeError(error) });
  });
  return Promise.race([page.catch(() => undefined), late]);
}

/**
 * The cookies of a request that may be rendered with personal data: both session cookies, and a navigation from our
 * origin or the address bar. Other sites that open, frame or fetch the address get the client-rendered page.
 */
function fingerprintOf(
  { method, headers }: Request,
  cookies: CookieNames,
): { cookie: string } | undefined {
  const cookie = headers.get("cookie");
  const fingerprint = readCookie(cookie, cookies.fingerprint);
  const isNavigation =
    method === "GET" &&
    headers.get("sec-fetch-dest") === "document" &&
    headers.get("sec-fetch-mode") === "navigate" &&
    ["none", "same-origin"].includes(headers.get("sec-fetch-site") ?? "") &&
    !headers.has("sec-purpose") &&
    !headers.has("purpose");
  if (!isNavigation || !fingerprint || !readCookie(cookie, cookies.authorization)) return undefined;
  return { cookie: `${cookies.fingerprint}=${fingerprint}` };
}

/** The cookies without the two that are HttpOnly. */
function readableCookies({ headers }: Request, { fingerprint, refresh }: CookieNames): string {
  return (headers.get("cookie") ?? "")
    .split(/;\s*/)
    .filter((pair) => !pair.startsWith(`${fingerprint}=`) && !pair.startsWith(`${refresh}=`))
    .join("; ");
}

/** A request of the renderer, with its customer's cookie; throws unless it is a read. */
function readRequest(url: URL, init: RequestInit, { cookie }: { cookie: string }): Request {
  const isRead = init.method === "GET" || /^\/graphql\/(private|public)$/.test(url.pathname);
  if (!isRead) throw new Error("A server-rendered page may only read");
  const headers = new Headers(init.headers);
  headers.set("cookie", cookie);
  return new Request(url, { ...init, headers });
}
