import { DeskChallenge, DeskCode, DeskDoor, DeskSignIn } from "@portal/model/desk/session.ts";
import { clientAddress } from "../../core/http/caller.ts";
import { parse } from "../../core/http/parse.ts";
import type { DoorParts } from "../door-parts.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { sessionCookie, signInCookie } from "./cookie.ts";
import { checkCode, checkPassword, readDoor } from "./sign-in.ts";

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
  return router;
}
