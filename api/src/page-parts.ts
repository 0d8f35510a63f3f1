import { Hono } from "hono";
import { clientConfigurationOf } from "./client-configuration.ts";
import type { Config } from "./core/config.ts";
import { cookieNames } from "./core/http/cookies.ts";
import { servePages } from "./core/http/pages.ts";
import { loadPainter, type PainterParts } from "./core/http/painter.ts";
import type { RestVariables } from "./core/http/rest.ts";
import { faqFiles, faqPages } from "./faq/faq-pages.http.ts";

interface PageNeeds extends Pick<PainterParts, "clock" | "log" | "ask"> {
  identity: { passwordPath: string };
  pushKey: { publicKey: string };
}

/** The portal's pages, painted for whoever is signed in. */
export function pageParts(
  { config, webFolder }: { config: Config; webFolder?: string },
  { identity, pushKey, ...own }: PageNeeds,
) {
  const clientConfiguration = clientConfigurationOf(
    config,
    identity.passwordPath,
    pushKey.publicKey,
  );
  if (!webFolder) return { clientConfiguration };
  const painter = loadPainter(webFolder, {
    ...own,
    configuration: clientConfiguration,
    cookies: cookieNames(config.publicUrl),
    patienceMs: config.paintPatienceMs,
  });
  const pages = new Hono<RestVariables>();
  pages.route("/", faqFiles(config.publicUrl));
  pages.route(
    "/",
    servePages(webFolder, clientConfiguration, faqPages(config.publicUrl), painter?.paint),
  );
  return { clientConfiguration, pages, painter };
}
