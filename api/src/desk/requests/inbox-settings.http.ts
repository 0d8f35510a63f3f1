import {
  Colleagues,
  RefusalReasons,
  SavedFilter,
  SavedFilters,
} from "@portal/model/inbox/requests.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import {
  deleteFilter,
  listColleagues,
  listFilters,
  listReasons,
  saveFilter,
} from "./inbox-settings.ts";

export function inboxSettingRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/filters", async (c) =>
    c.json(SavedFilters.parse(await listFilters(callOf(c)))),
  );
  router.post("/desk/v1/filters", async (c) => {
    await saveFilter(callOf(c), parse(SavedFilter, await readJson(c)));
    return c.body(null, 204);
  });
  router.delete("/desk/v1/filters/:name", async (c) => {
    await deleteFilter(callOf(c), c.req.param("name"));
    return c.body(null, 204);
  });
  router.get("/desk/v1/colleagues", async (c) =>
    c.json(Colleagues.parse(await listColleagues(callOf(c)))),
  );
  router.get("/desk/v1/refusal-reasons", async (c) =>
    c.json(RefusalReasons.parse(await listReasons(callOf(c)))),
  );
  return router;
}
