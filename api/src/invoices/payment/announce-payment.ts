import {
  ANNOUNCED_DAYS,
  announcementRefusal,
  paymentAwaitedUntil,
} from "@portal/model/invoices/announced-payment.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../../core/context.ts";
import { todayOf } from "../invoices.ts";
import { lockInvoice } from "./lock-invoice.ts";

/** Records that the customer announced a payment. A second announcement while it is awaited changes nothing. */
export async function announcePayment(ctx: Context, no: string): Promise<string> {
  const today = todayOf(ctx);
  return ctx.write(async (db, session) => {
    const invoice = await lockInvoice(db, session, no);
    const reason = announcementRefusal(invoice, today);
    if (reason) throw new Problem("CONFLICT", { reason });
    const awaited = paymentAwaitedUntil(invoice, today);
    if (awaited) return awaited;
    await db
      .updateTable("invoice")
      .set({ paymentAnnouncedOn: today })
      .where("no", "=", no)
      .execute();
    return moveDay(today, { days: ANNOUNCED_DAYS });
  });
}
