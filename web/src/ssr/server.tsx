import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type {
  RenderedPage,
  Renderer,
  RenderRequest,
  Scope,
} from "@portal/model/portal/server-rendering.ts";
import { renderToReadableStream } from "react-dom/server.edge";
import { setConfiguration } from "../core/configuration.ts";
import { dehydrateCache, serializePage } from "../core/dehydrated-state.ts";
import type { Environment } from "../core/environment.ts";
import { setTransport, type Transport } from "../core/http/transport.ts";
import { loadTexts } from "../core/language/i18n.tsx";
import { withoutLanguageParameter } from "../core/language/language.ts";
import { findText, type TextGroup } from "../core/texts/texts.ts";
import { locationOf } from "../core/routing/location.ts";
import { lazyRoutes, paths } from "../core/routing/paths.ts";
import { Root } from "../root.tsx";
import { isPublicPath, Portal, preloadScreen, redirectOf, screenAt, titleOf } from "../routes.tsx";
import { serverQueryClient } from "./server-query-client.ts";
import { serverTransport } from "./server-transport.ts";

/** The entry of the server bundle. Modules are shared by all requests: the data of one request stays in `scope`. */
export function createRenderer(
  scope: Scope<Transport>,
  configuration: ClientConfiguration,
): Renderer {
  setConfiguration(configuration);
  setTransport(() => {
    const transport = scope.getStore();
    if (!transport) throw new Error("A query ran outside the rendering of a page");
    return transport;
  });
  return {
    render: (request) => render(scope, request),
    addresses: ["/", ...lazyRoutes.map((name) => paths[name].path)].filter(
      (path) => !isPublicPath(path),
    ),
    async prepare() {
      for (const name of lazyRoutes) await preloadScreen(paths[name].path);
    },
  };
}

async function render(
  scope: Scope<Transport>,
  request: RenderRequest,
): Promise<RenderedPage | undefined> {
  const initial = locationOf(withoutLanguageParameter(request.address) ?? request.address);
  if (isPublicPath(initial.path) || redirectOf(initial.path)) return undefined;
  const failure = Promise.withResolvers<never>();
  const transport = serverTransport(request, failure.reject);
  const page = scope.run(transport, () => renderPage(request, initial, failure.reject));
  return Promise.race([page, failure.promise]);
}

async function renderPage(
  request: RenderRequest,
  initial: ReturnType<typeof locationOf>,
  onError: (reason: unknown) => void,
): Promise<RenderedPage> {
  const { language, now, signal } = request;
  const texts = new Set<TextGroup>();
  const environment: Environment = {
    now: () => now,
    device: () => ({ userAgent: request.userAgent, maxTouchPoints: 0 }),
    cookies: () => request.cookies,
    kept: () => null,
    reads: (group) => texts.add(group),
  };
  const cache = serverQueryClient(onError);
  await preloadScreen(initial.path);
  const stream = await renderToReadableStream(
    <Root environment={environment} language={language} cache={cache}>
      <Portal initial={initial} />
    </Root>,
    // One chunk in document order: inline scripts would move smaller chunks into place.
    { signal, onError, progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  await stream.allReady;
  const markup = await textOf(stream);
  const state = serializePage({
    language,
    at: now.getTime(),
    texts: [...texts],
    queries: dehydrateCache(cache),
  });
  const screen = screenAt(initial.path) ?? "";
  const title = await titleAt(initial.path, language);
  return { markup, state, screen, title, texts: [...texts] };
}

async function titleAt(path: string, language: Language): Promise<string> {
  const name = screenAt(path);
  const [group, key] = name
    ? (["template", `titles.${name}`] as const)
    : (["global", "notFound.title"] as const);
  return titleOf(findText(await loadTexts(language, group), key, language) ?? "");
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of stream) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}
