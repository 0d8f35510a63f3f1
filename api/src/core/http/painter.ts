import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { PaintedPage, Painter, PainterModule } from "@portal/model/portal/painting.ts";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import { describeError, type Log } from "../log.ts";
import { type CookieNames, readCookie } from "./cookies.ts";

export interface PainterParts {
  configuration: ClientConfiguration;
  cookies: CookieNames;
  clock: Clock;
  log: Log;
  /** After this long, the page goes out unpainted; with no patience none is painted. */
  patienceMs: number;
  /** Answers a request within the process, as a reader who can change nothing. */
  ask: (request: Request) => Response | Promise<Response>;
}

/** Paints what a request asks for; nothing where the page is to go out as it is for everybody. */
export type Paint = (request: Request, language: Language) => Promise<PaintedPage | undefined>;

/** A process loads the code of the painter once; what belongs to one request stays with it, whoever else is served. */
const scope = new AsyncLocalStorage<never>();

export interface LoadedPainter {
  paint: Paint;
  /** Paints every screen once for nobody, with these answers: the first people then find everything warm. */
  rehearse: (answer: PainterParts["ask"]) => Promise<void>;
}

/** The painter that was built with the pages of a folder, if there is one. */
export function loadPainter(folder: string, parts: PainterParts): LoadedPainter | undefined {
  const file = path.join(folder, "painter", "painter.js");
  if (parts.patienceMs === 0 || !existsSync(file)) return undefined;
  const module: unknown = createRequire(import.meta.url)(file);
  if (!isPainterModule(module)) throw new Error(`${file} is no painter`);
  const painter = module.createPainter(scope, parts.configuration);
  const prepared = painter
    .prepare()
    .catch((error: unknown) => parts.log.error("painter", { error: describeError(error) }));
  return {
    paint: (request, language) => paint(painter, parts, request, language),
    async rehearse(answer) {
      await prepared;
      // Only what ran a few times is compiled.
      const rounds = Array.from({ length: rehearsals }, () => painter.addresses).flat();
      for (const address of rounds) await rehearse(painter, parts, address, answer);
    },
  };
}

const rehearsals = 3;
const rehearsalMs = 2000;

/** What cannot be drawn with invented answers has been drawn as far as it goes; whoever visits meanwhile comes first. */
async function rehearse(
  painter: Painter,
  { clock, configuration }: PainterParts,
  address: string,
  answer: PainterParts["ask"],
): Promise<void> {
  const { origin } = new URL(configuration.restBaseUrl, "http://localhost");
  const painting = painter.paint({
    address,
    language: "fr",
    cookies: "",
    userAgent: "",
    now: clock.now(),
    signal: AbortSignal.timeout(rehearsalMs),
    ask: async (url, init) => answer(new Request(new URL(url, origin), init)),
  });
  await painting.catch(() => undefined);
  await setImmediate();
}

function isPainterModule(module: unknown): module is PainterModule {
  return typeof module === "object" && module !== null && "createPainter" in module;
}

async function paint(
  painter: Painter,
  parts: PainterParts,
  request: Request,
  language: Language,
): Promise<PaintedPage | undefined> {
  const { patienceMs, clock, log } = parts;
  const fingerprint = fingerprintOf(request, parts.cookies);
  if (!fingerprint) return undefined;
  const { pathname, search, origin } = new URL(request.url);
  const signal = AbortSignal.timeout(patienceMs);
  const late = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined));
  });
  const painting = painter.paint({
    address: pathname + search,
    language,
    cookies: readableCookies(request, parts.cookies),
    userAgent: request.headers.get("user-agent") ?? "",
    now: clock.now(),
    signal,
    ask: async (url, init) => parts.ask(asked(new URL(url, origin), init, fingerprint)),
  });
  painting.catch((error: unknown) => {
    if (!signal.aborted) log.info("unpainted", { error: describeError(error) });
  });
  return Promise.race([painting.catch(() => undefined), late]);
}

/**
 * A document is painted for whom both cookies stand, and only where the browser itself says that a person goes there, from
 * a page of ours or from nowhere: a page of others that opens, frames or fetches it gets what everybody gets.
 */
