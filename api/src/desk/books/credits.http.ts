import { WaitingApprovals } from "@portal/model/desk/approvals.ts";
import {
  CreditsQuery,
  HeldCredits,
  HeldPayouts,
  LimitChange,
  MoneyLimits,
  PayoutsQuery,
} from "@portal/model/desk/books/credits.ts";
import { MoneyAct, WithReason } from "@portal/model/desk/books/payments.ts";
import { parse } from "../../core/http/parse.ts";
import { listApprovals } from "../approvals/approvals.ts";
import { callOf } from "../call.ts";
import { idIn } from "../parameters.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { listCredits, listPayouts } from "./list-credits.ts";
import { askLimitChange, readLimits } from "./money-limit.ts";
import { askRelease } from "./release-payout.ts";

export function creditRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/books/credits", async (c) => {
    const query = parse(CreditsQuery, c.req.query());
    return c.json(HeldCredits.parse(await listCredits(callOf(c), query)));
  });
  router.get("/desk/v1/books/payouts", async (c) => {
    const query = parse(PayoutsQuery, c.req.query());
    return c.json(HeldPayouts.parse(await listPayouts(callOf(c), query)));
  });
  router.post("/desk/v1/books/payouts/:id/release", async (c) => {
    const { reason } = parse(WithReason, await readJson(c));
    return c.json(MoneyAct.parse(await askRelease(callOf(c), idIn(c), reason)), 202);
  });
  router.get("/desk/v1/books/approvals", async (c) => {
    const approvals = await listApprovals(callOf(c), "money");
    return c.json(WaitingApprovals.parse({ approvals }));
  });
  router.get("/desk/v1/books/limits", async (c) =>
    c.json(MoneyLimits.parse(await readLimits(callOf(c)))),
  );
  router.put("/desk/v1/books/limits", async (c) => {
    const change = parse(LimitChange, await readJson(c));
    return c.json(MoneyAct.parse(await askLimitChange(callOf(c), change)), 202);
  });
  return router;
}
