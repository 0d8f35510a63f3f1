import { globSync } from "node:fs";
import path from "node:path";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as configurationModule from "../core/configuration.ts";
import type * as environmentModule from "../core/environment.ts";
import type * as i18nModule from "../core/language/i18n.tsx";
import type * as pathsModule from "../core/routing/paths.ts";
import { clientOnlyQuery } from "../core/dehydrated-state.ts";
import { locationOf } from "../core/routing/location.ts";
import type * as routesModule from "../routes.tsx";

const source = path.join(import.meta.dirname, "..");
const now = new Date("2026-11-16T09:00:00Z");
const browserOnly = [
  "window",
  "document",
  "location",
  "navigator",
  "localStorage",
  "sessionStorage",
  "history",
  "matchMedia",
];
/** Entry points with side effects, and the map and the reader of PDFs, whose libraries need a browser. */
const startsSomething =
  /main\.tsx$|worker\.ts$|prefetch-start\.ts$|start-after-paint\.ts$|\/gallery\/|\/map\/|pdf-pages\.ts$|\.test\.tsx?$|\.d\.ts$/;

let server: ViteDevServer;
let giveBack = () => {};
const touches: string[] = [];

/** Records a use by the portal's own code; libraries check for the global first. */
function note(what: string): void {
  const caller = new Error().stack
    ?.split("\n")
    .find((line, depth) => depth > 2 && line.includes("    at "));
  if (caller?.includes("/web/src/")) touches.push(`${what} ${caller.trim()}`);
}

/** Replaces browser globals by getters, and `Date` by a class, that record their use. */
function watchGlobals(): () => void {
  const before = browserOnly.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const name of browserOnly) {
    const get = () => note(name);
    Object.defineProperty(globalThis, name, { configurable: true, get });
  }
  const RealDate = Date;
  class WatchedDate extends RealDate {
    constructor(...given: [] | [string | number | Date]) {
      if (given.length === 0) note("new Date()");
      super(...(given as [string]));
    }
    static override now(): number {
      note("Date.now()");
      return RealDate.now();
    }
  }
  globalThis.Date = WatchedDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(globalThis, name);
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    }
  };
}

beforeAll(async () => {
  server = await createServer({
    configFile: path.join(source, "../vite.config.ts"),
    logLevel: "error",
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  giveBack = watchGlobals();
});

afterAll(async () => {
  giveBack();
  await server.close();
});

const load = async <Module,>(file: string) =>
  (await server.ssrLoadModule(`/src/${file}`)) as Module;

/** All queries stay pending, except those that every screen and the homepage need. */
function cacheOfCamille(): QueryClient {
  const cache = new QueryClient();
  const defaults = cache.defaultQueryOptions.bind(cache);
  cache.defaultQueryOptions = (options) => ({
    ...defaults(options),
    queryFn: isOnItsWay,
    meta: clientOnlyQuery,
  });
  cache.setQueryData(["portal"], { kind: "ready", portal: camille });
  cache.setQueryData(["home"], home);
  return cache;
}

function isOnItsWay(): Promise<never> {
  return new Promise(() => undefined);
}

test("no module of the portal needs a browser to be loaded", async () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: source }).filter(
    (file) => !startsSomething.test(`/${file}`),
  );
  expect(files.length).toBeGreaterThan(400);
  for (const file of files) await load(file);
  expect(touches).toEqual([]);
});

test("every screen is drawn without a browser and by the clock it is given", async () => {
  const { Portal, redirectOf } = await load<typeof routesModule>("routes.tsx");
  const { EnvironmentContext } = await load<typeof environmentModule>("core/environment.ts");
  const { fixedLanguage, LanguageContext } =
    await load<typeof i18nModule>("core/language/i18n.tsx");
  const { paths, pathNames } = await load<typeof pathsModule>("core/routing/paths.ts");
  const { setConfiguration } = await load<typeof configurationModule>("core/configuration.ts");
  setConfiguration({ demonstration: true, restBaseUrl: "" } as Parameters<
    typeof setConfiguration
  >[0]);
  const environment = {
    now: () => now,
    device: () => ({ userAgent: "iPhone", maxTouchPoints: 5 }),
    cookies: () => "",
    kept: () => null,
  };
  const draw = async (address: string) => {
    const errors: unknown[] = [];
    const ending = new AbortController();
    const initial = locationOf(`https://portal.example${address}`);
    const tree = createElement(
      EnvironmentContext,
      { value: environment },
      createElement(
        LanguageContext,
        { value: fixedLanguage("fr") },
        createElement(
          QueryClientProvider,
          { client: cacheOfCamille() },
          createElement(Portal, { initial }),
        ),
      ),
    );
    const stream = await renderToReadableStream(tree, {
      signal: ending.signal,
      onError: (error) => void (error === "enough" || errors.push(error)),
    });
    const drawn = readUntil(stream, address === "/" ? "Bonjour Camille" : "<main");
    // Without an abort, pending queries would keep the stream open for ever.
    void drawn.seen.then(() => setTimeout(() => ending.abort("enough"), GRACE_MS));
    return { page: await drawn.page, errors };
  };
  const drawn = await Promise.all(
    [...pathNames.map((name) => paths[name].path), "/nowhere"]
      // A redirect renders nothing.
      .filter((address) => !redirectOf(address))
      .map(draw),
  );
  expect(touches).toEqual([]);
  expect(drawn.flatMap(({ errors }) => errors)).toEqual([]);
  for (const { page } of drawn) expect(page).toContain("<main");
  expect(drawn[0]?.page).toContain("Bonjour Camille");
});

const camille = {
  profile: {
    firstname: "Camille",
    lastname: "Rochat",
    birthdate: "1984-03-02",
    gender: "F",
    isAddressOwner: true,
    insuredNumber: 1,
    paymentMode: "BVR",
  },
  insureds: [],
  flags: new Set(["MARKETING_BANNER"]),
  configuration: { externalLinks: {} },
  maintenance: {},
  unreadNotifications: 0,
};

const home = {
  insureds: [],
  invoicesToPay: [],
  interactions: [],
  warningMessage: { message: null },
};

/** The time for the rest of a page after its first part, so that its errors are seen too; no result depends on it. */
const GRACE_MS = 3_000;

function readUntil(stream: ReadableStream<Uint8Array>, words: string) {
  const { promise: seen, resolve } = Promise.withResolvers<void>();
  const page = (async () => {
    const decoder = new TextDecoder();
    let text = "";
    for await (const part of stream) {
      text += decoder.decode(part, { stream: true });
      if (text.includes(words)) resolve();
    }
    return text;
  })();
  return { seen, page };
}
