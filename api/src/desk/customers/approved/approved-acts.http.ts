import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { ApprovalAsked } from "@portal/model/desk/approvals.ts";
import { DeskAccountChange, deskBankAccount } from "@portal/model/desk/approved-acts.ts";
import { deskDeath, deskGuardian, deskGuardianEnd } from "@portal/model/desk/life-events.ts";
import { parse } from "../../../core/http/parse.ts";
import { callOf, type DeskCall } from "../../call.ts";
import { insuredNumberIn } from "../../parameters.ts";
import { readJson } from "../../read-json.ts";
import { deskRouter } from "../../router.ts";
import { askAccountChange } from "./account-changes.ts";
import { askBankAccount } from "./bank-change.ts";
import { askDeath } from "./death.ts";
import { askGuardian, askGuardianEnd } from "./guardian.ts";

/** The acts on a customer's behalf that a colleague approves. */
export function approvedActRoutes() {
  const router = deskRouter();
  router.post("/desk/v1/customers/:number/account-changes", async (c) => {
    const change = parse(DeskAccountChange, await readJson(c));
    const asked = await askAccountChange(callOf(c), insuredNumberIn(c), change);
    return c.json(ApprovalAsked.parse(asked), 202);
  });
  router.post("/desk/v1/customers/:number/bank-account", async (c) => {
    const account = parse(deskBankAccount(todayOf(callOf(c))), await readJson(c));
    const asked = await askBankAccount(callOf(c), insuredNumberIn(c), account);
    return c.json(ApprovalAsked.parse(asked), 202);
  });
  router.post("/desk/v1/customers/:number/death", async (c) => {
    const death = parse(deskDeath(todayOf(callOf(c))), await readJson(c));
    const asked = await askDeath(callOf(c), insuredNumberIn(c), death);
    return c.json(ApprovalAsked.parse(asked), 202);
  });
  router.post("/desk/v1/customers/:number/guardian", async (c) => {
    const guardian = parse(deskGuardian(todayOf(callOf(c))), await readJson(c));
    const asked = await askGuardian(callOf(c), insuredNumberIn(c), guardian);
    return c.json(ApprovalAsked.parse(asked), 202);
  });
  router.post("/desk/v1/customers/:number/guardian/end", async (c) => {
    const end = parse(deskGuardianEnd(todayOf(callOf(c))), await readJson(c));
    const asked = await askGuardianEnd(callOf(c), insuredNumberIn(c), end);
    return c.json(ApprovalAsked.parse(asked), 202);
  });
  return router;
}

function todayOf({ services }: DeskCall): string {
  return todayInZurich(services.clock.now());
}
