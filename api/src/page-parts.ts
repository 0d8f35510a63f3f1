import { Hono } from "hono";
import { clientConfigurationOf } from "./client-configuration.ts";
import type { Config } from "./core/config.ts";
import { cookieNames } from "./core/cookies.ts";
import { servePages } from "./core/http/pages.ts";
import { type LoadedRenderer, loadRenderer, type RendererParts } from "./core/ssr/renderer.ts";
import type { RestVariables } from "./core/http/rest.ts";
import { faqFiles, faqPages } from "./faq/faq-pages.http.ts";

interface PageNeeds extends Pick<RendererParts, "clock" | "log" | "ask"> {
  identity: { passwordPath: string };
  pushKey: { publicKey: string };
}

/** The portal's pages, rendered on the server for signed-in customers. */
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
  const renderer = loadRenderer(webFolder, {
    ...own,
    configuration: clientConfiguration,
    cookies: cookieNames(config.publicUrl),
    timeoutMs: config.ssrTimeoutMs,
  });
  const pages = new Hono<RestVariables>();
  pages.route("/", faqFiles(config.publicUrl));
  pages.route(
    "/",
    servePages(webFolder, clientConfiguration, faqPages(config.publicUrl), renderer?.render),
  );
  return { clientConfiguration, pages, renderer };
}

/** Passkeys take 250 modules, which are loaded once the node answers, before the first sign-in. */
export async function warmUp(
  { role }: Config,
  renderer: LoadedRenderer | undefined,
  answer: RendererParts["ask"],
): Promise<void> {
  if (role !== "jobs") await import("@simplewebauthn/server");
  await renderer?.warmUp(answer);
}
