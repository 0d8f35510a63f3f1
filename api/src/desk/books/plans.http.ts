import { WithReason } from "@portal/model/desk/books/payments.ts";
import {
  AgreedPlan,
  InstalmentPlans,
  PlansQuery,
  PossiblePlan,
} from "@portal/model/desk/books/plans.ts";
import { ArrangementInput } from "@portal/model/invoices/arrangement.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { invoiceNumberIn } from "../parameters.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { agreePlan, cancelPlan, listPlans, openPlan } from "./plans.ts";

export function planRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/books/plans", async (c) => {
    const query = parse(PlansQuery, c.req.query());
    return c.json(InstalmentPlans.parse(await listPlans(callOf(c), query)));
  });
  router.get("/desk/v1/books/plans/:no", async (c) =>
    c.json(PossiblePlan.parse(await openPlan(callOf(c), invoiceNumberIn(c)))),
  );
  router.post("/desk/v1/books/plans/:no", async (c) => {
    const input = parse(ArrangementInput, await readJson(c));
    return c.json(AgreedPlan.parse(await agreePlan(callOf(c), invoiceNumberIn(c), input)), 201);
  });
  router.delete("/desk/v1/books/plans/:no", async (c) => {
    const { reason } = parse(WithReason, await readJson(c));
    await cancelPlan(callOf(c), invoiceNumberIn(c), reason);
    return c.body(null, 204);
  });
  return router;
}