function fingerprintOf(
  { method, headers }: Request,
  cookies: CookieNames,
): { cookie: string } | undefined {
  const cookie = headers.get("cookie");
  const fingerprint = readCookie(cookie, cookies.fingerprint);
  const isGoing =
    method === "GET" &&
    headers.get("sec-fetch-dest") === "document" &&
    headers.get("sec-fetch-mode") === "navigate" &&
    ["none", "same-origin"].includes(headers.get("sec-fetch-site") ?? "") &&
    !headers.has("sec-purpose") &&
    !headers.has("purpose");
  if (!isGoing || !fingerprint || !readCookie(cookie, cookies.authorization)) return undefined;
  return { cookie: `${cookies.fingerprint}=${fingerprint}` };
}

/** What scripts of the page could read themselves. */
function readableCookies({ headers }: Request, { fingerprint, refresh }: CookieNames): string {
  return (headers.get("cookie") ?? "")
    .split(/;\s*/)
    .filter((pair) => !pair.startsWith(`${fingerprint}=`) && !pair.startsWith(`${refresh}=`))
    .join("; ");
}

/** A question of the painter. It may read, and nothing else: what else it sends does not leave. */
function asked(url: URL, init: RequestInit, { cookie }: { cookie: string }): Request {
  const isQuestion = init.method === "GET" || /^\/graphql\/(private|public)$/.test(url.pathname);
  if (!isQuestion) throw new Error("A painted page acts on nothing");
  const headers = new Headers(init.headers);
  headers.set("cookie", cookie);
  return new Request(url, { ...init, headers });
}

const Files = z.object({
  font: z.string(),
  entry: z.array(z.string()),
  screens: z.record(z.string(), z.array(z.string())),
  sheets: z.record(z.string(), z.array(z.string())),
});

/** As `web/build/style-names.ts` gives them. */
const scopedName = /\._[a-z\d]{2}[a-z]{1,2}(?![\w-])/gi;
const classes = / class="([^"]*)"/g;

export type FillPage = (
  painted: PaintedPage,
  own: {
    language: Language;
    nonce: string;
    texts: readonly string[];
    /** Whether the browser has our font; without it the first page is drawn in one of its own. */
    hasFont: boolean;
  },
) => string;

/** The page to paint into. What people wrote comes last, into places that were found before. */
export function loadPaintedPage(folder: string, settings: string): FillPage {
  const read = (...names: string[]) => readFileSync(path.join(folder, ...names), "utf8");
  const page = read("painter", "page.html");
  const pieces = page.split(/<!--(\w+)-->/);
  const { font, entry, screens, sheets } = Files.parse(JSON.parse(read("painter", "files.json")));
  const texts = new Map(Object.keys(sheets).map((sheet) => [sheet, read(sheet)]));
  const sheetOf = new Map(
    [...texts].flatMap(([sheet, text]) =>
      [...text.matchAll(scopedName)].map(([name]) => [name.slice(1), sheet] as const),
    ),
  );
  // What the page has already needs no sheet of a part that has it too, and none of its code.
  for (const [name] of page.matchAll(scopedName)) sheetOf.delete(name.slice(1));
  return ({ markup, title, state, screen }, { language, nonce, texts: languageFiles, hasFont }) => {
    const styled = sheetsIn(markup);
    const code = [
      ...languageFiles,
      ...(screens[screen] ?? []),
      ...styled.flatMap((sheet) => sheets[sheet] ?? []),
    ];
    const beside = [...new Set(code)].filter((file) => !entry.includes(file));
    const files = { portal: entry, beside, manifest: "/manifest.webmanifest" };
    const contents: Record<string, string> = {
      config: `<script type="application/json" id="config">${settings}</script>`,
      files: `<script type="application/json" id="files">${JSON.stringify(files)}</script>`,
      styles: styled
        .map((sheet) => `<style nonce="${nonce}" data-file="${sheet}">${texts.get(sheet)}</style>`)
        .join(""),
      font: hasFont ? font.replaceAll("__NONCE__", nonce) : "",
      title: escaped(title),
      markup,
      state: `<script type="application/json" id="painted">${state}</script>`,
    };
    return pieces
      .map((piece, at) =>
        at % 2 === 1
          ? (contents[piece] ?? "")
          : piece.replaceAll("__NONCE__", nonce).replaceAll("__LANG__", language),
      )
      .join("");
  };

  /** The names of styles in the markup tell which sheets it needs. */
  function sheetsIn(markup: string): string[] {
    const needed = new Set<string>();
    for (const [, names = ""] of markup.matchAll(classes)) {
      for (const name of names.split(" ")) {
        const sheet = sheetOf.get(name);
        if (sheet) needed.add(sheet);
      }
    }
    return [...needed];
  }
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
