import {
  DunningPreview,
  DunningQuery,
  DunningRelease,
  DunningSetting,
} from "@portal/model/desk/books/dunning.ts";
import { WithReason } from "@portal/model/desk/books/payments.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { invoiceNumberIn } from "../parameters.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { changeSetting, previewRun, releaseRun } from "./dunning-runs.ts";
import { holdReminder, letReminderGo } from "./hold-reminder.ts";

export function dunningRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/books/dunning", async (c) => {
    const query = parse(DunningQuery, c.req.query());
    return c.json(DunningPreview.parse(await previewRun(callOf(c), query)));
  });
  router.post("/desk/v1/books/dunning/release", async (c) => {
    await releaseRun(callOf(c), parse(DunningRelease, await readJson(c)));
    return c.body(null, 204);
  });
  router.put("/desk/v1/books/dunning/setting", async (c) => {
    await changeSetting(callOf(c), parse(DunningSetting, await readJson(c)));
    return c.body(null, 204);
  });
  router.post("/desk/v1/books/dunning/:no/hold", async (c) => {
    const { reason } = parse(WithReason, await readJson(c));
    await holdReminder(callOf(c), invoiceNumberIn(c), reason);
    return c.body(null, 204);
  });
  router.delete("/desk/v1/books/dunning/:no/hold", async (c) => {
    await letReminderGo(callOf(c), invoiceNumberIn(c));
    return c.body(null, 204);
  });
  return router;
}
