import { OpenedAccess, ReasonedAccess } from "@portal/model/desk/access.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { openWithReason } from "./reasoned-access.ts";

export function accessRoutes() {
  const router = deskRouter();
  router.post("/desk/v1/accesses", async (c) => {
    const given = parse(ReasonedAccess, await readJson(c));
    return c.json(OpenedAccess.parse(await openWithReason(callOf(c), given)), 201);
  });
  return router;
}
