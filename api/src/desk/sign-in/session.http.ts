import { DeskSession, DeskSettings, TerminalCode } from "@portal/model/desk/session.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf, deskAct, type Staff } from "../call.ts";
import type { DoorParts } from "../door-parts.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { sessionCookie } from "./cookie.ts";
import { newTerminalCode } from "./terminal.ts";

export function sessionRoutes({ publicUrl }: DoorParts) {
  const router = deskRouter();
  const cookie = sessionCookie(publicUrl);
  router.get("/desk/v1/session", (c) => c.json(sessionOf(callOf(c).staff)));
  router.patch("/desk/v1/session", async (c) => {
    const { language } = parse(DeskSettings, await readJson(c));
    await deskAct(callOf(c), {}, async ({ db, staff, note }) => {
      await db.updateTable("staff").set({ language }).where("id", "=", staff.staffId).execute();
      await note({ action: "desk language", before: staff.language, after: language });
    });
    return c.body(null, 204);
  });
  router.delete("/desk/v1/session", async (c) => {
    const { pool, tokenHash } = callOf(c);
    await pool.query("select end_desk_session($1)", [tokenHash]);
    c.header("set-cookie", cookie.clear());
    return c.body(null, 204);
  });
  router.post("/desk/v1/session/terminal-code", async (c) =>
    c.json(TerminalCode.parse(await newTerminalCode(callOf(c))), 201),
  );
  return router;
}

function sessionOf({ staffId, expiresAt, ...staff }: Staff): DeskSession {
  return DeskSession.parse({ id: staffId, ...staff, expiresAt: expiresAt.toISOString() });
}
