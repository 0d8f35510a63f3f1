import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isLanguage } from "@portal/model/portal/languages.ts";
import { Hono } from "hono";
import { languageOf } from "../../core/context.ts";
import { answerAsset, loadAssets } from "../../core/http/assets.ts";
import { readCookie } from "../../core/cookies.ts";
import { newNonce, pagePolicy } from "../../core/http/headers.ts";

/** Serves the built desk: its files, and one page for every address below /desk. It holds no data of its own. */
export function deskPages(webFolder: string): Hono {
  const app = new Hono();
  const file = path.join(webFolder, "desk", "desk.html");
  if (!existsSync(file)) return app;
  const template = readFileSync(file, "utf8");
  const assets = loadAssets(webFolder, (address) => address.startsWith("/desk/"));
  app.get("/desk", (c) => page(c.req.header("cookie"), c.req.header("accept-language")));
  app.get("/desk/*", (c) => {
    const asset = assets.get(c.req.path);
    if (asset) return answerAsset(asset, c.req.header("accept-encoding") ?? "");
    if (path.extname(c.req.path)) return c.json({ code: "NOT_FOUND" }, 404);
    return page(c.req.header("cookie"), c.req.header("accept-language"));
  });
  return app;

  function page(cookies: string | undefined, accepted: string | undefined): Response {
    const chosen = readCookie(cookies, "user_lang");
    const language = isLanguage(chosen) ? chosen : languageOf(accepted);
    const nonce = newNonce();
    const html = template.replaceAll("__LANG__", language).replaceAll("__NONCE__", nonce);
    return new Response(html, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": pagePolicy(nonce, { frames: ["'self'"] }),
        "cache-control": "no-store",
      },
    });
  }
}
