import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { PaintedPage, Painter, PaintWish, Scope } from "@portal/model/portal/painting.ts";
import { renderToReadableStream } from "react-dom/server.edge";
import { setConfiguration } from "./core/configuration.ts";
import type { Host } from "./core/host.ts";
import { replaceWire, type Wire } from "./core/http/wire.ts";
import { loadTexts } from "./core/language/i18n.tsx";
import { withoutLanguageWish } from "./core/language/language.ts";
import { findText, type TextGroup } from "./core/language/texts.ts";
import { answersIn, writePainted } from "./core/painted.ts";
import { locationOf } from "./core/routing/location.ts";
import { lateScreenNames } from "./late-screens.ts";
import { paths } from "./core/routing/paths.ts";
import { PaintingCache } from "./painting-cache.ts";
import { painterWire } from "./painter-wire.ts";
import { Root } from "./root.tsx";
import { isPublicPath, Portal, preloadScreen, redirectOf, screenAt, titleOf } from "./routes.tsx";

/** Paints the pages of the portal where there is no browser. Nothing of one person is kept beside their own request. */
export function createPainter(scope: Scope<Wire>, configuration: ClientConfiguration): Painter {
  setConfiguration(configuration);
  replaceWire(() => {
    const own = scope.getStore();
    if (!own) throw new Error("Nobody asks outside a question");
    return own;
  });
  return {
    paint: (wish) => paint(scope, wish),
    addresses: ["/", ...lateScreenNames.map((name) => paths[name].path)].filter(
      (path) => !isPublicPath(path),
    ),
    async prepare() {
      for (const name of lateScreenNames) await preloadScreen(paths[name].path);
    },
  };
}

async function paint(scope: Scope<Wire>, wish: PaintWish): Promise<PaintedPage | undefined> {
  const { language, now, signal } = wish;
  const initial = locationOf(withoutLanguageWish(wish.address) ?? wish.address);
  if (isPublicPath(initial.path) || redirectOf(initial.path)) return undefined;
  const failure = Promise.withResolvers<never>();
  const texts = new Set<TextGroup>();
  const host: Host = {
    now: () => now,
    device: () => ({ userAgent: wish.userAgent, maxTouchPoints: 0 }),
    cookies: () => wish.cookies,
    kept: () => null,
    reads: (group) => texts.add(group),
  };
  const wire = painterWire(wish, failure.reject);
  const cache = new PaintingCache(scope, wire, failure.reject);
  const draw = async (): Promise<PaintedPage> => {
    await preloadScreen(initial.path);
    const stream = await renderToReadableStream(
      <Root host={host} language={language} cache={cache}>
        <Portal initial={initial} />
      </Root>,
      // All in its place: nothing is left to a script that would move it there.
      { signal, onError: failure.reject, progressiveChunkSize: Number.MAX_SAFE_INTEGER },
    );
    await stream.allReady;
    const markup = await textOf(stream);
    const state = writePainted({
      language,
      at: now.getTime(),
      texts: [...texts],
      answers: answersIn(cache),
    });
    const screen = screenAt(initial.path) ?? "";
    const title = await titleAt(initial.path, language);
    return { markup, state, screen, title, texts: [...texts] };
  };
  return Promise.race([draw(), failure.promise]);
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
