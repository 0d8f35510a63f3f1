import {
  DeskChallenge,
  DeskCode,
  DeskDoor,
  type DeskRefusal,
  DeskSignIn,
  TerminalSignIn,
} from "@portal/model/desk/session.ts";
import { fallbackLanguage, preferredLanguage } from "@portal/model/portal/languages.ts";
import { clientAddress } from "../../core/http/caller.ts";
import { parse } from "../../core/http/parse.ts";
import { type DoorParts, PROVIDER_CALLBACK } from "../door-parts.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { providerCookie, sessionCookie, signInCookie } from "./cookie.ts";
import { finishSignIn, openPending, sealPending } from "./provider-sign-in.ts";
import { checkCode, checkPassword, readDoor } from "./sign-in.ts";
import { signTerminalIn } from "./terminal.ts";

export function signInRoutes(parts: DoorParts) {
  const router = deskRouter();
  const pending = signInCookie(parts.publicUrl);
  const session = sessionCookie(parts.publicUrl);
  router.get("/desk/v1/door", async (c) => c.json(DeskDoor.parse(await readDoor(parts))));
  router.post("/desk/v1/sign-in", async (c) => {
    const given = parse(DeskSignIn, await readJson(c));
    const { incoming } = c.env ?? {};
    const address = incoming ? clientAddress(incoming, parts.trustProxy) : "unknown";
    const { token, ...challenge } = await checkPassword(parts, given, address);
    c.header("set-cookie", pending.set(token));
    return c.json(DeskChallenge.parse(challenge));
  });
  router.post("/desk/v1/sign-in/code", async (c) => {
    const given = parse(DeskCode, await readJson(c));
    const hash = pending.hashIn(c.req.header("cookie"));
    const { token } = await checkCode(parts, hash, given);
    c.header("set-cookie", session.set(token));
    c.header("set-cookie", pending.clear(), { append: true });
    return c.body(null, 204);
  });
  router.post("/desk/v1/sign-in/terminal", async (c) => {
    const { token } = await signTerminalIn(parts, parse(TerminalSignIn, await readJson(c)));
    c.header("set-cookie", session.set(token));
    return c.body(null, 204);
  });
  const atProvider = providerCookie(parts.publicUrl);
  const { secrets } = parts.services;
  router.get("/desk/v1/sign-in/provider", async (c) => {
    const language = preferredLanguage([c.req.query("language") ?? ""]) ?? fallbackLanguage;
    const begun = await parts.provider?.begin(language);
    if (!begun) return c.redirect(refusedAt("unavailable"), 302);
    c.header("set-cookie", atProvider.set(sealPending(secrets, begun.pending)));
    return c.redirect(begun.url.href, 302);
  });
  router.get(PROVIDER_CALLBACK, async (c) => {
    const sealed = atProvider.read(c.req.header("cookie"));
    const pendingThere = openPending(secrets, sealed, c.req.query("state"));
    const done = await finishSignIn(parts, new URL(c.req.url).searchParams, pendingThere);
    c.header("set-cookie", atProvider.clear());
    if ("refusal" in done) return c.redirect(refusedAt(done.refusal), 302);
    c.header("set-cookie", session.set(done.token), { append: true });
    return c.redirect("/desk/", 302);
  });
  return router;
}

const refusedAt = (refusal: DeskRefusal) => `/desk/?refused=${refusal}`;
