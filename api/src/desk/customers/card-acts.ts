import type { DeskCardOrder } from "@portal/model/desk/customer-acts.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type BlockedCard, blockCard, unblockCard } from "../../insurer/cards/block-card.ts";
import { placeCardOrder } from "../../insurer/cards/card-order.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";
import { actFor, requireCustomer } from "./act-for.ts";

/** Orders a card for a person of an open customer: the same request as in the portal, with its origin and its message. */
export function orderCardFor(
  call: DeskCall,
  insuredNumber: number,
  { reason }: DeskCardOrder,
): Promise<{ id: string }> {
  return deskAct(call, { right: "customers.act", role: "jobs" }, async (desk) => {
    const { db, note, today } = desk;
    const accountId = await requireCustomer(desk, insuredNumber);
    const contract = await db
      .selectFrom("basicContract as k")
      .innerJoin("insured as p", "p.insuredNumber", "k.insuredNumber")
      .select("k.insurerCode")
      .where("k.insuredNumber", "=", insuredNumber)
      .where("p.forInformation", "=", false)
      .where("k.validTo", ">=", today)
      .orderBy("k.validFrom")
      .limit(1)
      .executeTakeFirst();
    if (!contract) throw new Problem("INVALID", { fields: { insuredNumber: "card.notEligible" } });
    const act = await actFor(desk, accountId);
    const ctx = { ...act.ctx, clock: call.services.clock };
    const request = await placeCardOrder(
      { ...act, ctx },
      {
        insuredNumber,
        healthInsurer: contract.insurerCode,
        reason,
      },
    );
    await note({ action: "request card order", subject: request.id, accountId, after: { reason } });
    return request;
  });
}

/** Blocks a card of a person of an open customer at once; nothing takes its place. */
export function blockCardOf(call: DeskCall, insuredNumber: number, cardNumber: string) {
  return changeCard(call, { insuredNumber, cardNumber, action: "card blocked", change: blockCard });
}

/** Takes a block back, unless another card has taken the place of this one. */
export function unblockCardOf(call: DeskCall, insuredNumber: number, cardNumber: string) {
  const change = unblockCard;
  return changeCard(call, { insuredNumber, cardNumber, action: "card unblocked", change });
}

interface CardChange {
  insuredNumber: number;
  cardNumber: string;
  action: "card blocked" | "card unblocked";
  change: (
    db: DeskWork["db"],
    card: { cardNumber: string; today: string },
  ) => Promise<BlockedCard | undefined>;
}

function changeCard(
  call: DeskCall,
  { insuredNumber, cardNumber, action, change }: CardChange,
): Promise<void> {
  return deskAct(call, { right: "customers.act", role: "jobs" }, async (desk) => {
    const { db, today, note } = desk;
    const accountId = await desk.requireOpen({ insuredNumber });
    const before = await db
      .selectFrom("insuranceCard")
      .select("blockedOn")
      .where("cardNumber", "=", cardNumber)
      .where("insuredNumber", "=", insuredNumber)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new Problem("NOT_FOUND");
    if (!(await change(db, { cardNumber, today })))
      throw new Problem("CONFLICT", { errorCodes: ["cardState"] });
    const blockedOn = action === "card blocked" ? today : null;
    await note({ action, subject: cardNumber, accountId, before, after: { blockedOn } });
  });
}
