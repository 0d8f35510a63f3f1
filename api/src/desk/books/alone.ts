import type { LimitedAct } from "@portal/model/desk/books/credits.ts";
import { sql as raw } from "kysely";
import { lockAccount } from "../../insurer/credits.ts";
import type { DeskWork } from "../call.ts";
import { limitOf } from "./money-limit.ts";

/** A booking by hand, which no line of a bank explains. In rappen. */
interface HandBooking {
  act: "note" | "return" | "cancel";
  /** The limit that it counts against. */
  limited: LimitedAct;
  accountId: string;
  amount: number;
}

/**
 * Whether the person books this alone, which is then counted. What they booked alone today and what was booked so for
 * the account count with it, because a sum could otherwise be divided.
 */
export async function mayBookAlone(desk: DeskWork, booking: HandBooking): Promise<boolean> {
  const { db, staff, today } = desk;
  const { act, limited, accountId, amount } = booking;
  // In this order everywhere: two bookings of one person or of one account wait for one another.
  await lockAccount(db, accountId);
  await raw`select pg_advisory_xact_lock(hashtext('booked alone'), hashtext(${staff.staffId}))`.execute(
    db,
  );
  const { byPerson, byAccount } = await db
    .selectFrom("staffBooking")
    .select([
      raw<number>`coalesce(sum(amount) filter (where staff_id = ${staff.staffId}), 0)::float8`.as(
        "byPerson",
      ),
      raw<number>`coalesce(sum(amount) filter (where account_id = ${accountId}), 0)::float8`.as(
        "byAccount",
      ),
    ])
    .where("bookedOn", "=", today)
    .where("act", "=", act)
    .where((row) => row.or([row("staffId", "=", staff.staffId), row("accountId", "=", accountId)]))
    .executeTakeFirstOrThrow();
  const limit = await limitOf(desk, limited);
  if (Math.max(byPerson, byAccount) + amount > limit) return false;
  await db
    .insertInto("staffBooking")
    .values({ act, accountId, amount, staffId: staff.staffId, bookedOn: today })
    .execute();
  return true;
}
