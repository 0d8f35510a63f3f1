import {
  type AgreedPlan,
  type InstalmentPlans,
  PLANS_PAGE,
  type PlansQuery,
  type PossiblePlan,
} from "@portal/model/desk/books/plans.ts";
import type { ArrangementInput } from "@portal/model/invoices/arrangement.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { Decider } from "@portal/model/requests/decisions.ts";
import { carryOutDecision } from "../../insurer/requests/decision.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";

const reading = { right: "books.read", role: "jobs" } as const;
const acting = { right: "books", role: "jobs" } as const;

/** A page of the plans of instalments. */
export function listPlans(call: DeskCall, { after = "" }: PlansQuery): Promise<InstalmentPlans> {
  return deskAct(call, reading, async (desk) => {
    const found = await call.receivables.listPlans(desk, after, PLANS_PAGE + 1);
    await desk.note({ action: "read", subject: "Desk.plans" });
    const plans = found
      .slice(0, PLANS_PAGE)
      .map(({ carrier, ...plan }) => ({ ...plan, ...carrier }));
    return { plans, hasMore: found.length > PLANS_PAGE };
  });
}

/** What may be agreed for an invoice; the customer reads that it was looked at. */
export function openPlan(call: DeskCall, no: string): Promise<PossiblePlan> {
  return deskAct(call, reading, async (desk) => {
    const plan = await call.receivables.possiblePlan(desk, no);
    if (!plan) throw new Problem("NOT_FOUND");
    const accountId = await accountOf(desk, no);
    await desk.note({ action: "read", subject: "Desk.invoices", accountId });
    return { ...plan, firstDates: [...plan.firstDates], counts: [...plan.counts] };
  });
}

/**
 * Agrees a plan with a customer: their request, with its origin, which is approved at once. Where a core system decides
 * such requests, it still does.
 */
export function agreePlan(
  call: DeskCall,
  no: string,
  input: ArrangementInput,
): Promise<AgreedPlan> {
  return deskAct(call, acting, async (desk) => {
    const { staff, note, db } = desk;
    const actor = `staff ${staff.name}` as const;
    const requester = { id: staff.sessionId, actor, correlationId: call.correlationId };
    const { id, accountId } = await call.receivables.requestPlan(desk, requester, { no, input });
    const { decider, status } = await db
      .selectFrom("interaction")
      .select(["decider", "status"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await note({ action: "invoice plan agreed", subject: no, accountId, after: input });
    if (decider === "EXCHANGE") return { requestId: id, status };
    const decided = await carryOutDecision(desk, call.kinds, {
      id,
      decider: Decider.parse(decider),
      actor,
      decision: { decision: "approved" },
    });
    return { requestId: id, status: decided.status };
  });
}

export function cancelPlan(call: DeskCall, no: string, reason: string): Promise<void> {
  return deskAct(call, acting, async (desk) => {
    const { accountId, deadline } = await call.receivables.cancelPlan(desk, no);
    const after = { endedOn: desk.today, deadline, reason };
    const before = { endedOn: null };
    await desk.note({ action: "invoice plan cancelled", subject: no, accountId, before, after });
  });
}

async function accountOf({ db }: DeskWork, no: string): Promise<string> {
  const { accountId } = await db
    .selectFrom("invoice")
    .select("accountId")
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  return accountId;
}
